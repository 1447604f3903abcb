import QtQuick
import QtTest
import Spadille

// The pages that look back: each walked through, with a figure or two, and without a warning.
TestCase {
    id: test

    name: "Review"
    when: windowShown

    property var window: null

    function initTestCase() {
        const component = Qt.createComponent("qrc:/Spadille/qml/Main.qml");
        verify(component.status === Component.Ready, component.errorString());
        window = component.createObject(null, {
            "width": 1280,
            "height": 800
        });
        bench.settle();
        tryVerify(() => window.pages.depth > 0, bench.patience);
        euchre(0, 5);
    }

    function init() {
        failOnWarning(bench.ourWarnings());
    }

    function cleanup() {
        window.width = 1280;
        window.height = 800;
        House.settings.textSize = 100;
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
        Guard.last = 0;
        mouseClick(item);
        bench.settle();
    }

    function picture(name) {
        lie();
        if (bench.pictures() !== "")
            grabImage(window.contentItem).save(bench.pictures() + "/" + name + ".png");
    }

    // The page that lies open, as a telephone has it and with the largest letters.
    function pictures(name) {
        picture(name);
        compare(bench.nameless(window), []);
        window.width = 360;
        window.height = 640;
        picture(name + "-small");
        compare(bench.overflowing(window), []);
        House.settings.textSize = 200;
        picture(name + "-large");
        compare(bench.overflowing(window), []);
        cleanup();
        lie();
    }

    function text(name) {
        return bench.find(window, name).text;
    }

    // An evening of four people; a deal each of these: the maker's seat, the tricks.
    function euchre(...told) {
        window.home();
        tap("new");
        tap("euchre");
        for (const name of Array.from(House.newSession.players))
            House.newSession.choose(name);
        for (const name of ["Aiko", "Bram", "Chie", "Dirk"])
            House.newSession.addNewcomer(name);
        tap("begin");
        for (let i = 0; i < told.length; i += 2)
            deal(told[i], told[i + 1]);
    }

    function deal(maker, tricks) {
        tap("enter");
        tap("maker" + maker);
        tap("tricks" + tricks);
    }

    function test_chart() {
        deal(1, 2);
        deal(2, 3);
        deal(3, 4);
        tap("sheet");
        picture("sheet");
        tap("ReviewPage");
        compare(House.chart.deals, 4);
        compare(House.chart.lines.map(line => line.total), [5, 1]);
        tap("chartArea");
        compare(House.chart.chosen, 2);
        verify(text("dealTold").includes("2"));
        keyClick(Qt.Key_Right);
        compare(House.chart.chosen, 3);
        compare(House.chart.totalsThen, ["5", "0"]);
        verify(text("then0").endsWith(" " + House.chart.namesThen[0] + " 5"), text("then0"));
        pictures("review");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
    }

    function test_settle_up() {
        House.evening.open(1);
        bench.settle();
        window.go("SettlePage");
        bench.settle();
        tap("stake10");
        compare(House.settleUp.payments.length, 2);
        compare(House.settleUp.due[0].amount, "+" + 10 * (House.evening.totals[0].total - House.evening.totals[1].total));
        pictures("settle");
        window.home();
    }

    function test_settle_up_with_a_pool() {
        window.home();
        House.newSession.prepare();
        House.newSession.game = "quadrille";
        for (const name of Array.from(House.newSession.players))
            House.newSession.choose(name);
        for (const name of ["Aiko", "Bram", "Chie", "Dirk"])
            House.newSession.addNewcomer(name);
        House.newSession.begin();
        bench.settle();
        window.go("TablePage");
        for (const name of ["enter", "contract0", "ombre0", "partner2", "tricks5", "save"])
            tap(name);
        House.settleUp.stake = 1;
        window.go("SettlePage");
        compare(House.settleUp.problem, "");
        verify(House.settleUp.closing.length > 0);
        verify(House.settleUp.closing[0].rule.startsWith("QU-"));
        pictures("settle-quadrille");
        House.evening.throwAway();
        window.home();
        bench.settle();
    }

    function test_languages_and_themes() {
        window.home();
        House.evening.open(1);
        bench.settle();
        House.settings.theme = "dark";
        House.settings.language = "ja";
        window.go("ReviewPage");
        pictures("review-ja");
        window.go("RulesPage");
        pictures("rules-ja");
        House.settings.theme = "contrast";
        House.settings.language = "fr";
        pictures("rules-fr");
        window.go("BookPage");
        bench.settle();
        pictures("book-fr");
        House.settings.language = "nl";
        window.go("SettlePage");
        pictures("settle-nl");
        House.settings.language = "en";
        House.settings.theme = "light";
        window.home();
    }

    function test_statistics() {
        window.home();
        tap("StatisticsPage");
        compare(House.statistics.sheets.length, 4);
        const average = asked => asked[0].figures.find(figure => figure.label === "average evening").value;
        verify(average(House.statistics.askedFirst).startsWith("Aiko, Chie · "));
        verify(bench.find(window, "askedFirst0").visible);
        picture("statistics-all");
        tap("person_Aiko");
        compare(House.statistics.askedFirst[0].name, "Aiko");
        compare(House.statistics.sheets[0].name, "Aiko");
        compare(House.statistics.sheets[0].figures[0].value, "1");
        compare(House.statistics.sheets[0].partners[0].name, "Chie");
        pictures("statistics");
        tap("other_Bram");
        compare(House.statistics.encounters[0].rows[0].a, "1");
        pictures("head-to-head");
        tap("span_month");
        House.statistics.person = "";
        window.home();
    }

    function test_ranking() {
        window.home();
        tap("RankingPage");
        compare(House.ranking.places.length, 4);
        compare(House.ranking.places[0].place, "1");
        tap("bestMore");
        compare(House.ranking.best, 1);
        pictures("ranking");
        window.home();
    }

    function test_rules_and_rescore() {
        window.home();
        tap("RulesPage");
        tap("game_euchre");
        verify(House.ruleSet.count > 5);
        House.ruleSet.type("target", "5");
        House.ruleSet.step("target", -1);
        compare(House.ruleSet.differences, 1);
        bench.find(window, "rulesName").text = "To four";
        pictures("rules");
        tap("saveRules");
        compare(House.ruleSet.base, "To four");
        compare(House.ruleSet.differences, 0);
        House.newSession.game = "euchre";
        compare(House.newSession.presets.slice(-1)[0].id, "To four");
        House.evening.open(1);
        bench.settle();
        window.go("SheetPage");
        tap("RescorePage");
        tap("rescoreBy_To four");
        compare(House.rescoring.rows.length, House.chart.deals);
        verify(!House.rescoring.same);
        lie();
        pictures("rescore");
        window.home();
    }

    function test_the_book() {
        House.history.trash = true;
        bench.settle();
        const thrown = House.history.sessions.length;
        House.history.close();
        euchre(0, 3);
        const number = House.evening.number;
        tap("sheet");
        tap("throwAway");
        House.history.refresh();
        bench.settle();
        compare(House.history.sessions.length, 1);
        window.home();
        tap("SettingsPage");
        tap("BookPage");
        compare(House.history.sessions.length, thrown + 1);
        tap("backUp");
        compare(House.keeper.backups.length, 1);
        tap("verify");
        verify(House.keeper.verdict.includes(number), House.keeper.verdict);
        compare(House.keeper.doubts, []);
        pictures("book");
        tap("thrown" + number);
        compare(House.history.sessions.length, thrown);
        tap("restore0");
        tap("restore0");
        compare(House.evening.number, 0);
        compare(House.history.sessions.length, thrown + 1);
        picture("book-restored");
        window.home();
    }

    // Three marches alone end a game: the chart says where, and the history who has won it.
    function test_with_a_game_that_is_over() {
        euchre();
        for (let march = 0; march < 3; ++march) {
            tap("enter");
            tap("maker1");
            tap("maker1");
            tap("tricks5");
        }
        tap("sheet");
        tap("ReviewPage");
        compare(House.chart.gameEnds.length, 1);
        verify(bench.find(window, "gameEnd0"));
        compare(text("chartUnit"), "points");
        compare(text("chartDeals"), "deals");
        pictures("review-over");
        window.home();
        tap("HistoryPage");
        const won = Array.from(House.history.sessions).find(row => row.told.includes("won"));
        verify(/^\w+ & \w+ 0, \w+ & \w+ 12 won$/.test(won.told), won.told);
        pictures("history");
        window.home();
    }
}
