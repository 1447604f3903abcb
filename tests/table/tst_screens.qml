import QtQuick
import QtTest
import Spadille

// Every page, looked at: pictures where somebody wants them.
TestCase {
    id: test

    name: "Screens"
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
        wait(100);
    }

    function cleanupTestCase() {
        window.destroy();
    }

    function tap(name) {
        wait(20);  // until everything lies where it belongs
        const item = bench.find(window, name);
        verify(item, "no " + name);
        Guard.last = 0;
        mouseClick(item);
        bench.settle();
    }

    function picture(name) {
        wait(30);
        if (bench.pictures() !== "")
            grabImage(window.contentItem).save(bench.pictures() + "/" + name + ".png");
    }

    function begin(game, players) {
        window.home();
        tap("new");
        tap(game);
        for (const name of House.newSession.players)
            House.newSession.choose(name);
        for (const name of players)
            House.newSession.addNewcomer(name);
        picture("new-" + game);
        tap("begin");
    }

    function test_euchre() {
        picture("home-empty");
        begin("euchre", ["Aiko", "Bram", "Chie", "Dirk"]);
        picture("table-euchre");
        tap("enter");
        tap("maker0");
        picture("entry-euchre");
        tap("tricks5");
        picture("table-euchre-after");
        compare(House.evening.totals[0].total, 2);
    }

    function test_klaverjas() {
        begin("klaverjas", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("roem0_50");
        tap("roem0_20");
        tap("roem1_20");
        picture("table-klaverjas");
        tap("enter");
        tap("maker1");
        tap("digit9");
        tap("digit2");
        picture("entry-klaverjas");
        tap("save");
        picture("table-klaverjas-after");
        tap("sheet");
        picture("sheet-klaverjas");
    }

    function test_quadrille() {
        begin("quadrille", ["Aiko", "Bram", "Chie", "Dirk"]);
        picture("table-quadrille");
        tap("enter");
        tap("contract0");
        tap("ombre0");
        tap("partner2");
        tap("tricks5");
        tap("matadors");
        picture("entry-quadrille");
        tap("save");
        picture("table-quadrille-after");
    }

    function test_kyuuri() {
        begin("kyuuri", ["Akira", "Hana", "Tomoko", "Ken", "Yui"]);
        picture("table-kyuuri");
        tap("enter");
        tap("taker1");
        picture("entry-kyuuri");
        tap("rank12");
        picture("table-kyuuri-after");
    }

    function test_other_pages() {
        window.home();
        picture("home");
        for (const page of ["RulebookPage", "HistoryPage", "SettingsPage"]) {
            tap(page);
            picture(page);
            window.home();
        }
    }
}
