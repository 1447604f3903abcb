import QtQuick
import QtTest
import Spadille

// The bar of long work: as long as what is done, gone when nothing runs, and stopped by a tap.
Item {
    id: page

    width: 360
    height: 640

    QtObject {
        id: work

        property bool running: false
        property int done: 0
        property int of: 0
        property int cancelled: 0

        function cancel() {
            ++cancelled;
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.paper

        Progress {
            id: progress

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.gap
            work: work
            said: "12 sessions looked at"
            paper: true
        }
    }

    TestCase {
        name: "Progress"
        when: windowShown

        function item(name) {
            return bench.find(page, name);
        }

        function test_bar() {
            verify(item("bar") === null);
            work.running = true;
            bench.lay(page.Window.window);
            compare(item("done").width, 0);
            work.of = 40;
            work.done = 10;
            compare(Math.round(item("done").width / item("bar").width * 100), 25);
            work.done = 40;
            compare(item("done").width, item("bar").width);
            compare(bench.nameless(page), []);
            compare(bench.overflowing(page), []);
            if (bench.pictures() !== "")
                grabImage(page).save(bench.pictures() + "/progress.png");
            mouseClick(item("cancelWork"));
            compare(work.cancelled, 1);
            work.running = false;
            bench.lay(page.Window.window);
            verify(item("cancelWork") === null);
        }
    }
}
