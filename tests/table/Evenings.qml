import QtQuick
import QtTest
import Spadille

// A walk through a book in which every game was played for a while.
Walk {
    id: evenings

    property var numbers: ({})  // of the sessions, by game
    readonly property var four: ["Aiko", "Bram", "Chie", "Dirk"]
    readonly property var five: ["Akira", "Hana", "Tomoko", "Ken", "Yui"]
    // Who made trumps, his tricks, and whether he was alone.
    readonly property var euchre: [[0, 3], [1, 2], [2, 5], [3, 4], [0, 5, true], [1, 3], [2, 2], [3, 3]]
    // Who made trumps, his card points, and the roem of each side.
    readonly property var klaverjas: [[0, 109, [], []], [1, 79, [20], [20, 20]], [2, 46, [], [50, 20]], [0, 92, [100], []], [3, 92, [], [20]], [2, 98, [], []], [1, 88, [], []], [3, 112, [20], [50]]]
    // Contract, ombre, partner, tricks, matadors.
    readonly property var quadrille: [[0, 0, 2, 6, 0], [0, 1, 3, 5, 1], [1, 2, -1, 6, 1], [0, 3, 0, 7, 0], [0, 0, 1, 4, 0]]
    // Who took the last trick, with what, and who matched it.
    readonly property var kyuuri: [[1, 12, []], [3, 9, [0]], [4, 14, []], [2, 7, [1, 3]], [1, 11, []]]

    readonly property string miscounted: "Dirk had counted the ten twice."
    readonly property string doubted: "Was the queen of spades in that trick?"
    readonly property string noted: "Chie brought the biscuits."
    readonly property string agreedOn: "We all agreed that it had been an honest slip, and that nobody should pay for it twice in one evening"

    function initTestCase() {
        failOnWarning(bench.ourWarnings());
        arrive();
        prepare();
    }

    function prepare() {
        play("kyuuri", five, kyuuri, told => {
            for (const who of told[2])
                House.entry.choose("matched", who);
            House.entry.set("taker", told[0]);
            House.entry.set("rank", told[1]);
        });
        play("quadrille", four, quadrille, told => {
            ["contract", "ombre", "partner", "tricks"].forEach((key, i) => told[i] < 0 || House.entry.set(key, told[i]));
            House.entry.set("matadors", told[4]);
        });
        play("euchre", four, euchre, told => {
            House.entry.set("maker", told[0]);
            if (told[2])
                House.entry.set("alone", 1);
            House.entry.set("tricks", told[1]);
        });
        play("klaverjas", four, klaverjas, told => {
            [2, 3].forEach(side => told[side].forEach(mark => House.entry.chalk(side - 2, mark)));
            House.entry.set("maker", told[0]);
            House.entry.set("points", told[1]);
        });
        amend();
        rule();
    }

    function play(game, players, deals, tell) {
        House.newSession.prepare();
        bench.settle();
        House.newSession.game = game;
        for (const name of Array.from(House.newSession.players))
            House.newSession.choose(name);
        for (const name of players)
            House.newSession.others.includes(name) ? House.newSession.choose(name) : House.newSession.addNewcomer(name);
        House.newSession.begin();
        bench.settle();
        numbers[game] = House.evening.number;
        for (const told of deals) {
            tell(told);
            verify(House.entry.ready, game + " " + told + ": " + House.entry.findings);
            House.entry.save();
            bench.settle();
        }
        compare(House.evening.dealNumber, deals.length + 1);
    }

    // The euchre evening: a warning, and a ruling that waits for the deal in play.
    function rule() {
        at("euchre");
        for (let time = 0; time < 2; ++time) {
            House.ruling.arrive();
            House.ruling.begin("table_talk");
            House.ruling.answer("Bram");
            House.ruling.post();
            bench.settle();
        }
        verify(House.evening.awaiting !== "");
    }

    // The klaverjas evening: a deal corrected, one under dispute, a note.
    function amend() {
        window.go("SheetPage");
        House.entry.correct(5, seen("deal5").seq);
        House.entry.set("points", 70);
        House.entry.saveCorrection(evenings.miscounted);
        bench.settle();
        House.evening.dispute(seen("deal3").seq, evenings.doubted);
        bench.settle();
        House.evening.note(0, evenings.noted);
        bench.settle();
        window.home();
    }

    // With this evening on the table, and nothing entered yet.
    function at(game) {
        if (House.evening.game !== game) {
            House.evening.open(numbers[game]);
            bench.settle();
        }
        House.entry.clear();
    }
}
