import QtQuick
import QtTest
import Spadille

// The pictures of docs/screens, where somebody wants them: every page from evenings that were
// really played, and a few in other clothes.
Scenes {
    id: screens

    name: "Screens"

    // What a picture is called, and of which scene it is.
    readonly property var wanted: [["home", "home"], ["new-session", "new-klaverjas"], ["table", "table-roem"], ["table-quadrille", "table-quadrille"], ["entry-euchre", "entry-euchre"], ["entry-klaverjas", "entry-klaverjas"], ["entry", "entry-quadrille"], ["entry-kyuuri", "entry-kyuuri"], ["sheet", "sheet-explained"], ["sheet-corrected", "sheet-corrected"], ["chart", "chart"], ["settle-up", "settle-pool"], ["other-rules", "rescore"], ["share", "share"], ["phones", "phones-looking-on"], ["history", "history"], ["statistics", "head-to-head"], ["ranking", "ranking"], ["rules", "rules-euchre"], ["rulebook", "rulebook"], ["referee", "referee-allowed"], ["ruling", "ruling-decision"], ["card-by-card", "cards-revoke"], ["auction", "auction-euchre"], ["book", "book"], ["settings", "settings"], ["event-room", "event-room"], ["event-roster", "event-roster"], ["event-draw", "event-draw"], ["event-slip", "event-result-doubted"], ["event-ranking", "event-ranking"]]

    function cleanup() {
        House.settings.language = "en";
        House.settings.theme = "light";
        window.width = 1280;
        window.height = 800;
    }

    function take(name, scene) {
        const found = all.find(one => one[0] === scene);
        verify(found, "no scene " + scene);
        show(found);
        picture(name);
    }

    function test_every_page() {
        for (const [name, scene] of wanted)
            take(name, scene);
    }

    function test_in_other_clothes() {
        House.settings.theme = "dark";
        take("dark-quadrille", "entry-quadrille");
        House.settings.theme = "light";
        House.settings.language = "ja";
        take("japanese-kyuuri", "entry-kyuuri");
        House.settings.language = "nl";
        window.width = 360;
        window.height = 640;
        take("phone-klaverjas", "table-roem");
    }

    // What hangs on the wall of the hall, in a window of its own.
    function test_wall() {
        House.event.putAway();
        bench.fillHall(77, 4, 3, 2, 0);
        bench.runClock(3, 20, 24);
        window.showWall();
        window.wall.width = 1280;
        window.wall.height = 720;
        bench.lay(window.wall);
        compare(bench.overflowing(window.wall), []);
        if (bench.pictures() !== "")
            grabImage(window.wall.contentItem).save(bench.pictures() + "/wall.png");
        House.eventWall.shown = false;
        House.event.putAway();
    }

    // White around the squares on each side, four squares wide, whatever lies behind.
    function has_margin(code) {
        const at = code.mapToItem(window.contentItem, 0, 0);
        verify(at.y >= 0 && at.y + code.height <= window.height, "it is in sight");
        const shown = grabImage(window.contentItem);
        const square = Math.floor(Math.min(code.width, code.height) / (code.side + 8));
        const all = square * (code.side + 8);
        const left = at.x + Math.floor((Math.floor(code.width) - all) / 2);
        const top = at.y + Math.floor((Math.floor(code.height) - all) / 2);
        for (let i = 1; i < all - 1; i += 3)
            for (const edge of [1, 4 * square - 2, all - 4 * square + 1, all - 2])
                for (const [x, y] of [[i, edge], [edge, i]])
                    if (Math.min(x, y) < 4 * square || Math.max(x, y) >= all - 4 * square)
                        compare(shown.pixel(left + x, top + y), Qt.color("#ffffff"), [x, y].toString());
    }

    function test_code_keeps_its_margin_and_its_place() {
        House.settings.theme = "dark";
        at("klaverjas");
        window.go("SharePage");
        const code = seen("code");
        const place = code.mapToItem(window.contentItem, 0, 0);
        has_margin(code);
        tap("pdf");
        picture("share-saved-dark");
        compare(code.mapToItem(window.contentItem, 0, 0), place);
        has_margin(code);
    }

    function test_share() {
        at("euchre");
        window.go("SharePage");
        const code = seen("code");
        verify(code.words.startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
        verify(code.side > 100);
        tap("codeSession");
        verify(code.words.startsWith("{"));
        compare(JSON.parse(code.words).players.length, 4);
        tap("pdf");
        verify(/^Saved as .* euchre\.pdf$/.test(seen("shared").text));
        tap("pdf");
        verify(/^Saved as .* euchre 2\.pdf$/.test(seen("shared").text));
        compare(House.share.refused, false);
        tap("picture");
        verify(/^Saved as .* euchre\.png$/.test(seen("shared").text));
    }
}
