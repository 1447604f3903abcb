import QtQuick
import QtTest
import Spadille

// F1 on every page says what can be done there, and gives the page back as it was.
Scenes {
    id: explained

    name: "Explained"

    function said() {
        return seen("explanation")?.text ?? "";
    }

    function test_every_page_has_an_explanation_of_its_own() {
        const pages = {};
        for (const scene of explained.all.filter(scene => scene[0] !== "explained")) {
            show(scene);
            const page = window.pages.currentItem;
            verify(page.explained !== undefined && page.explained.length > 0, scene[0] + " is not explained");
            for (const key of page.explained)
                verify(House.words.say(key) !== "", scene[0] + " is explained by " + key);
            bench.sequence(window, "F1");
            compare(said(), House.words.say(page.explained[0]), scene[0]);
            compare(window.pages.currentItem, page);
            bench.sequence(window, "F1");
            verify(!seen("explanation"), scene[0] + " is still explained");
            const kind = String(page).split("_")[0];
            verify((pages[page.explained[0]] ?? kind) === kind, page.explained[0] + " explains two pages");
            pages[page.explained[0]] = kind;
        }
        verify(Object.keys(pages).length > 20);
    }

    function test_escape_gives_the_page_back() {
        show(all.find(scene => scene[0] === "entry-euchre"));
        bench.sequence(window, "F1");
        bench.key(window, Qt.Key_Escape);
        verify(!Explained.open);
        compare(window.pages.currentItem.objectName, "EntryPage");
        compare(House.entry.fields.maker.value, 0);
    }

    // What lies below hears no keys meanwhile.
    function test_keys_do_nothing_below() {
        show(all.find(scene => scene[0] === "entry-empty"));
        bench.sequence(window, "F1");
        bench.letter(window, "a");
        bench.sequence(window, "Ctrl+Z");
        bench.settle();
        bench.sequence(window, "F1");
        compare(House.entry.fields.ombre.value, -1);
    }

    function test_a_tap_explains_where_there_is_room() {
        for (const scene of ["home", "table-euchre", "entry-euchre", "sheet-euchre"]) {
            show(all.find(one => one[0] === scene));
            tap("explain");
            verify(said() !== "", scene);
            tap("explained");
            verify(!Explained.open);
        }
    }
}
