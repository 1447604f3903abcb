import QtQuick
import QtQuick.Layouts
import Spadille

// One of several, or none: a button each, on paper.
ColumnLayout {
    id: pick

    property string label: ""
    property var options: []  // [value, words]
    property var value
    signal picked(var value)

    spacing: 6

    Words {
        Layout.fillWidth: true
        visible: pick.label !== ""
        text: pick.label
        size: 16
        color: Theme.dimInk
    }

    Flow {
        Layout.fillWidth: true
        spacing: 10

        Repeater {
            model: pick.options

            TapButton {
                required property var modelData

                objectName: pick.objectName + modelData[0]
                width: Math.min(implicitWidth, pick.width)
                text: modelData[1]
                size: 17
                onPaper: true
                chosen: pick.value === modelData[0]
                onTapped: pick.picked(modelData[0])
            }
        }
    }
}
