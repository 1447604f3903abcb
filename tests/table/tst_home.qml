import QtQuick
import QtTest
import Spadille

// The first page: what somebody sees who was never here, and what leads back into an evening.
Walk {
    id: home

    name: "Home"

    readonly property var four: ["Aiko", "Bram", "Chie", "Dirk"]

    function totals() {
        return House.home.evening.totals.map(total => total.total);
    }

    // The first test of the run: nothing is in the book yet.
    function test_1_a_newcomer() {
        window.home();
        verify(seen("whatThisIs").visible);
        verify(!seen("resume"));
        for (const game of Array.from(House.newSession.games)) {
            const slate = seen("slate_" + game.id);
            verify(slate.visible);
            for (const words of [game.name, game.about, game.players])
                verify(words !== "" && !words.includes(".about") && slate.Accessible.name.includes(words), words);
        }
        compare(bench.overflowing(window), []);
    }

    function test_2_a_slate_begins_a_session_of_its_game() {
        window.home();
        taps = 0;
        tap("slate_euchre");
        compare(House.newSession.game, "euchre");
        for (const name of four)
            House.newSession.addNewcomer(name);
        tap("begin");
        compare(taps, 2);
        compare(House.evening.game, "euchre");
    }

    function test_3_home_leads_with_the_evening_and_follows_each_deal() {
        tap("enter");
        tap("maker0");
        tap("tricks3");
        keyClick(Qt.Key_Escape);
        tryVerify(() => House.home.goesOn.deals === 1, 5000);
        verify(!seen("whatThisIs"));
        compare(totals(), [1, 0]);
        compare(seen("leadTotal").value, "1");
        verify(seen("leadHeading").text.startsWith("Euchre"));
        verify(seen("leadLast").text.startsWith("Deal 1: "));
        taps = 0;
        tap("resume");
        compare(taps, 1);
        tap("enter");
        tap("maker1");
        tap("tricks5");
        keyClick(Qt.Key_Escape);
        tryVerify(() => totals()[1] === 2, 5000);
        verify(seen("resume").note.endsWith("2 deals"));
    }

    // Known people at another game, whether they have played it or not: nothing is to be told anew.
    function test_4_another_game_with_known_people_is_two_taps() {
        for (const game of ["klaverjas", "euchre"]) {
            window.home();
            taps = 0;
            tap("slate_" + game);
            tap("begin");
            compare(taps, 2);
            compare(House.evening.game, game);
            compare(House.evening.seats.map(seat => seat.name), four);
        }
        window.home();
        taps = 0;
        play("new", "quadrille", "begin");
        compare(taps, 3);
        compare(House.evening.game, "quadrille");
        compare(House.evening.seats.map(seat => seat.name), four);
        House.evening.throwAway();
        bench.settle();
        House.evening.open(House.home.latest[0].number);
        bench.settle();
    }

    function test_5_resume_offers_what_was_played_last_also_after_same_again() {
        const before = House.evening.number;
        House.evening.sameAgain();
        bench.settle();
        const again = House.evening.number;
        verify(again > before);
        window.home();
        tryVerify(() => House.home.goesOn.number === again, 5000);
        tap("resume");
        compare(House.evening.number, again);
        House.evening.open(before);
        bench.settle();
        tap("enter");
        tap("maker0");
        tap("tricks3");
        window.home();
        tryVerify(() => House.home.goesOn.number === before, 5000);
    }

    // What was played lately, with its score and who was ahead; a tap opens it.
    function test_6_lately() {
        window.home();
        bench.settle();
        const played = Array.from(House.home.latest).findIndex(row => row.deals === 2);
        compare(House.home.latest[played].told, "Aiko & Chie 1, Bram & Dirk 2 ahead");
        const row = seen("lately" + played);
        verify(row.Accessible.name.endsWith("Bram & Dirk 2 ahead"));
        verify(House.home.latest.every(one => one.number !== House.home.goesOn.number));
        tap("lately" + played);
        compare(House.evening.number, House.home.latest[played].number);
    }

    function test_7_in_every_window_resume_is_in_sight() {
        for (const [width, height] of [[1280, 800], [800, 480], [360, 640]]) {
            window.width = width;
            window.height = height;
            window.home();
            wait(0);  // until the page has the width of the window
            const resume = seen("resume");
            verify(resume.mapToItem(window.contentItem, 0, resume.height).y <= height, width + "x" + height);
            compare(bench.overflowing(window), []);
        }
        window.width = 1280;
        window.height = 800;
    }

    // All evenings over: the games are offered, and nothing to go on with.
    function test_8_nothing_goes_on() {
        for (let open = 0; open < 9 && House.home.goesOn.number !== undefined; ++open) {
            House.evening.open(House.home.goesOn.number);
            bench.settle();
            House.evening.close();
            bench.settle();
            House.home.refresh();
            bench.settle();
        }
        window.home();
        verify(!seen("resume"));
        verify(!seen("whatThisIs"));
        verify(seen("slate_kyuuri").visible);
        verify(seen("lately0").visible);
    }
}
