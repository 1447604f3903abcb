import QtQuick
import QtTest
import Spadille

// Random taps and keys on each entry page: no crash, nothing written that is not right.
Walk {
    id: monkey

    name: "Monkey"

    seed: 7

    function test_entry_data() {
        return [["euchre", 4], ["klaverjas", 4], ["quadrille", 4], ["kyuuri", 5]].map(row => ({
                    "tag": row[0],
                    "players": ["Ann", "Bob", "Cem", "Dot", "Eve"].slice(0, row[1])
                }));
    }

    function test_entry(row) {
        const keys = [Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Space, Qt.Key_Return, Qt.Key_Left, Qt.Key_Down, Qt.Key_1, Qt.Key_A, Qt.Key_Backspace];
        begin(row.tag, row.players);
        for (let i = 0; i < bench.many(500, 20000); ++i) {
            if (window.pages.currentItem.objectName !== "EntryPage") {
                window.home();
                window.go("TablePage");
                window.go("EntryPage");
                wait(0);
            }
            Guard.last = 0;
            if (random(4) === 0)
                bench.key(window, keys[random(keys.length)]);
            else
                bench.click(window, random(window.width), random(window.height));
        }
        bench.settle();
        verify(House.evening.number > 0);
        for (let i = 0; i < House.sheet.rowCount(); ++i)
            compare(House.sheet.data(House.sheet.index(i, 0), 256 + 7), [], "a deal with findings");
    }
}
