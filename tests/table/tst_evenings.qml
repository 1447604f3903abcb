import QtQuick
import QtTest
import Spadille

// What an evening has besides the next deal: how it began, who sits out, cards that were won, words
// about a deal, everybody's consent.
Walk {
    name: "Evenings"

    readonly property var four: ["Aiko", "Bram", "Chie", "Dirk"]

    function totals() {
        return House.evening.totals.map(total => total.total);
    }

    function names() {
        return House.evening.seats.map(seat => seat.name);
    }

    function type(field, words) {
        const item = seen(field);
        verify(item, "no " + field);
        item.text = words;
        item.textEdited();
    }

    function choosePlayers(game, players) {
        window.home();
        play("new", game);
        for (const name of Array.from(House.newSession.players))
            House.newSession.choose(name);
        for (const name of players)
            House.newSession.others.includes(name) ? House.newSession.choose(name) : House.newSession.addNewcomer(name);
    }

    function test_an_evening_goes_on_from_paper() {
        choosePlayers("klaverjas", four);
        tap("more");
        type("paper0", "512");
        type("paper1", "388");
        tap("begin");
        compare(totals(), [512, 388]);
    }

    // All that `before` of a document can say, in each game.
    function test_paper_says_more_than_totals() {
        scrolls = true;
        choosePlayers("klaverjas", four);
        tap("more");
        type("paper0", "512");
        type("paper1", "388");
        type("deals_played0", "5");
        tap("addGame");
        type("game0_0", "1501");
        type("game0_1", "1203");
        play("won0Aiko", "won0Chie", "begin");
        compare(totals(), [512, 388]);
        compare(House.evening.progress, "Deal 6 of 16");
        compare(House.evening.totals.map(side => side.games), [1, 0]);
        play("mend", "dropGame", "saveMended");
        compare(House.evening.totals.map(side => side.games), [0, 0]);
        compare(House.evening.progress, "Deal 6 of 16");
        compare(totals(), [512, 388]);

        choosePlayers("quadrille", four);
        tap("more");
        type("paper0", "-24");
        type("paper4", "24");
        type("deals_played0", "7");
        tap("begin");
        verify(Array.from(House.entry.outlook).join().includes("24 in the pool, 28 with the antes"), House.entry.outlook);

        choosePlayers("kyuuri", ["Aiko", "Bram", "Chie"]);
        tap("more");
        type("paper1", "25");
        play("outBram", "begin");
        verify(House.evening.seats[1].out);
        scrolls = false;
    }

    function test_the_fifth_comes_in_when_somebody_has_dealt() {
        choosePlayers("euchre", four.concat("Eva"));
        compare(Array.from(House.newSession.waiting), ["Eva"]);
        play("in_turn_deal", "begin", "enter", "maker0", "tricks3");
        verify(names().includes("Eva"));
        compare(names().length, 4);
    }

    function test_points_follow_from_the_cards_that_were_won() {
        begin("klaverjas", four);
        play("enter", "maker0", "byCards", "trump0", "last_trick0");
        // All spades and all hearts: 62 with spades for trumps, 30, and 10 for the last trick.
        for (const suit of House.entry.piles.slice(0, 2))
            for (const card of suit)
                tap("card" + card.card);
        compare(Array.from(House.entry.comesTo).slice(0, 2), ["102", "60"]);
        picture("entry-cards-won");
        tap("save");
        compare(totals(), [102, 60]);
    }

    function test_a_correction_gets_its_reason_later() {
        begin("euchre", four);
        play("enter", "maker0", "tricks5", "sheet", "correct1", "tricks3", "deal1");
        type("remark", "counted <b>twice</b>");
        tap("reason");
        compare(House.sheet.data(House.sheet.index(0, 0), 256 + 8)[0].why, "counted <b>twice</b>");
        tap("deal1");
        verify(!seen("reason"));
        type("remark", "a fine evening");
        tap("note");
        compare(House.sheet.remarks[0].words, "a fine evening");
        picture("sheet-reason");
    }

    // The fifth deal ended a game, and after its correction ends none: a row less above the sixth.
    function test_the_deal_that_is_explained_stays_chosen() {
        begin("euchre", four);
        for (let i = 0; i < 6; ++i) {
            House.entry.set("maker", 0);
            House.entry.set("tricks", 5);
            House.entry.save();
            bench.settle();
        }
        play("sheet");
        seen("deal6").tapped();
        compare(window.pages.currentItem.chosen, 6);
        House.entry.correct(5, House.sheet.data(House.sheet.index(4, 0), 256 + 1));
        House.entry.set("tricks", 3);
        House.entry.saveCorrection("miscounted");
        bench.settle();
        compare(window.pages.currentItem.chosen, 5);
        compare(window.pages.currentItem.deal.number, 6);
    }

    function test_what_is_pasted_and_does_not_fit_is_told() {
        begin("euchre", four);
        play("enter", "maker0", "tricks5", "sheet", "deal1");
        const remark = seen("remark");
        remark.insert(0, "x".repeat(399));
        verify(!seen("full"));
        remark.insert(0, "yy");
        compare(remark.text, "y" + "x".repeat(399));
        compare(seen("full").text, "400 characters fit here, and no more.");
    }

    function test_what_was_corrected_can_be_undone_from_the_bar() {
        begin("euchre", four);
        play("enter", "maker0", "tricks5", "sheet", "correct1", "tricks3");
        compare(totals(), [1, 0]);
        verify(House.evening.written.startsWith("Deal 1"));
        tap("undo");
        compare(totals(), [2, 0]);
    }

    function test_on_a_phone_the_undo_bar_is_in_sight() {
        begin("klaverjas", four);
        play("enter", "maker0", "digit9", "digit2", "save");
        window.width = 360;
        window.height = 640;
        picture("phone-undo");
        verify(seen("undo").mapToItem(null, 0, 0).y < seen("enter").mapToItem(null, 0, 0).y);
        tap("undo");
        compare(totals(), [0, 0]);
        window.width = 1280;
        window.height = 800;
    }

    function test_everybody_agrees_before_a_deal_is_saved() {
        House.settings.confirmed = true;
        begin("euchre", four);
        play("enter", "maker0", "tricks5");
        compare(totals(), [0, 0]);
        play("agree0");
        picture("entry-agreement");
        play("tricks3");  // another figure: both are asked again
        play("agree0", "agree1");
        compare(totals(), [1, 0]);
        House.settings.confirmed = false;
    }
}
