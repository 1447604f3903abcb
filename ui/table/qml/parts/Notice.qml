import QtQuick
import QtQuick.Layouts
import Spadille

// Why something was not done, until somebody has read it.
Rectangle {
    id: notice

    property string said: ""

    visible: said !== ""
    radius: Theme.corner
    color: Theme.contrast ? "#000000" : "#f6dcd6"
    border.width: 2
    border.color: Theme.contrast ? Theme.bad : "#a93d2e"
    implicitHeight: row.implicitHeight + 16
    Accessible.role: Accessible.AlertMessage
    Accessible.name: said

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: 8
        anchors.leftMargin: 18
        spacing: Theme.gap

        Words {
            Layout.fillWidth: true
            text: "! " + notice.said
            size: 18
            color: Theme.contrast ? Theme.bad : "#5a1d14"
        }

        TapButton {
            objectName: "seen"
            text: House.words.say("table.seen")
            onTapped: notice.said = ""
        }
    }
}
