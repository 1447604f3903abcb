import QtQuick
import QtQuick.Templates as T
import Spadille

// A table of the round: its number, and how it stands. Colour never says it alone.
T.AbstractButton {
    id: cell

    required property var table
    readonly property string state_: table.state
    readonly property bool bad: state_ === "disputed" || state_ === "differently" || state_ === "impossible"
    readonly property string mark: state_ === "told" ? "✓" : state_ === "call" ? "!" : bad ? "?" : ""
    readonly property color tone: state_ === "told" ? Theme.good : state_ === "call" ? Theme.brass : bad ? Theme.bad : Theme.chalk

    implicitHeight: Math.max(Theme.touch, number.implicitHeight + words.implicitHeight + 34)
    focusPolicy: Qt.StrongFocus
    padding: 14
    Accessible.role: Accessible.Button
    Accessible.name: table.heard
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.corner
        color: Theme.contrast ? Theme.slate : cell.down ? Qt.darker(Theme.slate, 1.2) : cell.bad || cell.state_ === "call" ? Qt.tint(Theme.slate, Qt.rgba(cell.tone.r, cell.tone.g, cell.tone.b, 0.12)) : Theme.slate
        border.width: cell.visualFocus ? 3 : cell.mark !== "" ? 2 : 1
        border.color: cell.visualFocus ? Theme.brass : cell.mark !== "" ? cell.tone : Theme.slateEdge
    }

    contentItem: Item {
        Words {
            id: number

            width: parent.width
            text: cell.table.table + (cell.mark !== "" ? " " + cell.mark : "")
            size: 28
            strong: true
            color: cell.tone
            Accessible.ignored: true
        }

        Words {
            id: words

            anchors.bottom: parent.bottom
            width: parent.width
            text: cell.table.words
            size: 16
            whole: true
            color: cell.state_ === "late" || cell.state_ === "call" ? Theme.brass : cell.bad ? Theme.bad : Theme.dimChalk
            Accessible.ignored: true
        }
    }
}
