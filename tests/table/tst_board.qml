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
                verify(left.x < 100 && right.x > width - 110, game);
                verify(place("enter").y > height * 0.6, "what is tapped is low");
                verify(place("total").y > above.y + above.height && place("total").x > left.x + left.height / 4);
            }
        }
        compare(window.width, 800);
        compare(window.height, 1280);
    }

    function test_the_trump_is_in_sight_wherever_there_are_places_around_the_board() {
        for (const [width, height] of [[1280, 800], [1280, 720], [1024, 768], [1920, 1080], [768, 1024], [800, 1280]]) {
            sized(width, height);
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
}
