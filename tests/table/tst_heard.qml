import QtQuick
import QtTest
import Spadille

// Every page as a screen reader finds it: what can be seen is said, with its role.
Scenes {
    id: ears

    name: "Heard"

    function cleanup() {
        House.settings.language = "en";
    }

    function test_every_page_data() {
        return ["en", "ja", "nl", "fr"].slice(0, bench.many(1, 4)).map(language => ({
                    "tag": language
                }));
    }

    function test_every_page(row) {
        House.settings.language = row.tag;
        let all = [];
        for (const scene of ears.all) {
            show(scene);
            all = all.concat(bench.unheard(window).map(fault => scene[0] + ": " + fault));
            if (bench.heard(window, "Heading").length === 0)
                all.push(scene[0] + " has no heading");
        }
        for (const fault of all)
            console.log(fault);
        compare(all.length, 0);
    }

    function alerts() {
        bench.lay(window);
        return bench.heard(window, "AlertMessage");
    }

    function scene(name) {
        show(all.find(scene => scene[0] === name));
    }

    // What happens while one listens is an alert with words, not only a change of the picture.
    function test_what_happens_is_said() {
        scene("table-euchre");
        compare(alerts(), []);
        House.evening.undo();
        bench.settle();
        House.evening.refused("The book is read-only.");
        compare(alerts(), ["The book is read-only."]);
        seen("seen").tapped();
        House.evening.redo();
        bench.settle();
        enter({"maker": 1, "tricks": 4});
        House.entry.save();
        bench.settle();
        compare(alerts(), [House.evening.lastDeal]);
        scene("referee-trick");
        compare(alerts(), [House.referee.verdict.title]);
        scene("book");
        House.keeper.backUp();
        bench.settle();
        verify(alerts().some(words => words.includes(House.keeper.said)));
    }
}
