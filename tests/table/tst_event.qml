import QtQuick
import QtTest
import Spadille

// A club's evening by taps and keys: begun, filled, drawn, told, put right, closed.
Walk {
    id: club

    name: "Event"

    property int keys: 0  // pressed that are no figures

    function initTestCase() {
        failOnWarning(bench.ourWarnings());
        arrive();
    }

    function press(...names) {
        for (const name of names) {
            bench.lay(window);
            Guard.last = 0;
            if (name.length === 1)
                bench.letter(window, name);
            else
                bench.sequence(window, name);
            bench.settle();
        }
    }

    function write(words) {
        for (const letter of words)
            bench.letter(window, letter);
        bench.settle();
    }

    function members(count) {
        const all = [];
        for (let i = 1; i <= count; ++i)
            all.push("Member " + (i < 10 ? "0" : "") + i);
        return all;
    }

    function focusOn(name) {
        seen(name).forceActiveFocus();
        bench.settle();
    }

    // A Klaverjas drive of so many, drawn for all its rounds.
    function begin(title, count) {
        window.home();
        tap("events");
        tap("newEvent");
        focusOn("eventTitle");
        write(title);
        tap("eventGame_klaverjas");
        tap("savePlan");
        compare(House.event.title, title);
        tap("draw");
        House.eventRoster.add(members(count).join("\n"));
        bench.settle();
        compare(House.eventRoster.refused, false, House.eventRoster.said);
        press("Esc");
        tap("draw");
        tap("drawAll");
        press("Esc");
    }

    // By the keyboard alone, from the slip: figures are not counted.
    function slip(table, one, other) {
        press(...String(table).split(""), "Return");
        write(String(one));
        press("Return");
        write(String(other));
        press("Return");
        keys += String(table).length + 3;
    }

    function test_a_title_a_game_and_begin_are_enough() {
        taps = 0;
        begin("Drive", 10);
        compare(House.event.drawn, 4);
        compare(House.eventRoom.tables.length, 2);
        picture("event-room-fresh");
    }

    function test_a_result_is_seven_keys_at_most() {
        begin("Keys", 48);
        tap("enterResult");
        keys = 0;
        slip(12, 1320, 1272);
        verify(keys <= 7, keys + " keys");
        compare(House.eventResult.said, "Table 12: 1320 : 1272");
        compare(House.eventRoom.tables[11].state, "told");
        compare(House.eventResult.current, "table");
        picture("event-result");
    }
}
