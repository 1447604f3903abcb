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
        wait(100);
        euchre(0, 5);
    }

    function init() {
        failOnWarning(/.?/);
    }

    function cleanup() {
        window.width = 1280;
        window.height = 800;
        House.settings.textSize = 100;
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
        wait(30);
    }

    function text(name) {
        return bench.find(window, name).text;
    }

    // An evening of four people; a deal each of these: the maker's seat, the tricks.
    function euchre(...told) {
        window.home();
        tap("new");
        tap("euchre");
        for (const name of House.newSession.players)
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
        tap("ReviewPage");
        compare(House.chart.deals, 4);
        compare(House.chart.lines.map(line => line.total), [5, 1]);
        tap("chartArea");
        compare(House.chart.chosen, 2);
        verify(text("dealTold").includes("2"));
        keyClick(Qt.Key_Right);
        compare(House.chart.chosen, 3);
        compare(House.chart.totalsThen, ["5", "0"]);
        pictures("review");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
    }
}
