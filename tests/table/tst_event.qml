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
        begin("Wednesday drive", 10);
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

    function matters() {
        return House.eventRoom.matters.map(matter => matter.kind);
    }

    // What a director does besides, each from the room: who comes late, who leaves, what was wrong.
    function test_an_evening_with_a_late_comer_one_who_leaves_and_a_wrong_slip() {
        begin("Evening", 9);
        press("1");
        compare(seen("table").text, "1");
        press("Return");
        write("1300");
        press("Return");
        write("1293");
        press("Return");
        verify(seen("resultSaid").text.startsWith("! 16 deals give 2592"), seen("resultSaid").text);
        press("Backspace");
        verify(!seen("resultSaid")?.visible);
        write("2");
        tap("resultNext");
        compare(seen("resultSaid").text, "✓ Table 1: 1300 : 1292");
        slip(2, 1250, 1342);
        press("Esc");
        compare(House.event.round, 2);
        compare(seen("round2").text, "2 •");
        tap("came_late");
        focusOn("rosterNewcomer");
        write("Larry");
        press("Return");
        compare(seen("told").text, "✓ On the roster: Larry");
        press("Esc");
        tap("left");
        tap("somebody_Member 01");
        press("Esc");
        compare(matters(), ["draw", "draw", "draw"]);
        tap("matter0");
        tap("drawAll");
        press("Esc");
        compare(matters(), []);
        tap("undoEvent");
        compare(seen("roomSaid").text, "✓ Undo: Draw of rounds 2 to 4");
        compare(matters().length, 3);
        press("Ctrl+Shift+Z");
        compare(matters(), []);
    }

    function test_two_change_places_and_a_table_is_kept_deal_by_deal() {
        begin("Tables", 8);
        tap("table1");
        tap("swap");
        const one = House.eventDraw.tables[0].seats[0].name;
        const other = House.eventDraw.tables[1].seats[0].name;
        play("seat_" + one, "seat_" + other);
        compare(seen("told").text, "✓ Changed places: " + one + ", " + other);
        compare(House.eventDraw.tables[0].seats[0].name, other);
        press("Esc", "Esc");
        tap("table2");
        tap("keep");
        compare(window.pages.currentItem.objectName, "TablePage");
        press("Esc", "Esc");
        compare(House.eventRoom.tables[1].words, "deal 1");
        tap("table2");
        verify(!seen("swap"));
        tap("goOn");
        compare(window.pages.currentItem.objectName, "TablePage");
    }

    function test_a_list_is_pasted() {
        begin("Paste", 4);
        tap("roster");
        const field = seen("rosterNewcomer");
        field.insert(0, "Zoe\nYan\nXiu");
        field.accepted();
        bench.settle();
        compare(House.eventRoster.said, "On the roster: Zoe, Yan, Xiu");
        field.forceActiveFocus();
        write("Abe, Eve");
        press("Return");
        compare(House.eventRoster.said, "On the roster: Abe, Eve");
    }

    function test_names_come_from_a_file_that_is_chosen_or_dropped() {
        begin("File", 4);
        bench.document("members.csv", "Naam;Plaats\nZeno Post;Ede\nYara Kok;Ede\n");
        tap("roster");
        seen("rosterFiles");
        wait(0);  // its head comes into sight only now
        tap("rosterFiles");
        tap("rosterFile" + House.eventRoster.files().findIndex(file => file.name === "members.csv"));
        compare(seen("told").text, "✓ On the roster: Zeno Post, Yara Kok");
        window.takeFiles(["file://" + bench.document("other.csv", "Xena Bos\nWout Dam\n")]);
        bench.settle();
        compare(seen("told").text, "✓ On the roster: Xena Bos, Wout Dam");
        compare(window.pages.currentItem.objectName, "EventRosterPage");
        window.takeFiles(["file://" + bench.document("session.json", "{}")]);
        compare(window.pages.currentItem.objectName, "HomePage");
        tryVerify(() => seen("seen"), bench.patience);
        tap("seen");
    }

    function test_the_first_page_leads_back_in_one_tap() {
        begin("Lead", 8);
        tap("enterResult");
        slip(1, 1300, 1292);
        window.home();
        bench.settle();
        compare(seen("resumeEvent").text, "Resume event: Lead");
        compare(seen("resumeEvent").note, "Round 1 of 4 · 1 result missing");
        compare(bench.overflowing(window), []);
        taps = 0;
        tap("resumeEvent");
        compare(taps, 1);
        compare(window.pages.currentItem.objectName, "EventRoomPage");
        compare(House.event.title, "Lead");
    }

    function test_points_by_the_director_are_four_taps() {
        begin("Points", 8);
        tap("enterResult");
        slip(1, 1300, 1292);
        press("Esc");
        taps = 0;
        play("ranking", "place0", "award");
        write("-100");
        press("Return");
        write("late at the table");
        tap("giveAward");
        compare(taps, 4);
        verify(!seen("giveAward"));
        verify(Array.from({"length": 4}, (_, i) => seen("reason" + i)?.modelData.words ?? "").includes("Round 1: by the director · late at the table"));
        press("Esc");
        tap("undoEvent");
        verify(seen("roomSaid").text.startsWith("✓ Undo: Points: "));
    }

    function test_the_event_is_closed_only_when_asked_twice() {
        begin("Closing", 8);
        tap("closeEvent");
        verify(!House.event.closed);
        tap("closeEvent");
        verify(House.event.closed);
        verify(!seen("enterResult"));
        compare(seen("draw").text, House.words.say("table.reopen"));
        tap("draw");
        verify(!House.event.closed);
    }

    function test_the_clock_ticks_where_it_is_seen() {
        begin("Clock", 8);
        tap("clock");
        tap("clockMore");
        tap("clockStart");
        verify(House.eventClock.runs);
        compare(House.eventClock.text, "50:00");
        tap("clockLess");
        compare(House.eventClock.text, "45:00");
        tap("clockStart");
        verify(!House.eventClock.runs);
    }

    function test_the_latest_events_are_listed() {
        begin("Last", 4);
        press("Esc");
        window.home();
        tap("events");
        tap("event0");
        verify(House.event.title !== "");
    }

    function test_roem_is_a_tab_away() {
        begin("Roem", 48);
        House.eventPlan.takeFromEvent();
        House.eventPlan.toggleTie("roem");
        House.eventPlan.save();
        bench.settle();
        tap("enterResult");
        press("1", "2", "Return");
        write("1340");
        press("Return");
        write("1292");
        press("Tab");
        compare(House.eventResult.current, "roem0");
        write("40");
        press("Return");
        write("0");
        press("Return");
        compare(House.eventResult.said, "Table 12: 1340 : 1292");
        compare(House.eventRoom.tables[11].state, "told");
    }

    function test_the_event_is_thrown_away_when_asked_twice_and_undone() {
        begin("Mistake", 8);
        tap("discardEvent");
        verify(!House.event.closed);
        tap("closeEvent");  // another question: not yet
        verify(!House.event.closed);
        tap("discardEvent");
        tap("discardEvent");
        verify(House.event.closed);
        House.event.refreshList();
        bench.settle();
        verify(House.event.list.every(event => event.number !== House.event.number));
        tap("undoEvent");
        verify(!House.event.closed);
    }

    function test_what_cannot_be_is_saved_by_a_key_of_its_own() {
        begin("Odd", 8);
        tap("enterResult");
        slip(1, 1300, 1293);
        compare(House.eventResult.said, "");
        press("Ctrl+Return");
        compare(House.eventResult.said, "Table 1: 1300 : 1293");
        compare(House.eventRoom.tables[0].state, "impossible");
        press("Esc");
        tap("matter0");
        verify(House.eventTable.doubt !== "");
    }
}
