import QtQuick
import QtQuick.Layouts
import Spadille

// A raised sheet of paper with a heading.
Rectangle {
    id: card

    default property alias content: inside.data
    property string title: ""
    property string note: ""

    implicitHeight: inside.implicitHeight + 32
    radius: Theme.corner
    color: Theme.paperRaised
    border.width: 1
    border.color: Theme.paperEdge

    ColumnLayout {
        id: inside

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 16
        spacing: 8

        Words {
            Layout.fillWidth: true
            visible: card.title !== ""
            text: card.title
            size: 22
            strong: true
            whole: true
            color: Theme.ink
            Accessible.role: Accessible.Heading
        }

        Words {
            Layout.fillWidth: true
            visible: card.note !== ""
            text: card.note
            size: 16
            color: Theme.dimInk
        }
    }
}
