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

    function typed(...keys) {
        bench.lay(window);
        for (const key of keys) {
            Guard.last = 0;
            key.length === 1 ? bench.letter(window, key) : bench.sequence(window, key);
            bench.settle();
        }
    }

    function totals() {
        return House.evening.totals.map(total => total.total);
    }

    function test_letters_choose_people_and_digits_figures() {
        begin("euchre", ["Ann", "Bob", "Ada", "Dot"]);
        tap("enter");
        typed("d", "5");  // Ada: the A is Ann’s
        compare(totals(), [2, 0]);
        verify(Keyboard.used);
        typed("Ctrl+Z");
        compare(totals(), [0, 0]);
        typed("Ctrl+Shift+Z");
        compare(totals(), [2, 0]);
        tap("enter");
        verify(!Keyboard.used);
        typed("b", "b", "5");  // alone
        compare(totals(), [2, 4]);
        begin("klaverjas", ["Ann", "Bob", "Cem", "Dot"]);
        tap("enter");
        typed("b", "1", "0", "2", "Backspace", "1", "Ctrl+S");
        compare(totals(), [61, 101]);
        begin("quadrille", ["Ann", "Bob", "Cem", "Dot"]);
        tap("enter");
        tap("contract0");
        typed("b", "d", "6", "Ctrl+S");
        verify(totals()[1] > 0 && totals()[1] === totals()[3]);
        begin("kyuuri", ["Ann", "Bob", "Cem"]);
        tap("enter");
        typed("c", "a");
        compare(House.entry.fields.matched.values, [0]);
        typed("7");
        compare(totals(), [0, 0, 7]);
    }

    function test_keys_are_shown_where_they_are_used() {
        begin("euchre", ["Ann", "Bob", "Ada", "Dot"]);
        tap("enter");
        const shown = () => ["maker0", "maker1", "maker2", "maker3"].map(name => seen(name)).filter(button => Array.from(button.children).some(child => child.visible && child.text === button.key)).map(button => button.key);
        compare(shown(), []);
        bench.key(window, Qt.Key_Tab);
        compare(shown(), ["A", "B", "D", "O"]);
    }

    function test_full_screen() {
        bench.sequence(window, "F11");
        verify(House.settings.fullScreen);
        compare(window.visibility, Window.FullScreen);
        bench.sequence(window, "F11");
        compare(window.visibility, Window.Windowed);
        window.width = 1280;
        window.height = 800;
    }

    function test_search_keeps_the_keyboard() {
        window.home();
        bench.sequence(window, "Ctrl+F");
        bench.settle();
        const field = window.activeFocusItem;
        compare(field.objectName, "search");
        const wanted = "elder hand";
        for (const letter of wanted) {
            bench.letter(window, letter);
            bench.lay(window);
            compare(window.activeFocusItem, field);
        }
        compare(field.text, wanted);
        verify(House.library.clauses.length > 0);
        verify(!bench.find(window, "nothing")?.visible);
        bench.sequence(window, "Ctrl+A");
        for (const letter of "qqqqqq")
            bench.letter(window, letter);
        bench.lay(window);
        verify(bench.find(window, "nothing").visible);
    }
}
