import QtQuick
import QtTest
import Spadille

// Every page of the app with something on it, one after the other.
Evenings {
    id: scenes

    readonly property string wholeDeal: "HA HK HQ C9 H9 HJ D9 HT SA SK SQ SJ CA CK CQ CT DA DK DQ DJ"

    // "SA": spades 0, hearts 1, diamonds 2, clubs 3; sixteen a suit.
    function code(name) {
        return "SHDC".indexOf(name[0]) * 16 + "23456789TJQKA".indexOf(name[1]) + 2;
    }

    function each(names, lay) {
        for (const name of names.split(" "))
            lay(code(name));
    }

    // A page over the evening of a game; then what is done there.
    function page(name, game, act, values) {
        return () => {
            if (game)
                at(game);
            window.go(name, values ?? {});
            bench.settle();
            if (act)
                act();
        };
    }

    // A club's evening lies open; then what is done there.
    function hall(act) {
        if (House.event.number === 0)
            bench.fillHall(35, 4, 3, 2, 3);
        House.clubSeason.prepare();
        bench.settle();
        act();
    }

    function referee(question, trump, cards) {
        House.referee.arrive();
        House.referee.question = question;
        if (trump >= 0)
            House.referee.chooseTrump(trump);
        each(cards, House.referee.tap);
    }

    function hand(card, held) {
        House.referee.target = "card";
        House.referee.tap(code(card));
        House.referee.target = "hand";
        each(held, House.referee.tap);
    }

    // Answers until the rules decide, or so many questions.
    function irregular(kind, questions) {
        House.ruling.begin(kind);
        for (let i = 0; House.ruling.stage === "question" && i < (questions ?? 12); ++i) {
            const answers = House.ruling.question.answers;
            const want = ["later", "established", "1"].find(w => answers.some(a => a.value === w));
            House.ruling.question.many ? House.ruling.done() : House.ruling.answer(want ?? answers[0]?.value ?? "1");
        }
        bench.settle();
    }

    function auction(...calls) {
        House.auction.arrive();
        for (const call of calls)
            House.auction.call(call);
    }

    function cards(bid, names) {
        House.cards.arrive();
        for (let i = 0; i < 60; ++i)
            House.cards.back();  // what an earlier scene told
        for (const key in bid)
            if (!House.cards.contract.find(member => member.key === key).choices[bid[key]].chosen)
                House.cards.choose(key, bid[key]);
        if (names === "")
            return;
        House.cards.start();
        each(names, House.cards.tap);
    }

    // A deal of the sheet, explained.
    function explain(row) {
        bench.find(window, "sheetRows").reveal(row);
        bench.lay(window);
        window.pages.currentItem.chosen = row;
    }

    // Both sides are asked whether the deal is right.
    function agreed(save) {
        House.settings.confirmed = true;
        save();
        House.settings.confirmed = false;
    }

    function enter(fields) {
        for (const key in fields)
            House.entry.set(key, fields[key]);
    }

    readonly property var rules: ["euchre", "klaverjas", "kyuuri", "quadrille"].map(game => ["rules-" + game, page("RulesPage", "", () => {
            House.ruleSet.game = game;
            const chosen = House.ruleSet.options.findIndex(option => option.kind === "chosen");
            House.ruleSet.choose(House.ruleSet.options[chosen].key, 1);
            seen("clause_" + House.ruleSet.options[0].key).tapped();
        })])
    readonly property var fresh: ["euchre", "klaverjas", "kyuuri", "quadrille"].map(game => ["new-" + game, page("NewSessionPage", "", () => {
            House.newSession.prepare();
            House.newSession.game = game;
        })])
    readonly property var tables: ["euchre", "klaverjas", "kyuuri", "quadrille"].map(game => ["table-" + game, page("TablePage", game)])
    readonly property var sheets: ["euchre", "klaverjas", "kyuuri", "quadrille"].map(game => ["sheet-" + game, page("SheetPage", game)])

    // A club's evening in its second round: some have told, one cannot be, one is disputed, one calls the referee.
    property bool clubbed: false
    readonly property var members: ["Ada de Jong", "Bas Visser", "Cor Vos", "Dora Smit", "Eva Meijer", "Fred Mulder", "Gea Bos", "Henk Dekker", "Ineke Vos", "Joop van der Meulen", "Kees Peters", "Lies Hendriks", "Mien Dijkstra", "Nico Jacobs", "Olga Maas", "Piet Verhoeven", "Quirijn Post", "Ria Kuipers", "Siem Willems", "Tiny Hoekstra", "Uko Koster", "Vera Prins", "Wim van Dam", "Xander Blom", "Yvonne Schouten", "Zus Kramer", "Aad Willemsen", "Bep Scholten", "Cees Gerritsen", "Dirkje Postma"]
    readonly property string calledFor: "A revoke in the fourth trick"

    function slip(table, points, anyway) {
        House.eventResult.arrive(table);
        points.forEach((figure, place) => {
            House.eventResult.go("points" + place);
            String(figure).split("").forEach(digit => House.eventResult.digit(Number(digit)));
        });
        House.eventResult.save(anyway ?? false);
        bench.settle();
    }

    function club() {
        if (clubbed)
            return;
        clubbed = true;
        House.eventPlan.prepare();
        bench.settle();
        House.newSession.game = "klaverjas";
        House.eventPlan.say("title", "Wednesday drive");
        House.eventPlan.say("place", "De Kroon");
        House.eventPlan.step("deals", 16);
        House.eventPlan.step("minutes", 9);
        House.eventPlan.toggleTie("roem");
        House.eventPlan.addPrize("place", "50");
        House.eventPlan.save();
        bench.settle();
        House.eventRoster.arrive("none");
        House.eventRoster.add(members.join("\n"));
        bench.settle();
        House.eventRoster.mode = "together";
        [11, 12].forEach(index => House.eventRoster.tap(House.eventRoster.people.findIndex(person => person.name === members[index])));
        bench.settle();
        House.eventDraw.drawAll();
        bench.settle();
        for (let table = 1; table <= 7; ++table)
            slip(table, [1200 + 37 * table, 1392 - 37 * table]);
        for (const table of [2, 5])
            slip(table, [1300 + table, 1292 - table]);
        slip(6, [1300, 1293], true);
        House.eventTable.open(2, 3);
        House.eventTable.keep();
        bench.settle();
        enter({"maker": 0, "points": 100});
        House.entry.save();
        bench.settle();
        House.eventTable.open(2, 4);
        House.eventTable.keep();
        bench.settle();
        enter({"maker": 1, "points": 90});
        House.entry.save();
        bench.settle();
        House.evening.dispute(2, scenes.doubted);
        bench.settle();
        bench.callReferee(2, 7, scenes.calledFor);
        bench.settle();
        House.eventClock.start(45);
        bench.settle();
        House.eventTable.open(1, 2);
        House.eventTable.rule(0, scenes.agreedOn, "KJ-8.3", "");
        bench.settle();
    }

    function event(name, act, before) {
        return () => {
            club();
            if (before)
                before();
            House.event.round = 0;
            window.go("EventRoomPage");
            if (name !== "EventRoomPage")
                window.go(name);
            bench.settle();
            if (act)
                act();
        };
    }

    readonly property var events: [
        ["events", event("EventsPage")],
        ["event-new", event("EventPlanPage", null, () => House.eventPlan.prepare())],
        ["event-plan", event("EventPlanPage", null, () => House.eventPlan.takeFromEvent())],
        ["event-room", event("EventRoomPage")],
        ["event-room-clock", event("EventRoomPage", () => seen("clock").clicked())],
        ["event-roster", event("EventRosterPage", () => House.eventRoster.arrive("none"))],
        ["event-roster-file", event("EventRosterPage", () => {
                House.eventRoster.arrive("none");
                seen("rosterFiles").tapped();
            }, () => ["Members of the club 2026.csv", "Members.txt"].forEach(name => bench.document(name, scenes.members[0])))],
        ["event-wish", event("EventRosterPage", () => House.eventRoster.arrive("at_table"))],
        ["event-draw", event("EventDrawPage", () => {
                House.eventDraw.arrive();
                House.event.round = 3;
            })],
        ["event-result", event("EventResultPage", () => House.eventResult.arrive(2))],
        ["event-result-doubted", event("EventResultPage", () => slip(1, [1300, 1293]))],
        ["event-table", event("EventTablePage", () => House.eventTable.open(2, 7))],
        ["event-table-told", event("EventTablePage", () => House.eventTable.open(2, 6))],
        ["event-award", event("EventRankingPage", () => {
                seen("place0").clicked();
                seen("award").tapped();
            })],
        ["home-event", () => {
                club();
                window.home();
            }]]

    readonly property var all: [
        ["home", () => window.home()],
        ["new-from-paper", page("NewSessionPage", "", () => {
                House.newSession.prepare();
                House.newSession.game = "quadrille";
                seen("more").tapped();
            })],
        ["history", page("HistoryPage")],
        ["statistics", page("StatisticsPage", "", () => House.statistics.person = "")],
        ["statistics-person", page("StatisticsPage", "", () => House.statistics.person = "Aiko")],
        ["head-to-head", page("StatisticsPage", "", () => House.statistics.other = "Bram")],
        ["ranking", page("RankingPage", "", () => House.ranking.game = "euchre")],
        ["event-ranking", page("EventRankingPage", "", () => hall(() => seen("place1").clicked()))],
        ["event-season", page("EventSeasonPage", "", () => hall(() => House.clubSeason.by = "places"))],
        ["rulebook", page("RulebookPage", "", () => House.library.game = "quadrille")],
        ["rulebook-search", page("RulebookPage", "", () => bench.find(window, "search").text = "7")],
        ["settings", page("SettingsPage")],
        ["mending", page("MendingPage", "klaverjas", () => {
                House.newSession.dealer = 1;
                bench.settle();
            })],
        ["mending-from-now", page("MendingPage", "quadrille", () => House.mending.fromNow = true)],
        ["rules-of-a-session", page("RulesPage", "", () => House.ruleSet.choose(House.ruleSet.options[0].key, House.ruleSet.options[0].number), {"ofForm": true})],
        ["people", page("PeoplePage", "", () => seen("person0").tapped())],
        ["book", page("BookPage", "", () => {
                House.keeper.backups.length > 0 || House.keeper.backUp();
                House.keeper.verify(false);
            })],
        ...fresh, ...tables, ...sheets, ...rules, ...events,
        ["table-roem", page("TablePage", "klaverjas", () => [50, 20].forEach(mark => House.entry.chalk(0, mark)))],
        ["entry-euchre", page("EntryPage", "euchre", () => enter({"maker": 0}))],
        ["entry-klaverjas", page("EntryPage", "klaverjas", () => {
                House.entry.chalk(0, 20);
                enter({"maker": 1, "points": 66});
            })],
        ["entry-quadrille", page("EntryPage", "quadrille", () => enter({"contract": 0, "ombre": 0, "partner": 2, "tricks": 5, "matadors": 1}))],
        ["entry-kyuuri", page("EntryPage", "kyuuri", () => enter({"taker": 1}))],
        ["entry-agreement", page("EntryPage", "quadrille", () => {
                enter({"contract": 1, "ombre": 1, "tricks": 6});
                agreed(() => House.entry.save());
            })],
        ["entry-cards-won", page("EntryPage", "klaverjas", () => {
                enter({"maker": 0, "trump": 0});
                seen("byCards").tapped();
            })],
        ["entry-empty", page("EntryPage", "quadrille")],
        ["explained", page("EntryPage", "quadrille", () => Explained.open = true)],
        ["sheet-explained", page("SheetPage", "klaverjas", () => explain(2))],
        ["sheet-corrected", page("SheetPage", "klaverjas", () => explain(4))],
        ["sheet-stale", page("SheetPage", "euchre", () => {
                leaveStale();
                explain(lastRow());
            })],
        ["correction", page("SheetPage", "euchre", () => {
                explain(1);
                seen("correct").tapped();
            })],
        ["chart", page("ReviewPage", "euchre", () => House.chart.chosen = 3)],
        ["chart-five", page("ReviewPage", "kyuuri")],
        ["settle", page("SettlePage", "euchre", () => House.settleUp.stake = 10)],
        ["settle-pool", page("SettlePage", "quadrille")],
        ["rescore", page("RescorePage", "klaverjas", () => House.rescoring.choose("klaverjas/pit"))],
        ["share", page("SharePage", "klaverjas")],
        ["phones", page("PhonesPage", "", () => {
                House.phones.close();
                tryVerify(() => House.phones.known);
            })],
        ["phones-looking-on", page("PhonesPage", "", () => {
                House.phones.open("192.168.1.20");
                tryVerify(() => House.phones.watching === 3);
                seen("phonesHelp").tapped();
            })],
        ["referee-empty", page("RefereePage", "euchre", () => House.referee.question = "turn")],
        ["referee-trick", page("RefereePage", "klaverjas", () => referee("trick", 0, "HA ST S9 H7"))],
        ["referee-allowed", page("RefereePage", "klaverjas", () => {
                referee("turn", 0, "HA ST");
                hand("C9", "SA SJ");
            })],
        ["referee-depends", page("RefereePage", "klaverjas", () => {
                referee("turn", 0, "HA ST");
                hand("C9", "D7");
            })],
        ["referee-kyuuri", page("RefereePage", "kyuuri", () => referee("trick", -1, "S5 H7 D7 C2 SK"))],
        ["ruling-kinds", page("RulingPage", "euchre", () => House.ruling.arrive())],
        ["ruling-question", page("RulingPage", "klaverjas", () => irregular("revoke", 1))],
        ["ruling-decision", page("RulingPage", "euchre", () => irregular("revoke"))],
        ["ruling-choice", page("RulingPage", "euchre", () => irregular("thrown_in", 1))],
        ["ruling-chosen", page("RulingPage", "euchre", () => irregular("thrown_in"))],
        ["ruling-card", page("RulingCardPage", "euchre", () => {
                irregular("revoke");
                House.rulingCard.ofQuestion();
                House.rulingCard.why = agreedOn;
            })],
        ["cards-contract", page("CardsPage", "quadrille", () => cards({"contract": 0, "ombre": 0, "trump": 1}, ""))],
        ["cards-tricks", page("CardsPage", "klaverjas", () => cards({"maker": 0, "trump": 1}, "SA SK SQ SJ HA H9"))],
        ["cards-revoke", page("CardsPage", "euchre", () => cards({"maker": 1, "trump": 0}, "HA HK HQ C9 H9 HJ D9 HT"))],
        ["cards-end", page("CardsPage", "euchre", () => cards({"maker": 1, "trump": 0}, scenes.wholeDeal))],
        ["cards-agreement", page("CardsPage", "euchre", () => {
                cards({"maker": 1, "trump": 0}, scenes.wholeDeal);
                agreed(() => House.cards.save());
            })],
        ["cards-kyuuri", page("CardsPage", "kyuuri", () => cards({}, "S5 H7 D7 C2"))],
        ["auction-euchre", page("AuctionPage", "euchre", () => {
                House.auction.arrive();
                House.auction.turn(code("SJ"));
                House.auction.call(0);
            })],
        ["auction-klaverjas", page("AuctionPage", "klaverjas", () => auction(0))],
        ["auction-quadrille", page("AuctionPage", "quadrille", () => auction(0, 0))],
        ["auction-turn-up", page("AuctionPage", "euchre", () => House.auction.arrive())],
        ["table-saved", page("TablePage", "klaverjas", () => {
                enter({"maker": 1, "points": 66});
                House.entry.save();
                undone = 1;
            })],
        ["club", page("ClubPage")],
        ["club-forked", inClub(() => {
                window.go("ClubPage");
                seen("keep" + forked + "_1").tapped();
            })],
        ["club-settings", inClub(() => window.go("SettingsPage"))],
        ["club-home", inClub(() => window.home())],
        ["club-table", inClub(() => {
                House.evening.open(forked);
                window.go("TablePage");
            })]]

    property int forked: 0  // the session of which a club has two ways

    // The book is of a club, with something to decide; then a page.
    function inClub(act) {
        return () => {
            if (forked === 0)
                forked = bench.forkEvening();
            House.club.join("postgresql://kitchen@club.example/spadille");
            bench.settle();
            act();
            bench.settle();
        };
    }

    // Of the last deal.
    function lastRow() {
        const deal = House.evening.dealNumber - 1;
        let row = House.sheet.rowCount() - 1;
        while (House.sheet.entry(row).number !== deal)
            --row;
        return row;
    }

    property int undone: 0  // what the next scene takes back

    // A revoke in the last deal, and then the maker had played alone.
    function leaveStale() {
        const last = House.sheet.entry(lastRow());
        House.ruling.arrive();
        House.ruling.chooseDeal(last.number);
        House.ruling.begin("revoke");
        ["established", "Aiko"].forEach(answer => House.ruling.answer(answer));
        House.ruling.post();
        bench.settle();
        House.entry.correct(last.number, last.seq);
        House.entry.set("alone", 1);
        House.entry.saveCorrection("");
        bench.settle();
        undone = 2;
    }

    function show(scene) {
        window.home();
        if (House.club.address !== "") {
            House.club.leave();
            bench.settle();
        }
        for (; undone > 0; --undone) {
            House.evening.undo();
            bench.settle();
        }
        wait(0);  // pages that were left go only now
        scene[1]();
        bench.settle();
        wait(0);
        bench.lay(window);
    }
}
