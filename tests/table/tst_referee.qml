import QtQuick
import QtTest
import Spadille

// The referee, asked by tapping: every tap is counted.
TestCase {
    id: test

    name: "Referee"
    when: windowShown

    property var window: null
    property int taps: 0

    function initTestCase() {
        const component = Qt.createComponent("qrc:/Spadille/qml/Main.qml");
        verify(component.status === Component.Ready, component.errorString());
        window = component.createObject(null, {
            "width": 1280,
            "height": 800
        });
        bench.settle();
        tryVerify(() => window.pages.depth > 0, bench.patience);
        ask_without_a_session();
    }

    function ask_without_a_session() {
        if (House.evening.number > 0)
            return;
        tap("RefereePage");
        verify(!bench.find(window, "trump1"));
        picture("referee-which-game");
        tap("game_euchre");
        picture("referee-which-rules");
        tap("rules_euchre/seed");
        compare(said("head_note"), House.referee.judgesBy);
        tap("trump1");
        cards("SA DJ H9 S9");
        compare(House.referee.verdict.title, "Dirk wins".replace("Dirk", House.referee.places[1].name));
        picture("referee-alone");
        tap("next");
        tap("auction");
        compare(said("head_note"), House.referee.judgesBy);
        window.pages.pop();
        tap("cards");
        compare(said("head_note"), House.referee.judgesBy);
        window.pages.pop();
        tap("other_rules");
        verify(House.referee.asksRules);
    }

    function test_somebody_with_a_phone_calls_it() {
        House.phones.open("192.168.1.30");
        tryVerify(() => bench.find(window, "call"), bench.patience);
        compare(bench.find(window, "call").said, "Aiko calls the referee");
        picture("referee-called");
        tap("seen");
        tryVerify(() => House.phones.calls.length === 0, bench.patience);
        tryVerify(() => !bench.find(window, "call"), bench.patience);
        House.phones.close();
    }

    function cleanup() {
        House.settings.language = "en";
        House.settings.textSize = 100;
        window.width = 1280;
        window.height = 800;
    }

    function cleanupTestCase() {
        window.destroy();
    }

    // Until what was left is gone and everything else lies where it belongs.
    function lie() {
        wait(0);
        bench.lay(window);
    }

    function tap(name) {
        lie();
        const item = bench.find(window, name);
        verify(item, "no " + name);
        verify(item.enabled, name + " is not enabled");
        const page = bench.find(window, "scroll");
        const below = item.mapToItem(null, 0, item.height).y - window.height + 20;
        if (page && below > 0)
            page.contentY += below;
        Guard.last = 0;
        mouseClick(item);
        bench.settle();
        lie();
        ++taps;
    }

    function said(name) {
        lie();
        const item = bench.find(window, name);
        return item ? item.text : "";
    }

    function picture(name) {
        lie();
        if (bench.pictures() !== "")
            grabImage(window.contentItem).save(bench.pictures() + "/" + name + ".png");
        compare(bench.overflowing(window), []);
        compare(bench.nameless(window), []);
    }

    // "SA": spades 0, hearts 1, diamonds 2, clubs 3, and 4 where only the rank is told: "A"; sixteen a suit.
    function card(name) {
        const suit = name.length === 1 ? 4 : "SHDC".indexOf(name[0]);
        tap("card" + (suit * 16 + "23456789TJQKA".indexOf(name[name.length - 1]) + 2));
    }

    function cards(names) {
        for (const name of names.split(" "))
            card(name);
    }

    function begin(game, players) {
        window.home();
        tap("new");
        tap(game);
        for (const name of Array.from(House.newSession.players))
            House.newSession.choose(name);
        for (const name of players)
            House.newSession.addNewcomer(name);
        tap("begin");
        compare(House.evening.game, game);
    }

    function test_the_note_of_a_clause_is_folded_away() {
        window.home();
        tap("RulebookPage");
        House.library.game = "kyuuri";
        House.library.words = "KY-7.1 limit";
        verify(!bench.find(window, "noted"), "nobody asked for it");
        tap("note");
        verify(bench.find(window, "noted").text.length > 0);
        tap("note");
        verify(!bench.find(window, "noted"));
    }

    function test_a_trick_is_judged_in_six_taps() {
        begin("klaverjas", ["Aiko", "Bram", "Chie", "Dirk"]);
        taps = 0;
        tap("referee");
        picture("referee-empty");
        tap("trump0");
        cards("HA ST S9 H7");
        compare(taps, 6);
        compare(House.referee.verdict.title, House.referee.places[2].name + " wins");
        compare(House.referee.verdict.clause.slice(0, 3), "KJ-");
        picture("referee-trick");
        const winner = House.referee.places[2].name;
        // The next card begins the next question, and who won leads.
        card("CA");
        compare(House.referee.verdict.title, undefined);
        compare(House.referee.places[0].name, winner);
        compare(House.referee.trump, 0);
    }

    function test_from_home_an_evening_is_left_for_other_rules() {
        begin("klaverjas", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("referee");
        verify(!bench.find(window, "other_rules"));
        compare(said("head_note"), House.evening.heading);
        window.home();
        tap("RefereePage");
        compare(said("head_note"), House.evening.heading);
        tap("other_rules");
        compare(House.evening.number, 0);
        tap("game_kyuuri");
        tap("rules_kyuuri/seed");
        compare(House.referee.game, "kyuuri");
        verify(House.referee.judgesBy.includes(" · "));
        window.home();
        tap("resume");
        compare(House.evening.game, "klaverjas");
    }

    function test_a_card_is_judged_against_the_hand() {
        begin("klaverjas", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("referee");
        tap("trump0");
        tap("question_turn");
        cards("HA ST");
        tap("target_card");
        card("C9");
        compare(House.referee.verdict.kind, "depends");
        picture("referee-depends");
        tap("target_hand");
        cards("SA SJ");
        compare(House.referee.verdict.kind, "bad");
        compare(House.referee.verdict.cards.map(c => c.name), ["A♠", "J♠"]);
        picture("referee-not-allowed");
        tap("ruling");
        compare(House.ruling.stage, "question");
        window.pages.pop();
        compare(House.referee.verdict.kind, "bad");
        tap("next");
        verify(House.referee.empty);
    }

    function test_kyuuri_has_no_trumps() {
        begin("kyuuri", ["Akira", "Hana", "Tomoko", "Ken", "Yui"]);
        taps = 0;
        tap("referee");
        cards("5 7 7 2 K");
        compare(taps, 6);
        verify(House.referee.verdict.kind === "wins");
        picture("referee-kyuuri");
    }

    // Says what a revoke was like, until the rules decide.
    function tell_revoke(pictured) {
        tap("kind_revoke");
        for (let asked = 0; House.ruling.stage === "question" && asked < 12; ++asked) {
            if (asked === 0 && pictured)
                picture("ruling-question");
            const answers = House.ruling.question.answers;
            const want = ["later", "established", "1"].find(w => answers.some(a => a.value === w));
            tap(House.ruling.question.many ? "answer_done" : "answer_" + (want ?? answers[0].value));
        }
        compare(House.ruling.stage, "decision");
        lie();
        bench.settle();
        lie();
    }

    function test_a_ruling_is_searched_while_typing() {
        begin("euchre", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("referee");
        tap("ruling");
        const field = findChild(window, "search");
        mouseClick(field);
        verify(field.activeFocus);
        for (const letter of "he took it back") {
            keyClick(letter);
            verify(field.activeFocus, "the field keeps its focus");
        }
        compare(House.ruling.kinds.map(k => k.name), ["card_taken_back"]);
        picture("ruling-search");
        keyClick(Qt.Key_Return);
        compare(House.ruling.title, "A card taken back");
        House.ruling.back();
        compare(findChild(window, "search").text, "he took it back");
    }

    function test_a_ruling_is_posted_and_undone() {
        begin("euchre", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("enter");
        tap("maker0");
        tap("tricks3");
        const before = House.evening.totals.map(t => t.total);
        compare(Math.max(...before), 1);
        tap("referee");
        tap("ruling");
        tap("deal1");
        picture("ruling-kinds");
        tell_revoke(true);
        picture("ruling-decision");
        tap("post");
        lie();
        verify(House.ruling.posted);
        const after = House.evening.totals.map(t => t.total);
        verify(String(before) !== String(after), "the ruling moves points");
        picture("ruling-posted");
        tap("undo_ruling");
        lie();
        compare(House.evening.totals.map(t => t.total), before);
        tap("post");
        lie();
        tap("another");
        tap("deal1");
        tell_revoke(false);
        compare(House.ruling.decision.precedents.length, 1);
        verify(House.ruling.again);
        compare(House.ruling.warnings.length, 1);
        picture("ruling-precedent");
        tap("post");
        lie();
        tap("toTable");
        compare(window.pages.currentItem.objectName, "TablePage");
        compare(House.evening.totals.map(t => t.total), after);
    }

    function test_in_every_language() {
        begin("quadrille", ["Aiko", "Bram", "Chie", "Dirk"]);
        for (const language of ["ja", "nl", "fr"]) {
            House.settings.language = language;
            for (const width of [1280, 360]) {
                window.width = width;
                window.height = width === 360 ? 640 : 800;
                tap("referee");
                tap("question_turn");
                picture("referee-" + language + width);
                tap("ruling");
                picture("ruling-" + language + width);
                window.pages.pop();
                tap("auction");
                picture("auction-" + language + width);
                window.pages.pop();
                tap("cards");
                picture("cards-" + language + width);
                verify(bench.find(window, "bid_contract0").mapToItem(null, 0, 0).y < bench.find(window, "bid_ombre0").mapToItem(null, 0, 0).y);
                window.pages.pop();
                window.pages.pop();
            }
        }
    }

    function test_an_auction_says_whose_turn_it_is() {
        begin("euchre", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("referee");
        tap("auction");
        card("SJ");
        compare(House.auction.calls.length, 0);
        const first = House.auction.toCall;
        picture("auction-open");
        tap("call0");
        verify(House.auction.toCall !== first);
        tap("call_back");
        compare(House.auction.toCall, first);
        tap("call1");
        for (let i = 0; i < 4 && House.auction.toCall !== ""; ++i)
            tap("call0");
        compare(House.auction.toCall, "");
        verify(House.auction.settled.length > 0);
        picture("auction-over");
        tap("enter_called");
        compare(window.shown.objectName, "EntryPage");
        verify(bench.find(window, "maker0"));
        compare(House.entry.fields.maker.value, Array.from(House.evening.seats).findIndex(seat => seat.name === first));
        compare(House.entry.fields.trump.value, 0);
        tap("tricks3");
        compare(window.shown.objectName, "TablePage");
        compare(House.evening.dealNumber, 2);
    }

    function test_a_deal_is_told_card_by_card() {
        begin("euchre", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("enter");
        tap("card_by_card");
        tap("bid_maker1");
        tap("bid_trump0");
        picture("cards-contract");
        tap("cards_start");
        card("HA");
        tap("cards_back");
        cards("HA HK HQ C9");
        picture("cards-first");
        // Whoever played clubs to the hearts lead had a heart: the second trick proves it.
        compare(House.cards.revokes, []);
        cards("H9 HJ D9 HT");
        verify(House.cards.revokes.length > 0);
        picture("cards-revoke");
        cards("SA SK SQ SJ CA CK CQ CT DA DK DQ DJ");
        compare(House.cards.stage, "end");
        picture("cards-end");
        verify(House.cards.canSave);
        tap("cards_save_ruling");
        lie();
        bench.settle();
        lie();
        compare(House.evening.dealNumber, 2);
        compare(Math.max(...House.evening.totals.map(t => t.total)), 2);
        House.evening.undo();  // the ruling first: then the deal counts as it was played
        bench.settle();
        lie();
        compare(Math.max(...House.evening.totals.map(t => t.total)), 1);
    }

    function test_both_sides_agree_to_a_deal_of_cards() {
        House.settings.confirmed = true;
        begin("euchre", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("enter");
        tap("card_by_card");
        tap("bid_maker1");
        tap("bid_trump0");
        tap("cards_start");
        cards("HA HK HQ C9 H9 HJ D9 HT SA SK SQ SJ CA CK CQ CT DA DK DQ DJ");
        tap("cards_save_ruling");
        picture("cards-agreement");
        tap("agree0");
        compare(House.evening.dealNumber, 1);
        tap("agree1");
        lie();
        bench.settle();
        lie();
        compare(House.evening.dealNumber, 2);
        compare(Math.max(...House.evening.totals.map(t => t.total)), 2);
        House.settings.confirmed = false;
    }

    function test_a_kyuuri_deal_needs_no_contract() {
        begin("kyuuri", ["Akira", "Hana", "Tomoko", "Ken", "Yui"]);
        tap("enter");
        tap("card_by_card");
        compare(House.cards.stage, "card");
        cards("5 7 7 2 K");
        picture("cards-kyuuri");
        verify(House.cards.seen.length > 0);
    }

    function test_quadrille_asks_for_the_called_card() {
        begin("quadrille", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("enter");
        tap("card_by_card");
        tap("bid_contract0");
        tap("bid_ombre0");
        tap("bid_trump1");
        picture("cards-quadrille");
        tap("cards_start");
        const asked = House.cards.asked;
        card("SK");
        verify(House.cards.asked !== asked);
        card("DK");
        picture("cards-quadrille-play");
        tap("cards_back");
        window.home();
        tap("resume");
        tap("referee");
        tap("auction");
        picture("auction-quadrille");
    }

    function test_klaverjas_asks_for_roem() {
        begin("klaverjas", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("enter");
        tap("card_by_card");
        tap("bid_maker0");
        tap("bid_trump1");
        tap("cards_start");
        cards("SA SK SQ SJ");
        picture("cards-klaverjas");
        window.home();
        tap("resume");
        tap("referee");
        tap("auction");
        picture("auction-klaverjas");
    }

    function test_on_a_phone_and_with_large_letters() {
        begin("klaverjas", ["Aiko", "Bram", "Chie", "Dirk"]);
        window.width = 360;
        window.height = 640;
        tap("referee");
        picture("phone-referee");
        tap("trump1");
        cards("HA ST S9 H7");
        picture("phone-verdict");
        tap("next");
        tap("ruling");
        picture("phone-ruling");
        window.home();
        window.width = 1280;
        window.height = 800;
        tap("resume");
        House.settings.textSize = 200;
        tap("referee");
        picture("large-referee");
        tap("trump0");
        cards("HA ST S9 H7");
        picture("large-verdict");
    }
}
