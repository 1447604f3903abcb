import QtQuick
import QtQuick.Layouts
import Spadille

// How far long work has got, and a way to stop it.
ColumnLayout {
    id: progress

    required property var work
    property string said: ""
    property bool paper: false

    visible: work.running
    spacing: 6

    Words {
        Layout.fillWidth: true
        text: progress.said
        size: 18
        color: progress.paper ? Theme.ink : Theme.chalk
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        Rectangle {
            objectName: "bar"
            Layout.fillWidth: true
            implicitHeight: 14
            radius: height / 2
            color: progress.paper ? Theme.paperEdge : Theme.buttonEdge
            Accessible.role: Accessible.ProgressBar
            Accessible.name: progress.said

            Rectangle {
                objectName: "done"
                width: progress.work.of > 0 ? parent.width * progress.work.done / progress.work.of : 0
                height: parent.height
                radius: parent.radius
                color: progress.paper ? Theme.goodInk : Theme.good
            }
        }

        TapButton {
            objectName: "cancelWork"
            paper: progress.paper
            text: House.words.say("table.cancel")
            onTapped: progress.work.cancel()
        }
    }
}
