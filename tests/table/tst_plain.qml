import QtQuick
import QtTest
import Spadille

// The page that is made from a game's tables, for those that bring none: every game can be entered on it.
Walk {
    name: "Plain"
    scrolls: true

    readonly property var four: ["Aiko", "Bram", "Chie", "Dirk"]

    function beginPlain(game, players) {
        begin(game, players);
        House.entry.plain = true;
        tap("enter");
        verify(String(House.entry.page).endsWith("EntryForm.qml"));
    }

    function totals() {
        return House.evening.totals.map(total => total.total);
    }

    function cleanup() {
        House.entry.plain = false;
    }

    function test_euchre() {
        beginPlain("euchre", four);
        play("maker1", "alone", "trump2", "tricks5");
        picture("plain-euchre");
        tap("save");
        compare(totals(), [0, 4]);
    }

    function test_klaverjas_by_figures_with_roem_for_both() {
        beginPlain("klaverjas", four);
        play("maker0", "digit9", "digit2", "roem0_20", "roem1_50");
        picture("plain-klaverjas");
        tap("save");
        compare(totals(), [0, 232]);
    }

    function test_klaverjas_by_cards_and_back_to_figures() {
        beginPlain("klaverjas", four);
        play("maker0", "way1", "trump0");
        compare(House.entry.way, 1);
        picture("plain-klaverjas-cards");
        tap("card" + House.entry.piles[0][0].card);
        compare(House.entry.fields.cards.values.length, 1);
        play("way0", "pit", "save");
        compare(totals(), [162, 0]);
    }

    function test_kyuuri_by_the_loser_and_in_full() {
        beginPlain("kyuuri", four);
        play("taker2", "rank7", "matched1");
        picture("plain-kyuuri");
        tap("save");
        compare(totals(), [0, 0, 7, 0]);
        play("enter", "way1", "leader0", "ranks4", "ranks13", "ranks5");
        picture("plain-kyuuri-in-full");
        tap("ranks5");
        compare(totals(), [0, 13, 7, 0]);
    }

    function test_quadrille() {
        beginPlain("quadrille", four);
        play("ombre0", "contract0", "partner2", "tricks6", "matadors");
        picture("plain-quadrille");
        tap("save");
        compare(totals(), [2, -2, 2, -2]);
    }

    function test_what_cannot_be_is_told_and_not_saved() {
        beginPlain("klaverjas", four);
        play("maker0", "digit1", "digit6", "digit1");
        verify(!House.entry.ready);
        compare(Array.from(House.entry.findings), ["No tricks can be worth just so many points. KJ-5.11"]);
        play("digit⌫", "digit2", "save");
        compare(totals(), [162, 0]);
    }
}
