pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The room as its director sees it: every table, what waits for him, the clock, the next draw.
TitledPage {
    id: page

    objectName: "EventRoomPage"
    title: House.words.say("event.round_of", House.event.round, House.event.rounds)

    readonly property var explained: ["help.event_room", "help.key.undo"]

    readonly property bool beside: width >= Theme.size(760) && height >= Theme.size(400)
    readonly property bool empty: House.event.drawn === 0
    readonly property var itself: ({
            "page": page
        })
    property bool clockOpen: false
    property bool entered: false  // a result, perhaps of a round before

    // The next slip is of the round that is played, whichever was looked at.
    StackView.onActivated: if (entered) {
        entered = false;
        House.event.round = 0;
    }

    Connections {
        target: House.eventResult

        function onSaved(): void {
            page.entered = true;
        }
    }

    function open(name: string, values = {}): void {
        StackView.view.push(Qt.resolvedUrl(name + ".qml"), values);
    }

    function visit(name: string): void {
        if (name === "ranking")
            return open("EventRankingPage");
        if (name === "plan") {
            House.eventPlan.takeFromEvent();
            return open("EventPlanPage");
        }
        House.eventRoster.arrive(name === "left" ? "gone" : "none");
        open("EventRosterPage");
    }

    function look(round: int, table: int): void {
        House.eventTable.open(round, table);
        open("EventTablePage");
    }

    function enter(table: int): void {
        House.eventResult.arrive(table);
        open("EventResultPage");
    }

    function draw(): void {
        House.eventDraw.arrive();
        open("EventDrawPage");
    }

    function settle(matter: var): void {
        House.event.round = matter.round;
        if (matter.kind === "draw")
            return draw();
        if (matter.kind === "missing")
            return enter(matter.table);
        if (matter.kind !== "dispute" || !(matter.session > 0))
            return look(matter.round, matter.table);
        House.evening.open(matter.session);
        open("SheetPage");
    }

    function wall(): void {
        Window.window.showWall();  // qmllint disable type
    }

    // The number of a table begins its slip.
    Keys.onPressed: event => {
        const digit = "0123456789".indexOf(event.text);
        if (event.text === "" || digit < 0 || empty || House.event.closed)
            return;
        event.accepted = true;
        enter(0);
        House.eventResult.digit(digit);
    }

    Timer {
        interval: 1000
        repeat: true
        running: House.eventClock.runs && page.StackView.status === StackView.Active
        onTriggered: House.eventClock.tick()
    }

    Shortcut {
        sequence: "Ctrl+Z"
        enabled: !Explained.open && page.StackView.status === StackView.Active && House.eventRoom.undoWords !== ""
        onActivated: House.eventRoom.undo()
    }

    Shortcut {
        sequence: "Ctrl+Shift+Z"
        enabled: !Explained.open && page.StackView.status === StackView.Active && House.eventRoom.canRedo
        onActivated: House.eventRoom.redo()
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * (page.beside ? 2 : 1)
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: page.empty ? House.event.title : page.title
            note: page.empty ? House.event.heading : page.beside ? House.event.title + " · " + House.event.roundNote : ""
            onBack: page.StackView.view.pop()

            EventClockButton {
                objectName: "clock"
                visible: !page.empty
                small: !page.beside
                open: page.clockOpen
                onClicked: page.clockOpen = !page.clockOpen
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            Flickable {
                id: left

                anchors.left: parent.left
                anchors.top: parent.top
                anchors.bottom: parent.bottom
                width: page.beside ? parent.width - right.width - Theme.gap * 1.5 : parent.width
                contentHeight: tables.height
                boundsBehavior: Flickable.StopAtBounds
                clip: true

                Column {
                    id: tables

                    width: left.width
                    spacing: Theme.gap

                    Words {
                        width: parent.width
                        visible: !page.beside && !page.empty
                        text: House.event.roundNote
                        color: Theme.dimChalk
                    }

                    EventRoundPick {
                        width: parent.width
                    }

                    Words {
                        width: parent.width
                        visible: page.empty
                        text: House.eventDraw.why !== "" ? House.words.say("event.first_roster") : House.event.roundNote
                        size: 22
                        color: Theme.dimChalk
                    }

                    // Where there is no room beside the tables, what waits stands before them, and all else behind.
                    Part {
                        width: parent.width
                        part: !page.beside && page.clockOpen ? "EventClockCard" : ""
                    }

                    Part {
                        width: parent.width
                        part: !page.beside && House.eventRoom.matters.length > 0 ? "EventMatters" : ""
                        onLoaded: item.chosen.connect(page.settle)  // qmllint disable type
                    }

                    EventGrid {
                        width: parent.width
                        onChosen: table => page.look(House.event.round, table)
                    }

                    Part {
                        width: parent.width
                        part: page.beside ? "" : "EventDirector"
                        values: page.itself
                    }
                }
            }

            Flickable {
                id: right

                anchors.right: parent.right
                anchors.top: parent.top
                anchors.bottom: parent.bottom
                width: Math.min(Math.max(Theme.size(300), 0.26 * parent.width), 0.45 * parent.width)
                visible: page.beside
                contentHeight: besides.height
                boundsBehavior: Flickable.StopAtBounds
                clip: true

                Part {
                    id: besides

                    width: right.width
                    part: page.beside ? "EventDirector" : ""
                    values: page.itself
                }
            }
        }

        Words {
            objectName: "roomSaid"
            Layout.fillWidth: true
            visible: text !== ""
            text: House.event.refusal !== "" ? "! " + House.event.refusal : House.eventRoom.said !== "" ? "✓ " + House.eventRoom.said : ""
            strong: true
            color: House.event.refusal !== "" ? Theme.bad : Theme.good
            Accessible.role: Accessible.AlertMessage
        }

        EventActions {
            Layout.fillWidth: true
            page: page
        }
    }
}
