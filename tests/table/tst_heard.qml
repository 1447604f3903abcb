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

    function names(role) {
        bench.lay(window);
        return bench.heard(window, role);
    }

    // On a phone as on a tablet: whose it is, and all of it.
    function test_chalked_roem_says_whose_it_is() {
        for (const [width, height] of [[360, 640], [1280, 800]]) {
            window.width = width;
            window.height = height;
            scene("table-roem");
            const chalked = names("StaticText").filter(name => /^roem.*70/i.test(name));
            compare(chalked.length, 1, chalked);
            verify(chalked[0].includes(House.entry.marks[0].name) && /roem/i.test(chalked[0]), chalked[0]);
        }
        verify(!names("StaticText").includes("50, 20"));
        window.width = 1280;
        window.height = 800;
    }

    function test_clauses_are_read_without_marks() {
        for (const game of ["euchre", "klaverjas", "kyuuri", "quadrille"]) {
            scene("rulebook");
            House.library.game = game;
            House.library.words = "";
            const marked = Array.from(House.library.clauses).find(clause => clause.text.includes("|") || clause.text.includes("`"));
            House.library.words = marked.title;
            const said = names("StaticText");
            verify(said.includes(House.library.spoken(marked.text)), said);
            for (const name of said)
                verify(!/`|\*\*|\|/.test(name), name);
        }
        House.library.words = "";
    }

    function test_a_total_below_nothing_has_a_minus() {
        scene("table-quadrille");
        verify(House.evening.seats.some(seat => seat.total < 0));
        const seats = names("Button").filter(name => House.evening.seats.some(seat => name.startsWith(seat.name)));
        compare(seats.length, 4);
        verify(seats.some(name => name.includes(", −")), seats);
        verify(!seats.some(name => name.includes("-")), seats);
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
