pragma ComponentBehavior: Bound

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

            FlowButton {
                required property var modelData

                objectName: pick.objectName + modelData[0]
                room: pick.width
                text: modelData[1]
                size: 17
                chosen: pick.value === modelData[0]
                answer: true
                onTapped: pick.picked(modelData[0])
            }
        }
    }
}
