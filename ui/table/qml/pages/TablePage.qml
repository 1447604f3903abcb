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
    readonly property var perEdge: {
        // Clockwise from who sits below: left, top, right.
        const sides = [[], [], [], []];
        const n = players;
        for (let i = 0; i < n; ++i)
            sides[n === 2 ? i * 2 : Math.floor(i * 4 / n)].push(i);
        return sides;
    }

    function turn(edge: int): int {
        return edges === 4 ? [0, 90, 180, 270][edge] : edges === 2 ? [0, 0, 180, 180][edge] : 0;
    }

    Felt {
        anchors.fill: parent
    }

    component Edge: Item {
        id: edge

        required property int side
        readonly property bool tall: side % 2 === 1
        readonly property bool turned: page.turn(side) % 180 !== 0

        implicitWidth: tall ? (turned ? row.implicitHeight : row.implicitWidth) : row.implicitWidth
        implicitHeight: tall && turned ? row.implicitWidth : row.implicitHeight

        Grid {
            id: row

            anchors.centerIn: parent
            rotation: page.turn(edge.side)
            columns: edge.tall && !edge.turned ? 1 : 4
            spacing: Theme.gap
            layoutDirection: edge.side === 1 || edge.side === 0 ? Qt.RightToLeft : Qt.LeftToRight

            Repeater {
                model: page.perEdge[edge.side]

                SeatCard {
                    required property int modelData

                    seat: page.seats[modelData] ?? seat
                }
            }
        }
    }

    Flickable {
        id: scroll

        anchors.fill: parent
        contentHeight: grid.height + 2 * Theme.gap
        boundsBehavior: Flickable.StopAtBounds
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

        TapButton {
            objectName: "home"
            text: "‹"
            size: 30
            guarded: true
            Layout.alignment: Qt.AlignTop | Qt.AlignLeft
            Accessible.name: House.words.say("table.home")
            onTapped: page.StackView.view.pop(null)
        }

        Loader {
            active: page.edges > 1
            visible: active
            Layout.alignment: Qt.AlignHCenter
            sourceComponent: Edge {
                side: 2
            }
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

        Loader {
            active: page.edges > 1
            visible: active
            sourceComponent: Edge {
                side: 1
            }
        }

        Board {
            Layout.fillWidth: true
            Layout.fillHeight: true
            compact: page.narrow
            onEnter: page.StackView.view.push(Qt.resolvedUrl("EntryPage.qml"))
            onSheet: page.StackView.view.push(Qt.resolvedUrl("SheetPage.qml"))
            onReferee: page.StackView.view.push(Qt.resolvedUrl("RefereePage.qml"))
        }

        Loader {
            active: page.edges > 1
            visible: active
            sourceComponent: Edge {
                side: 3
            }
        }

        Item {
            visible: page.edges > 1
        }

        Loader {
            active: page.edges > 1
            visible: active
            Layout.alignment: Qt.AlignHCenter
            sourceComponent: Edge {
                side: 0
            }
        }

        Item {
            visible: page.edges > 1
        }

        UndoBar {
            Layout.columnSpan: page.edges > 1 ? 3 : 1
            Layout.fillWidth: true
        }
    }
}
