import QtQuick
import QtTest
import Spadille

// The wall of the hall in a window of its own, beside the one in which results are typed.
Walk {
    id: hall

    name: "EventWall"

    property bool told: false  // a test has told results: the next one begins anew
    readonly property var sizes: [[1920, 1080], [800, 480], [1080, 1920], [360, 640], [1280, 800]]

    function init() {
        failOnWarning(bench.ourWarnings());
        House.eventWall.seconds = 0;
        if (House.event.number === 0)
            bench.fillHall(77, 4, 3, 2, 0);
    }

    function cleanup() {
        House.settings.language = "en";
        House.settings.theme = "light";
        House.settings.textSize = 100;
        House.eventWall.shown = false;
        if (told)
            House.event.putAway();
        told = false;
        window.home();
        wait(0);
    }

    function hang() {
        window.showWall();
        bench.lay(window.wall);
        return window.wall;
    }

    // The keyboard is its own now, as after a tap on it.
    function take(wall) {
        wall.requestActivate();
        tryVerify(() => wall.active, bench.patience);
    }

    // What a column shows: texts of its items of this name, from above.
    function shown(column, part) {
        const all = [];
        const place = bench.find(window.wall, column);
        for (let i = 0; ; ++i) {
            const line = bench.find(place, "line" + i);
            if (!line)
                return all;
            all.push(line.told[part]);
        }
    }

    function words(column, part) {
        return bench.find(bench.find(window.wall, column), part).text;
    }

    function test_opens_from_the_ranking_and_goes_again() {
        window.go("EventRankingPage");
        tap("showWall");
        verify(window.wall !== null && window.wall.visible);
        compare(window.wall.transientParent, null);
        tap("showWall");
        tryVerify(() => window.wall === null, bench.patience);
    }

    function test_shows_who_leads_and_where_everybody_sits() {
        const wall = hang();
        wall.width = 1920;
        wall.height = 1080;
        bench.lay(wall);
        compare(words("left", "head"), "After round 2");
        compare(words("right", "head"), "Round 3: your table");
        compare(words("right", "foot"), "1–20 of 77");
        compare(shown("left", "lead").length, 20);
        compare(shown("left", "lead")[19], "20");
        compare(shown("right", "name")[0], "Aad Bakker");
    }

    function test_turns() {
        const wall = hang();
        wall.width = 1920;
        wall.height = 1080;
        bench.lay(wall);
        const pages = [];
        for (let page = 0; page < 4; ++page) {
            pages.push(...shown("right", "name"));
            wall.turn();
            bench.lay(wall);
        }
        compare(pages.length, 77);
        compare(new Set(pages).size, 77);
        compare(shown("right", "name")[0], "Aad Bakker");
    }

    function test_where_columns_do_not_fit_beside_each_other_they_take_turns() {
        const wall = hang();
        wall.width = 1280;
        wall.height = 720;
        House.settings.textSize = 200;
        bench.lay(wall);
        verify(bench.find(wall, "left") && !bench.find(wall, "right"));
        const first = House.eventWall.left.first;
        wall.turn();
        bench.lay(wall);
        verify(bench.find(wall, "right") && !bench.find(wall, "left"));
        compare(House.eventWall.left.first, first);
        wall.turn();
        verify(House.eventWall.left.first > first);
    }

    function test_turns_by_itself() {
        hang();
        const first = House.eventWall.left.first;
        House.eventWall.seconds = 1;
        tryVerify(() => House.eventWall.left.first !== first, bench.patience);
    }

    function test_result_is_there_at_once() {
        const wall = hang();
        wall.width = 1920;
        wall.height = 1080;
        told = true;
        bench.tellTable(3, 2, 9000, 100);
        bench.lay(wall);
        compare(words("left", "head"), "Round 3 so far");
        compare(shown("left", "aside").slice(0, 2), ["9000", "9000"]);
        compare(words("right", "head"), "Round 3, table by table");
        compare(shown("right", "figure")[1], "9000 : 100");
    }

    function test_F11_and_a_double_tap_fill_the_screen() {
        const wall = hang();
        take(wall);
        verify(!wall.full);
        bench.key(wall, Qt.Key_F11);
        verify(wall.full);
        bench.key(wall, Qt.Key_F11);
        verify(!wall.full);
        mouseDoubleClickSequence(bench.find(wall, "left"));
        tryVerify(() => wall.full, bench.patience);
        compare(House.settings.fullScreen, false);
    }

    function test_Escape_takes_it_down_and_leaves_the_page() {
        window.go("EventRankingPage");
        const page = window.shown;
        const wall = hang();
        take(wall);
        bench.key(wall, Qt.Key_Escape);
        tryVerify(() => window.wall === null, bench.patience);
        compare(window.shown, page);
    }

    function test_keyboard_stays_where_results_are_typed() {
        window.go("EventRankingPage");
        const wall = hang();
        window.requestActivate();
        tryVerify(() => window.active, bench.patience);
        window.shown.search();
        bench.letter(window, "a");
        wall.turn();
        told = true;
        bench.tellTable(3, 3, 1400, 1192);
        bench.runClock(3, 18, 15);
        bench.lay(wall);
        verify(window.active && !wall.active);
        bench.letter(window, "n");
        compare(seen("search").text, "an");
    }

    function test_nothing_is_cut_off_in_any_window_data() {
        const rows = [];
        ["en", "ja", "nl", "fr"].slice(0, bench.many(2, 4)).forEach((language, i) => sizes.forEach((size, j) => rows.push({
                    "tag": [language, size.join("x"), [100, 200, 80][(i + j) % 3]].join(" "),
                    "language": language,
                    "theme": ["light", "dark", "contrast"][(i + j) % 3],
                    "textSize": [100, 200, 80][(i + j) % 3],
                    "size": size
                })));
        return rows;
    }

    function test_nothing_is_cut_off_in_any_window(row) {
        House.settings.language = row.language;
        House.settings.theme = row.theme;
        House.settings.textSize = row.textSize;
        const wall = hang();
        [wall.width, wall.height] = row.size;
        bench.runClock(3, 16, 20);
        bench.lay(wall);
        compare(bench.overflowing(wall).filter(fault => !/ name /.test(fault)), []);  // those may end in dots
        if (bench.pictures() !== "")
            grabImage(wall.contentItem).save(bench.pictures() + "/wall-" + row.tag.replace(/ /g, "-") + ".png");
    }
}
