pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The board that lies on the table: everybody reads it from his seat.
FocusScope {
    id: page

    objectName: "TablePage"

    readonly property bool narrow: width < Theme.size(700) || height < Theme.size(560)
    readonly property int edges: narrow ? 1 : House.settings.edges
    readonly property var seats: House.evening.seats
    readonly property int players: seats.length
    readonly property var letters: Keyboard.letters(seats.map(seat => seat.name))
    // Whether a tap on somebody's place begins the deal that he made.
    readonly property bool opens: House.entry.opens !== "" && !House.evening.closed && House.evening.gameOver === ""
    readonly property var perEdge: {
        // Clockwise from who sits below: left, top, right.
        const sides = [[], [], [], []];
        const n = players;
        for (let i = 0; i < n; ++i)
            sides[n === 2 ? i * 2 : Math.floor(i * 4 / n)].push(i);
        return sides;
    }

    function open(seat: int): void {
        House.entry.set(House.entry.opens, seat);
        StackView.view.push(Qt.resolvedUrl("EntryPage.qml"), {
            "opened": true
        });
    }

    function turn(edge: int): int {
        return edges === 4 ? [0, 90, 180, 270][edge] : edges === 2 ? [0, 0, 180, 180][edge] : 0;
    }

    Felt {
        anchors.fill: parent
    }

    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.bottomMargin: page.narrow ? always.height + 2 * Theme.gap : 0
        contentHeight: grid.height + 2 * Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true
    }

    component Actions: BoardActions {
        compact: page.narrow
        onEnter: page.StackView.view.push(Qt.resolvedUrl("EntryPage.qml"))
        onSheet: page.StackView.view.push(Qt.resolvedUrl("SheetPage.qml"))
        onReferee: page.StackView.view.push(Qt.resolvedUrl("RefereePage.qml"))
    }

    // Where the board is scrolled these stay in sight.
    Column {
        id: always

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        visible: page.narrow
        spacing: Theme.gap

        UndoBar {
            id: undo

            width: parent.width
            visible: fresh
        }

        Actions {
            width: parent.width
        }
    }

    GridLayout {
        id: grid

        parent: scroll.contentItem
        x: Theme.gap
        y: Theme.gap
        width: scroll.width - 2 * Theme.gap
        height: Math.max(scroll.height - 2 * Theme.gap, page.narrow ? implicitHeight : 0)
        columns: page.edges > 1 ? 3 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Row {
            Layout.alignment: Qt.AlignTop | Qt.AlignLeft
            spacing: 10

            TapButton {
                objectName: "home"
                text: "‹"
                size: 30
                guarded: true
                Accessible.name: House.words.say("table.home")
                onTapped: page.StackView.view.pop(null)
            }

            TapButton {
                objectName: "mend"
                text: "⋯"
                size: 30
                guarded: true
                enabled: !House.evening.closed
                Accessible.name: House.words.say("table.mend")
                onTapped: page.StackView.view.push(Qt.resolvedUrl("MendingPage.qml"))
            }
        }

        TableEdge {
            visible: page.edges > 1
            Layout.alignment: Qt.AlignHCenter
            side: 2
            turn: page.turn(2)
            seats: page.perEdge[2]
            letters: page.letters
            opens: page.opens
            onOpened: seat => page.open(seat)
        }

        TapButton {
            visible: page.edges > 1
            text: House.words.say("table.redo")
            size: 16
            opacity: House.evening.canRedo ? 1 : 0
            enabled: House.evening.canRedo
            guarded: true
            Layout.alignment: Qt.AlignTop | Qt.AlignRight
            onTapped: House.evening.redo()
        }

        TableEdge {
            visible: page.edges > 1
            side: 1
            turn: page.turn(1)
            seats: page.perEdge[1]
            letters: page.letters
            opens: page.opens
            onOpened: seat => page.open(seat)
        }

        ColumnLayout {
            spacing: Theme.gap

            Board {
                Layout.fillWidth: true
                Layout.fillHeight: true
                compact: page.narrow
                letters: page.letters
                opens: page.opens
                onOpened: seat => page.open(seat)
            }

            Actions {
                Layout.fillWidth: true
                Layout.fillHeight: false
                visible: !page.narrow
            }
        }

        TableEdge {
            visible: page.edges > 1
            side: 3
            turn: page.turn(3)
            seats: page.perEdge[3]
            letters: page.letters
            opens: page.opens
            onOpened: seat => page.open(seat)
        }

        Item {
            visible: page.edges > 1
        }

        TableEdge {
            visible: page.edges > 1
            Layout.alignment: Qt.AlignHCenter
            side: 0
            turn: page.turn(0)
            seats: page.perEdge[0]
            letters: page.letters
            opens: page.opens
            onOpened: seat => page.open(seat)
        }

        Item {
            visible: page.edges > 1
        }

        UndoBar {
            visible: !page.narrow || !undo.fresh
            Layout.columnSpan: page.edges > 1 ? 3 : 1
            Layout.fillWidth: true
        }
    }
}
