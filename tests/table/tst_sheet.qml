import QtQuick
import QtTest
import Spadille

// The sheet on a small screen: where it opens, what holds still, and how its rows are told.
Scenes {
    id: sheet

    name: "Sheet"

    function initTestCase() {
        failOnWarning(bench.ourWarnings());
        arrive();
        prepare();
    }

    function init() {
        window.width = 360;
        window.height = 640;
        show(all.find(scene => scene[0] === "sheet-klaverjas"));
    }

    function cleanup() {
        window.width = 1280;
        window.height = 800;
    }

    function inSight(name) {
        const list = seen("sheetRows");
        const y = bench.find(window, name).mapToItem(list, 0, 0).y;
        return y >= 0 && y + bench.find(window, name).height <= list.height + 1;
    }

    function test_it_opens_with_the_last_deal_in_sight() {
        verify(inSight("deal8"));
        verify(!inSight("deal1"));
        const list = seen("sheetRows");
        verify(list.mapToItem(null, 0, 0).y + list.height <= window.height);
    }

    function test_a_deal_that_is_written_below_comes_in_sight() {
        enter({"maker": 1, "points": 66});
        House.entry.save();
        bench.settle();
        verify(inSight("deal9"));
        House.evening.undo();
        bench.settle();
        verify(inSight("deal8"));
    }

    function test_what_was_looked_for_holds_still() {
        seen("sheetRows").reveal(0);
        verify(inSight("deal1"));
        const before = seen("sheetRows").contentY;
        tap("deal1");
        compare(seen("sheetRows").contentY, before);
    }

    // Below everything else, as far as the page goes.
    function test_a_tap_brings_the_reasons_in_sight() {
        for (const deal of [8, 3, 5]) {
            tap("deal" + deal);
            const line = seen("line0");
            const y = line.mapToItem(null, 0, 0).y;
            verify(y >= 0 && y + line.height <= window.height, deal + ": " + y);
        }
    }

    function test_nothing_below_the_rows_moves_when_something_is_written_or_taken_back() {
        const at = () => ["ReviewPage", "sheetUndo", "share"].map(name => seen(name)?.mapToItem(null, 0, 0).y);
        const before = at();
        enter({"maker": 1, "points": 66});
        House.entry.save();
        bench.settle();
        compare(at().slice(1), before.slice(1));
        House.evening.undo();
        bench.settle();
        compare(at(), before);
        verify(inSight("takenBack"));
    }

    function test_its_rows_are_told_in_their_order() {
        const deals = bench.heard(window, "Button").map(name => /^Deal (\d+)/.exec(name)).filter(found => found);
        compare(deals.map(found => Number(found[1])), [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    // All of them, those too that are reached by keys alone.
    function test_arrows_lead_from_row_to_row() {
        seen("deal8").forceActiveFocus(Qt.TabFocusReason);
        for (let deal = 7; deal > 0; --deal) {
            keyClick(Qt.Key_Up);
            verify(seen("deal" + deal).activeFocus, deal);
            verify(inSight("deal" + deal), deal);
        }
        keyClick(Qt.Key_Down);
        verify(seen("deal2").activeFocus);
    }
}
