import QtQuick
import QtTest
import Spadille

// The board as it is read from the seats around it.
Scenes {
    id: board

    name: "Board"

    function cleanup() {
        sized(1280, 800);
    }

    function sized(width, height) {
        window.width = width;
        window.height = height;
        wait(0);
        bench.lay(window);
    }

    function at_table(game) {
        show(all.find(scene => scene[0] === game));
    }

    // Of what a name finds: where it lies in the window.
    function place(name) {
        const item = seen(name);
        verify(item, "no " + name);
        const at = item.mapToItem(window.contentItem, 0, 0);
        return Qt.rect(at.x, at.y, item.width, item.height);
    }

    Component {
        id: edges

        TableEdge {
            seats: [1, 2]
            room: 600
            deep: 200
        }
    }

    // Two at an edge, as of seven at Kyuuri: whichever way they are turned.
    function test_seats_go_clockwise_at_every_edge() {
        at_table("table-klaverjas");
        for (const turn of [0, 90, 180, 270])
            for (const side of [0, 1, 2, 3]) {
                const edge = edges.createObject(window.contentItem, {"side": side, "turn": turn});
                bench.lay(window);
                const [first, second] = [1, 2].map(seat => Array.from(edge.children).find(card => card.objectName === "seat" + seat));
                const [along, back] = side % 2 === 1 ? ["y", "x"] : ["x", "y"];
                compare(second[along] > first[along], side > 1, side + " " + turn);
                compare(second[back], first[back]);
                verify(turn % 180 === 0 || first.height > first.width);
                edge.destroy();
            }
    }

    function letters(name) {
        const find = item => item.objectName === name && item.visible ? item : Array.from(item.children).map(find).find(found => found);
        return find(seen("seat0")).font.pixelSize;
    }

    function test_names_grow_with_the_screen() {
        at_table("table-klaverjas");
        compare(letters("name"), 24);
        sized(1920, 1080);
        compare(letters("name"), 40);
        verify(seen("total").digit > 2 * 40 * 0.6, "the totals are the largest");
    }

    function test_places_lie_at_the_four_edges_of_an_upright_tablet() {
        for (const [width, height] of [[768, 1024], [800, 1280]]) {
            sized(width, height);
            for (const game of ["euchre", "klaverjas", "quadrille"]) {
                at_table("table-" + game);
                const [below, left, above, right] = [0, 1, 2, 3].map(seat => place("seat" + seat));
                verify(below.y > height * 0.75 && above.y < 100, game);
                verify(left.x >= 0 && left.x + left.width < 110 && right.x > width - 110 && right.x + right.width <= width, game);
                verify(left.height > 2 * left.width && right.height > 2 * right.width && above.width > 2 * above.height, "they lie along their edges");
                verify(place("enter").y > height * 0.6, "what is tapped is low");
                verify(left.y + left.height < place("sheet").y && right.y + right.height < place("sheet").y);
                if (game === "klaverjas")
                    compare(place("roem0_20").y, place("roem1_200").y);
                verify(place("total").y > above.y + above.height && place("total").x > left.x + left.width);
            }
        }
        compare(window.width, 800);
        compare(window.height, 1280);
    }

    function test_the_trump_is_in_sight_wherever_there_are_places_around_the_board() {
        for (const [width, height] of [[1280, 800], [1280, 720], [1024, 768], [1920, 1080], [768, 1024], [800, 1280]]) {
            sized(width, height);
            at_table("table-quadrille");
            verify(place("outlook").width > width * 0.6, "so has that of the pool: " + place("outlook").width);
            at_table("table-roem");
            const [first, last, enter, sentence] = [place("trump0"), place("trump3"), place("enter"), place("outlook")];
            verify(first.x > 0 && last.x + last.width < width && first.y + first.height <= enter.y, width + "x" + height);
            verify(sentence.width > width * 0.6, "the sentence has the width of the board: " + sentence.width);
            verify(sentence.y + sentence.height < first.y);
        }
    }

    function test_the_last_deal_moves_nothing() {
        at_table("table-quadrille");
        const before = place("enter");
        House.evening.undo();
        bench.settle();
        compare(place("enter"), before);
        House.evening.redo();
        bench.settle();
        compare(place("enter"), before);
    }

    // Nobody has to look for who plays no more.
    function test_who_is_out_is_dim_on_the_board() {
        at_table("table-kyuuri");
        compare(House.evening.totals.map(one => one.out), [false, false, false, false, false]);
        enter({"taker": 1, "rank": 14});
        House.entry.save();
        bench.settle();
        compare(House.evening.totals.map(one => one.out), [false, true, false, false, false]);
        compare(seen("seat1").opacity, 0.5);
        const dim = [];
        const look = item => {
            if (item.objectName === "total")
                dim.push(item.parent.opacity);
            Array.from(item.children).forEach(look);
        };
        look(window.contentItem);
        compare(dim, [1, 0.5, 1, 1, 1]);
        House.evening.undo();
        bench.settle();
    }

    function all_of(name, item) {
        item = item ?? window.contentItem;
        const own = item.visible && item.objectName === name ? [item] : [];
        return Array.from(item.children).reduce((all, child) => all.concat(item.visible ? all_of(name, child) : []), own);
    }

    function box(item) {
        const at = item.mapToItem(window.contentItem, 0, 0);
        return Qt.rect(at.x, at.y, item.width, item.height);
    }

    function meet(a, b) {
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }

    // Round the pool, across it, and between neighbours; where it is not drawn, in lines.
    function test_payments_never_hide_what_they_amount_to() {
        const deals = [{"contract": 1, "ombre": 2, "tricks": 10, "matadors": 1}, {"contract": 1, "ombre": 1, "tricks": 4, "matadors": 1},
            {"contract": 0, "ombre": 0, "partner": 2, "tricks": 5, "matadors": 1}];
        for (const [width, height, text] of [[1280, 800, 100], [800, 480, 100], [768, 1024, 100], [360, 640, 100], [1280, 800, 200]]) {
            House.settings.textSize = text;
            sized(width, height);
            for (const deal of deals) {
                at_table("entry-empty");
                enter(deal);
                bench.settle();
                bench.lay(window);
                const paid = all_of("payment");
                const seen = paid.map(box);
                const tag = [width, height, text, JSON.stringify(deal)].join(" ");
                compare(paid.length, House.entry.transfers.length, tag);
                for (let i = 0; i < seen.length; ++i) {
                    verify(seen[i].left >= 0 && seen[i].right <= width, tag);
                    for (let j = 0; j < i; ++j)
                        verify(!meet(seen[i], seen[j]), tag + ": " + i + " and " + j);
                }
            }
        }
        House.settings.textSize = 100;
    }

    function test_kyuuri_fills_its_page_and_says_who_may_go_out() {
        for (const [width, height] of [[1280, 800], [800, 1280], [768, 1024]]) {
            sized(width, height);
            at_table("entry-kyuuri");
            verify(box(seen("rank14")).bottom > height * 0.8, width + "x" + height);
            verify(box(seen("rank14")).bottom < height);
        }
        compare(House.entry.seats.map(seat => seat.risk), [false, true, true, false, true]);
        compare(House.entry.seats[1].note, "5 to go · out with 5 or higher");
        verify(House.entry.fields.rank.choices.every(choice => !choice.good));
    }

    // It may have been larger where it was last.
    function test_the_window_is_never_larger_than_the_screen() {
        House.settings.keep("width", 5000);
        House.settings.keep("height", 4000);
        const other = Qt.createComponent("qrc:/Spadille/qml/Main.qml").createObject(null);
        compare(other.width, board.Screen.desktopAvailableWidth);
        compare(other.height, board.Screen.desktopAvailableHeight);
        other.destroy();
        House.settings.keep("width", 1280);
        House.settings.keep("height", 800);
    }

    // Without places around it the board says itself who deals, and people on it can be tapped.
    function test_board_alone_is_a_whole_table() {
        House.settings.edges = 1;
        at_table("table-klaverjas");
        compare(all_of("seat0").length, 1);
        tap("seat1");
        compare(House.entry.fields.maker.value, 1);
        House.settings.edges = 4;
    }

    function test_places_that_nobody_turned_leave_the_board_its_room() {
        House.settings.edges = 2;
        sized(768, 1024);
        at_table("table-klaverjas");
        verify(box(seen("seat1")).width <= 768 * 0.2 + 1);
        House.settings.edges = 4;
    }

    function win_at_euchre() {
        begin("euchre", four);
        for (let deal = 0; deal < 5; ++deal)
            ["enter", "maker0", "tricks5"].forEach(tap);
        verify(House.evening.gameOver !== "");
    }

    // Under a final score "10 more to win" would be said of nobody.
    function test_nothing_is_said_of_the_next_game_while_the_final_score_stands() {
        win_at_euchre();
        for (const [width, height] of [[1280, 800], [360, 640]]) {
            sized(width, height);
            verify(seen("gameOver"));
            compare(["outlook", "progress"].map(name => all_of(name).map(one => one.text).join()), ["", ""]);
        }
        window.home();
        bench.settle();
        verify(!seen("leadHeading").text.includes("Deal"), seen("leadHeading").text);
        sized(1280, 800);
        window.go("TablePage");
        ["enter", "maker0", "tricks5"].forEach(tap);
        verify(seen("progress").text.startsWith("Deal 7"), seen("progress").text);
        verify(seen("outlook"));
    }

    // Right after the last deal, while it can be taken back by a tap.
    function test_who_won_and_what_comes_next_are_in_sight_on_small_screens() {
        win_at_euchre();
        for (const [width, height] of [[360, 640], [800, 480], [640, 360]]) {
            sized(width, height);
            verify(seen("undo"));
            const next = place("enter");
            verify(next.bottom <= height);
            for (const one of [...all_of("total"), seen("gameOver")].map(box))
                verify(one.top >= 0 && one.bottom < next.top && !meet(one, place("undo")), width + "x" + height + ": " + one);
        }
    }

    // What falls in the next deal is chalked up at once.
    function test_the_way_back_lies_over_nothing_that_is_tapped_in_the_next_deal() {
        for (const [width, height] of [[360, 640], [800, 480]]) {
            begin("klaverjas", four);
            sized(width, height);
            ["enter", "maker0"].forEach(tap);
            House.entry.set("points", 92);
            tap("save");
            const undo = place("undo");
            for (const name of ["home", "mend", "enter", "sheet", "referee", "roem0_20", "roem0_200", "roem1_20", "roem1_200"]) {
                verify(!meet(undo, place(name)), name);
                verify(name[0] !== "r" || name === "referee" || place(name).bottom < place("enter").top, name + " is in sight");
            }
            const before = place("roem0_20");
            tap("roem0_20");
            compare(House.entry.marks[0].sum, 20);
            tap("undo");
            compare(House.evening.totals.map(one => one.total), [0, 0]);
            verify(!seen("undo"));
            compare(place("roem0_20"), before);
        }
    }

    // However far the board was scrolled before.
    function test_what_was_saved_and_the_way_back_are_in_sight() {
        begin("klaverjas", four);
        sized(360, 640);
        const scroll = seen("home").parent.parent.parent;
        scroll.contentY = 150;
        ["enter", "maker0"].forEach(tap);
        House.entry.set("points", 92);
        tap("save");
        compare(scroll.contentY, 0);
        verify(place("undo").top >= 0);
    }
}
