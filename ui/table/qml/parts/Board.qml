import QtQuick
import QtQuick.Layouts
import Spadille

// The slate in the middle: the totals, what was chalked up, and what is needed.
Slate {
    id: board

    property bool compact: false  // what is tapped stands on it as well
    property bool around: true  // there are places around it; otherwise people stand on it
    property var letters: []  // a key for each seat
    property bool opens: false
    signal opened(int seat)
    readonly property bool over: House.evening.gameOver !== ""  // then nothing is said of the next game
    readonly property real tall: compact ? 0 : Math.min(height, width * 0.6) / Theme.scale  // on large screens words grow as well

    implicitHeight: inside.implicitHeight + 40
    clip: true

    Flickable {
        anchors.fill: parent
        anchors.margins: board.compact ? 14 : 20
        anchors.leftMargin: board.compact ? 14 : 28
        anchors.rightMargin: anchors.leftMargin
        contentHeight: inside.height
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: inside

            width: parent.width
            height: Math.max(implicitHeight, parent.parent.height)
            spacing: 10

            Item {
                Layout.fillWidth: true
                visible: !board.compact || !board.over
                implicitHeight: Math.max(played.height, progress.height)

                Words {
                    id: played

                    width: parent.width - progress.width - Theme.gap
                    visible: !board.compact
                    text: House.evening.heading
                    size: progress.size
                    color: Theme.dimChalk
                }

                Words {
                    id: progress

                    anchors.right: parent.right
                    width: board.compact ? parent.width : Theme.wide(text, size)
                    objectName: "progress"
                    text: board.over ? "" : House.evening.progress + (!board.around ? " · " + House.evening.turn : "")
                    size: Math.max(17, board.tall * 0.034)
                    color: Theme.dimChalk
                    horizontalAlignment: board.compact ? Text.AlignLeft : Text.AlignRight
                    Accessible.role: Accessible.Heading
                }
            }

            BoardTotals {
                Layout.fillWidth: true
                Layout.fillHeight: true
                compact: board.compact
                around: board.around
                letters: board.letters
                opens: board.opens
                onOpened: seat => board.opened(seat)
            }

            Rectangle {
                Layout.fillWidth: true
                implicitHeight: 1
                color: Theme.slateEdge
            }

            Words {
                objectName: "gameOver"
                Layout.fillWidth: true
                visible: text !== ""
                text: House.evening.gameOver
                size: 24
                strong: true
                color: Theme.brass
            }

            ChalkRow {
                Layout.fillWidth: true
                visible: board.compact && House.entry.marks.length > 0
            }

            ChalkedUp {
                Layout.fillWidth: true
                visible: !board.compact && House.entry.marks.length > 0
                size: Math.max(17, board.tall * 0.036)
            }

            Words {
                objectName: "awaiting"
                Layout.fillWidth: true
                visible: text !== ""
                text: House.evening.awaiting
                size: 18
                color: Theme.brass
            }

            Words {
                objectName: "waiting"
                Layout.fillWidth: true
                visible: text !== ""
                text: House.evening.waiting
                size: 18
                color: Theme.dimChalk
            }

            Words {
                objectName: "outlook"
                Layout.fillWidth: true
                visible: text !== ""
                text: board.over ? "" : Array.from(House.entry.outlook).join("  ·  ")
                size: Math.max(18, board.tall * 0.04)
                color: Theme.brass
            }

            TrumpRow {
                Layout.fillWidth: true
                visible: board.compact && noted
            }
        }
    }
}
