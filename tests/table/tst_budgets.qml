import QtQuick
import QtTest
import Spadille

// The least that must be entered: the tap budgets of each game.
Walk {
    name: "Budgets"

    readonly property var four: ["Aiko", "Bram", "Chie", "Dirk"]

    function totals() {
        return House.evening.totals.map(total => total.total);
    }

    // Counted from the table: whoever made trumps is tapped where he sits.
    function test_euchre_two_taps_and_three_alone() {
        begin("euchre", four);
        taps = 0;
        tap("seat0");
        tap("tricks3");
        compare(taps, 2);
        compare(totals(), [1, 0]);
        taps = 0;
        tap("seat1");
        tap("maker1");
        tap("tricks5");
        compare(taps, 3);
        compare(totals(), [1, 4]);
    }

    function test_klaverjas_five_taps_with_a_mark_of_roem() {
        begin("klaverjas", four);
        taps = 0;
        tap("roem0_20");
        tap("seat0");
        tap("digit9");
        tap("digit2");
        tap("save");
        compare(taps, 5);
        compare(totals(), [112, 70]);
    }

    function test_klaverjas_nat_and_pit_are_three_taps() {
        begin("klaverjas", four);
        taps = 0;
        tap("seat0");
        tap("nat");
        tap("save");
        compare(taps, 3);
        compare(totals(), [0, 162]);
        taps = 0;
        tap("seat1");
        tap("pit");
        tap("save");
        compare(taps, 3);
        compare(totals(), [0, 324]);
    }

    function test_quadrille_six_taps() {
        begin("quadrille", four);
        taps = 0;
        tap("seat0");
        tap("contract0");
        tap("partner2");
        tap("tricks5");
        tap("matadors");
        tap("save");
        compare(taps, 6);
        compare(totals().reduce((a, b) => a + b, 0), -House.entry.balances.find(balance => balance.pool).before);
    }

    function test_kyuuri_two_taps_one_a_match_and_one_a_player_in_full() {
        begin("kyuuri", ["Akira", "Hana", "Tomoko"]);
        taps = 0;
        tap("seat1");
        tap("rank12");
        compare(taps, 2);
        compare(totals(), [0, 12, 0]);
        taps = 0;
        tap("seat0");
        tap("match1");
        tap("rank5");
        compare(taps, 3);
        compare(totals(), [5, 7, 0]);
        tap("enter");
        tap("inFull");
        taps = 0;
        tap("taker2");
        tap("ranks3");
        tap("ranks9");
        tap("ranks4");
        compare(taps, 4);
        compare(totals(), [14, 7, 0]);
    }

    // On a small screen people stand on the board, and the taps are the same.
    function test_places_on_a_small_screen() {
        begin("euchre", four);
        for (const [width, height] of [[360, 640], [800, 480], [640, 360]]) {
            window.width = width;
            window.height = height;
            wait(0);
            taps = 0;
            tap("seat2");
            tap("tricks3");
            compare(taps, 2);
        }
        compare(totals(), [3, 0]);
        window.width = 1280;
        window.height = 800;
    }

    // A place that nobody can take a deal from now begins none.
    function test_places_at_the_end_of_a_game_and_of_a_session() {
        begin("euchre", four);
        for (const deal of [1, 2, 3]) {
            tap("seat0");
            tap("maker0");
            tap("tricks5");
        }
        verify(House.evening.gameOver !== "");
        verify(!seen("seat0").enabled);
        tap("enter");
        tap("maker0");
        tap("tricks3");
        verify(seen("seat0").enabled);
    }

    function test_a_session_with_the_usual_players_is_two_taps() {
        begin("euchre", four);
        window.home();
        const before = House.evening.number;
        taps = 0;
        tap("new");
        tap("begin");
        compare(taps, 2);
        verify(House.evening.number > before);
        compare(House.evening.seats.map(seat => seat.name), four);
    }

    function test_undo_and_an_explanation_are_one_tap_a_correction_three() {
        begin("euchre", four);
        tap("enter");
        tap("maker0");
        tap("tricks5");
        taps = 0;
        tap("undo");
        compare(taps, 1);
        compare(totals(), [0, 0]);
        for (const deal of ["tricks3", "tricks5"]) {
            tap("enter");
            tap("maker0");
            tap(deal);
        }
        tap("sheet");
        taps = 0;
        tap("deal1");
        verify(seen("line0"), "no explanation");
        compare(taps, 1);
        tap("correct");
        tap("tricks4");
        compare(taps, 3);
        compare(totals(), [3, 0]);
        tap("sheetUndo");
        compare(totals(), [3, 0]);
    }

    // On the sheet: the deal's pencil, what was wrong, done.
    function correct(deal, ...names) {
        tap("sheet");
        taps = 0;
        tap("correct" + deal);
        for (const name of names)
            tap(name);
        verify(taps <= 3, taps + " taps");
        window.pages.pop();
    }

    function test_a_correction_is_three_taps_in_every_game() {
        begin("euchre", four);
        for (const name of ["enter", "maker0", "tricks5"])
            tap(name);
        correct(1, "tricks3");
        compare(totals(), [1, 0]);
        begin("klaverjas", four);
        for (const name of ["enter", "maker0", "digit9", "digit2", "save"])
            tap(name);
        correct(1, "maker1", "save");
        compare(totals(), [70, 92]);
        begin("quadrille", four);
        for (const name of ["enter", "contract1", "ombre0", "tricks6", "save"])
            tap(name);
        correct(1, "ombre3", "save");
        verify(totals()[3] > 0);
        begin("kyuuri", ["Akira", "Hana", "Tomoko"]);
        for (const name of ["enter", "taker1", "rank12"])
            tap(name);
        correct(1, "rank9");
        compare(totals(), [0, 9, 0]);
    }

    function test_a_second_tap_that_comes_at_once_is_no_tap() {
        begin("euchre", four);
        tap("enter");
        tap("maker0");
        const button = seen("tricks3");
        const span = Guard.span;
        Guard.span = bench.patience;  // however long the first takes
        Guard.last = 0;
        mouseDoubleClickSequence(button);
        Guard.span = span;
        bench.settle();
        compare(House.evening.dealNumber, 2);
    }

    function test_wrong_beginning_is_mended_in_four_taps() {
        begin("kyuuri", ["Akira", "Hana", "Tomoko"]);  // known afterwards
        begin("euchre", four);
        tap("enter");
        play("maker3", "tricks5");
        taps = 0;
        play("mend", "deals1", "saveMended");
        compare(taps, 3);
        compare(House.sheet.entry(0).dealer, "Bram");
        taps = 0;
        play("mend", "fromNow", "seat3", "other_Hana");
        compare(totals(), [0, 2]);
        tap("saveMended");
        compare(taps, 5);
        compare(House.evening.seats[3].name, "Hana");
        taps = 0;
        play("mend", "seat0", "other_Tomoko");
        verify(seen("mended").text !== "", "what it does is told first");
        tap("saveMended");
        compare(taps, 4);
        compare(window.pages.currentItem.objectName, "TablePage");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
    }

    function test_one_rule_is_mended_with_what_it_does() {
        begin("euchre", four);
        tap("enter");
        play("maker0", "maker0", "tricks2");
        compare(totals(), [0, 2]);
        play("mend", "options");
        House.ruleSet.choose("euchred_loner", 4);
        play("useRules", "saveMended");
        compare(totals(), [0, 4]);
        verify(House.evening.written !== House.evening.lastDeal, "the bar says what was mended");
        tap("undo");
        compare(totals(), [0, 2]);
    }

    function within(name, above) {
        let item = seen(name);
        while (item && item !== above)
            item = item.parent;
        return item !== null;
    }

    // The whole of it lies in the window, and nothing is scrolled over it.
    function inSight(name) {
        const item = seen(name);
        const top = item.mapToItem(window.contentItem, 0, 0).y;
        const scroll = seen("scroll");
        const above = scroll.mapToItem(window.contentItem, 0, 0).y;
        const inside = !within(name, scroll) || (top >= above - 1 && top + item.height <= above + scroll.height + 1);
        return inside && top >= 0 && top + item.height <= window.height;
    }

    function test_number_and_save_are_in_sight_at_klaverjas_data() {
        const rows = [];
        for (const size of [[1280, 800], [800, 480], [360, 640], [768, 1024], [1920, 1080]])
            for (const letters of [100, 130, 200])
                for (const state of ["made", "nat", "pit"])
                    rows.push({
                        "tag": size.join("x") + " " + letters + " % " + state,
                        "size": size,
                        "letters": letters,
                        "state": state
                    });
        return rows.filter((_, number) => bench.many(0, 1) > 0 || number % 5 === 0);
    }

    function test_number_and_save_are_in_sight_at_klaverjas(row) {
        begin("klaverjas", four);
        tap("enter");
        House.settings.textSize = row.letters;
        window.width = row.size[0];
        window.height = row.size[1];
        House.entry.chalk(0, 50);
        House.entry.set("maker", 1);
        if (row.state === "nat")
            House.entry.choose("conceded", 1);
        if (row.state === "pit")
            House.entry.answer("pit");
        if (row.state === "made")
            House.entry.digit("points", 9);
        wait(0);  // the window hears of its size
        bench.lay(window);
        const scroll = seen("scroll");
        const first = within("wrong", scroll) ? "wrong" : "digit1";
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, seen(first).mapToItem(scroll.contentItem, 0, 0).y));
        bench.lay(window);
        // With the largest letters the rest is scrolled.
        const rest = row.letters < 200 ? ["wrong", "digit1", "digit5", "digit9", "digit0"] : [];
        const hidden = ["count_points", "save", ...rest].filter(name => !inSight(name));
        House.settings.textSize = 100;
        window.width = 1280;
        window.height = 800;
        compare(hidden, []);
    }

    function test_three_at_klaverjas_are_asked_for_by_name() {
        window.home();
        tap("new");
        tap("klaverjas");
        House.newSession.preset = "klaverjas/three-handed";
        for (const name of Array.from(House.newSession.players))
            House.newSession.choose(name);
        for (const name of ["Aiko", "Bram", "Chie"])
            House.newSession.choose(name);
        play("begin", "enter", "maker1");
        compare(["points", "other_points", "third_points"].map(field => seen("count_" + field).note), ["Bram", "Chie", "Aiko"]);
        play("digit8", "digit5", "count_other_points", "digit4", "digit0");
        compare(seen("count_third_points").text, "37");
        tap("save");
        compare(House.evening.totals.map(total => total.total).reduce((a, b) => a + b, 0), 162);
    }
}
