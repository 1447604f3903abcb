import QtQuick
import QtTest
import Spadille

// The pictures of docs/screens, where somebody wants them: every page from evenings that were
// really played, and a few in other clothes.
Scenes {
    id: screens

    name: "Screens"

    // What a picture is called, and of which scene it is.
    readonly property var wanted: [["home", "home"], ["new-session", "new-klaverjas"], ["table", "table-roem"], ["table-quadrille", "table-quadrille"], ["entry-euchre", "entry-euchre"], ["entry-klaverjas", "entry-klaverjas"], ["entry", "entry-quadrille"], ["entry-kyuuri", "entry-kyuuri"], ["sheet", "sheet-explained"], ["sheet-corrected", "sheet-corrected"], ["chart", "chart"], ["settle-up", "settle-pool"], ["other-rules", "rescore"], ["share", "share"], ["history", "history"], ["statistics", "head-to-head"], ["ranking", "ranking"], ["rules", "rules-euchre"], ["rulebook", "rulebook"], ["referee", "referee-allowed"], ["ruling", "ruling-decision"], ["card-by-card", "cards-revoke"], ["auction", "auction-euchre"], ["book", "book"], ["settings", "settings"]]

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
        tap("picture");
        verify(/^Saved as .* euchre\.png$/.test(seen("shared").text));
    }
}
