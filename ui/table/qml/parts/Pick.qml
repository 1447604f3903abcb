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
    Accessible.role: Accessible.Grouping
    Accessible.name: label

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
            // By number: the buttons stay, and with them the focus, whatever is told of them anew.
            model: pick.options.length

            FlowButton {
                required property int index
                readonly property var modelData: pick.options[index] ?? ["", ""]

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
