import QtQuick
import QtTest
import Spadille

// A walk through the app: taps are real mouse clicks, and they are counted.
TestCase {
    id: walk

    when: windowShown

    property var window: null
    property int taps: 0
    property int seed: 1  // of random()
    property bool scrolls: false  // to what is to be tapped; otherwise it has to be in sight

    function initTestCase() {
        failOnWarning(bench.ourWarnings());
        arrive();
    }

    function init() {
        failOnWarning(bench.ourWarnings());
    }

    // The same numbers in every run, from 0.
    function random(below) {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return Math.floor(seed / 65536) % below;
    }

    function arrive() {
        const component = Qt.createComponent("qrc:/Spadille/qml/Main.qml");
        verify(component.status === Component.Ready, component.errorString());
        window = component.createObject(null, {
            "width": 1280,
            "height": 800
        });
        bench.settle();
        tryVerify(() => window.pages.depth > 0, bench.patience);
    }

    function cleanupTestCase() {
        window.destroy();
    }

    function seen(name) {
        bench.lay(window);  // until everything lies where it belongs
        return bench.find(window, name);
    }

    function reach(item) {
        for (let above = item.parent; above; above = above.parent) {
            if (above.contentY === undefined || above.contentItem === undefined)
                continue;
            const y = item.mapToItem(above.contentItem, 0, 0).y;
            if (y < above.contentY || y + item.height > above.contentY + above.height)
                above.contentY = Math.max(0, Math.min(above.contentHeight - above.height, y));
        }
        bench.lay(window);
    }

    function tap(name) {
        const item = seen(name);
        verify(item, "no " + name);
        verify(item.enabled, name + " cannot be tapped: " + House.entry.findings);
        if (scrolls)
            reach(item);
        Guard.last = 0;
        mouseClick(item);
        bench.settle();
        ++taps;
    }

    // One after the other.
    function play(...taps) {
        for (const name of taps)
            tap(name);
    }

    function picture(name) {
        wait(0);  // pages that were left go only now
        bench.lay(window);
        if (bench.pictures() !== "")
            grabImage(window.contentItem).save(bench.pictures() + "/" + name + ".png");
    }

    // A new session of this game, with these players, at the table.
    function begin(game, players) {
        window.home();
        tap("new");
        tap(game);
        for (const name of Array.from(House.newSession.players))
            House.newSession.choose(name);
        for (const name of players)
            House.newSession.others.includes(name) ? House.newSession.choose(name) : House.newSession.addNewcomer(name);
        tap("begin");
    }
}
