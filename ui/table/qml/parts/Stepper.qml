import QtQuick
import QtQuick.Layouts
import Spadille

// A number that goes up and down by taps.
ColumnLayout {
    id: stepper

    property string label: ""
    property string value: ""
    property bool canLess: true
    property bool canMore: true
    signal moved(int by)

    spacing: 6

    Words {
        Layout.fillWidth: true
        visible: stepper.label !== ""
        text: stepper.label
        size: 16
        color: Theme.dimInk
    }

    RowLayout {
        spacing: 10

        TapButton {
            objectName: stepper.objectName + "Less"
            text: "−"
            size: 26
            paper: true
            enabled: stepper.canLess
            Accessible.name: House.words.say("table.less", stepper.label)
            onTapped: stepper.moved(-1)
        }

        Words {
            Layout.preferredWidth: Math.max(Theme.size(60), Theme.wide(text, 24))
            Layout.fillWidth: true
            Layout.maximumWidth: Layout.preferredWidth
            text: stepper.value
            size: 24
            strong: true
            whole: true
            color: Theme.ink
            horizontalAlignment: Text.AlignHCenter
        }

        TapButton {
            objectName: stepper.objectName + "More"
            text: "+"
            size: 26
            paper: true
            enabled: stepper.canMore
            Accessible.name: House.words.say("table.more_of", stepper.label)
            onTapped: stepper.moved(1)
        }
    }
}
