import QtQuick
import QtTest
import Spadille

// A whole session of each game without touching the screen: Tab, Space, Escape and letters.
Walk {
    id: keyboard

    name: "Keyboard"

    // The item with the focus: the window's own, whatever the test's window has.
    function focused() {
        return window.activeFocusItem;
    }

    function press(name) {
        bench.lay(window);
        let tabs = 0;
        while (focused()?.objectName !== name && tabs++ < 150)
            bench.key(window, Qt.Key_Tab);
        compare(focused()?.objectName, name);
        if (tabs > 0)
            verify(focused().visualFocus ?? true, name + " does not show its focus");
        Guard.last = 0;
        bench.key(window, Qt.Key_Space);
        bench.settle();
    }

    function beginByKeys(game, players) {
        window.home();
        press("new");
        press(game);
        for (const name of Array.from(House.newSession.players))
            House.newSession.choose(name);
        for (const name of players) {
            if (House.newSession.others.includes(name)) {
                House.newSession.choose(name);
                continue;
            }
            let tabs = 0;
            while (focused()?.objectName !== "newcomer" && tabs++ < 150)
                bench.key(window, Qt.Key_Tab);
            for (const letter of name)
                bench.letter(window, letter);
            bench.key(window, Qt.Key_Return);
        }
        compare(Array.from(House.newSession.players), players);
        press("begin");
    }

    function test_euchre() {
        beginByKeys("euchre", ["Ann", "Bob", "Cem", "Dot"]);
        press("enter");
        press("maker2");
        press("tricks5");
        compare(House.evening.totals[0].total, 2);
        press("undo");
        compare(House.evening.totals[0].total, 0);
        press("sheet");
        bench.key(window, Qt.Key_Escape);
        press("enter");
        press("maker1");
        press("tricks3");
        compare(House.evening.totals[1].total, 1);
    }

    function test_klaverjas() {
        beginByKeys("klaverjas", ["Ann", "Bob", "Cem", "Dot"]);
        press("roem1_50");
        press("enter");
        press("maker1");
        press("digit1");
        press("digit0");
        press("digit1");
        press("save");
        compare(House.evening.totals.map(total => total.total), [61, 151]);
    }

    function test_quadrille() {
        beginByKeys("quadrille", ["Ann", "Bob", "Cem", "Dot"]);
        press("enter");
        for (const name of ["contract1", "ombre3", "tricks7", "matadors", "save"])
            press(name);
        verify(House.evening.totals[3].total > 0);
    }

    function test_kyuuri() {
        beginByKeys("kyuuri", ["Ann", "Bob", "Cem", "Dot", "Eve"]);
        press("enter");
        press("taker4");
        press("match0");
        press("rank7");
        compare(House.evening.totals[4].total, 7);
    }
}
