import QtQuick
import QtQuick.Layouts
import Spadille

// One clause of a rulebook on paper.
Rectangle {
    id: paper

    property string clause: ""
    readonly property var found: clause === "" ? ({}) : House.library.clause(clause)

    visible: clause !== ""
    radius: Theme.corner
    color: Theme.paper
    border.width: 1
    border.color: Theme.paperEdge
    implicitHeight: inside.implicitHeight + 28

    ColumnLayout {
        id: inside

        anchors.fill: parent
        anchors.margins: 14
        spacing: 6

        Words {
            Layout.fillWidth: true
            text: paper.clause + "  " + (paper.found.title ?? "")
            size: 18
            strong: true
            color: Theme.brassInk
            Accessible.role: Accessible.Heading
        }

        ClauseWords {
            Layout.fillWidth: true
            markdown: paper.found.text ?? ""
        }
    }
}
