import QtQuick
import Spadille

// What hangs on the wall of the hall, in a window of its own. It never takes the keyboard from whoever types results.
Window {
    id: wall

    readonly property var told: House.eventWall
    readonly property bool full: visibility === Window.FullScreen
    readonly property bool portrait: width < height
    // A line: about twenty of them fit under each other.
    readonly property real usual: Math.max(14, Math.min(height / (portrait ? 48 : 26.5), width / (portrait ? 21 : 34)))
    readonly property real line: Math.min(usual * Theme.scale, width / 17)
    readonly property real gap: line * 0.9
    readonly property bool narrow: !portrait && width < 30 * line  // for two columns: they take turns
    readonly property bool single: narrow || told.wide && portrait  // one column, as high as the window
    readonly property int room: told.wide && single ? Math.floor(left.fit / 2) : left.fit
    property bool second: false  // of two that take turns
    property bool _q_showWithoutActivating: false  // Qt reads it as the window is shown

    property Window main: null  // of the app

    onMainChanged: hang()

    title: House.words.say("event.wall.title")
    flags: Qt.Window
    color: Theme.feltEdge
    width: 1280
    height: 720
    minimumWidth: 360
    minimumHeight: 240

    // On another screen than this window is on, and all of it; where there is none beside it, to be moved.
    function hang(): void {
        const other = Array.from(Application.screens).find(screen => screen.name !== main.screen.name);
        transientParent = null;  // it is not covered, closed or put away with the other one
        if (!other) {
            visibility = Window.Windowed;
            return;
        }
        _q_showWithoutActivating = true;
        screen = other;
        x = other.virtualX;
        y = other.virtualY;
        visibility = Window.FullScreen;
        main.requestActivate();
    }

    function toggle(): void {
        visibility = full ? Window.Windowed : Window.FullScreen;
    }

    // The next page; of columns that take turns first the other one.
    function turn(): void {
        second = narrow && !told.wide && !second;
        if (!second)
            told.turn();
    }

    onRoomChanged: told.fit = room
    Component.onCompleted: told.fit = room

    Timer {
        interval: wall.told.seconds * 1000
        running: wall.visible && interval > 0
        repeat: true
        onTriggered: wall.turn()
    }

    Timer {
        interval: 1000
        running: wall.visible && clock.runs
        repeat: true
        onTriggered: wall.told.tick()
    }

    Felt {
        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: wall.title
        Keys.onEscapePressed: wall.close()
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_F11;
            if (event.accepted)
                wall.toggle();
        }

        MouseArea {
            anchors.fill: parent
            cursorShape: wall.full ? Qt.BlankCursor : Qt.ArrowCursor
            onDoubleClicked: wall.toggle()
        }

        WallColumn {
            id: left

            objectName: "left"
            visible: !wall.second
            x: wall.gap
            y: wall.gap
            width: wall.portrait || wall.single ? wall.width - 2 * wall.gap : Math.floor((wall.width - 3 * wall.gap) * (wall.told.wide ? 0.5 : 0.53))
            height: (wall.portrait && !wall.single ? (wall.height - wall.gap) / 2 : wall.height) - wall.gap * 1.5
            line: wall.line
            panel: wall.told.left
            to: wall.told.wide && wall.single ? 2 * wall.room : wall.room
            seats: wall.told.leftSeats
            tail: wall.portrait || wall.single ? clock.width + wall.line : 0
            note: wall.told.seconds > 0 && (pages > 1 || wall.narrow && !wall.told.wide) ? House.words.count("event.wall.turns", wall.told.seconds) : ""
        }

        WallColumn {
            objectName: "right"
            visible: wall.single ? wall.second : true
            x: wall.portrait || wall.single ? wall.gap : left.x + left.width + wall.gap
            y: wall.portrait && !wall.single ? left.y + left.height + wall.gap : wall.gap
            width: wall.width - x - wall.gap
            height: left.height
            line: wall.line
            panel: wall.told.wide ? wall.told.left : wall.told.right
            from: wall.told.wide ? wall.room : 0
            to: from + wall.room
            follows: wall.told.wide
            seats: wall.told.rightSeats
            tail: wall.portrait && !wall.single ? 0 : clock.width + wall.line
        }

        WallClock {
            id: clock

            anchors.right: parent.right
            anchors.rightMargin: wall.gap
            y: wall.gap
            height: wall.line * 2.4
            line: wall.line
        }
    }
}
