import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// Words or figures that are typed, and above them what they are.
ColumnLayout {
    id: box

    property string label: ""
    property string name: label  // as screen readers say it
    property string hint: ""
    property alias text: field.text
    property alias inputMethodHints: field.inputMethodHints
    property alias maximumLength: field.maximumLength
    signal accepted
    signal edited(string text)

    spacing: 6

    Words {
        Layout.fillWidth: true
        visible: box.label !== ""
        text: box.label
        size: 16
        color: Theme.dimInk
        Accessible.ignored: true
    }

    TextField {
        id: field

        Layout.fillWidth: true
        implicitHeight: Theme.touch
        placeholderText: box.hint
        placeholderTextColor: Theme.dimInk
        maximumLength: 60
        color: Theme.ink
        font.family: Theme.family
        font.pixelSize: Theme.size(20)
        Accessible.name: box.name
        onAccepted: box.accepted()
        onTextEdited: box.edited(text)

        background: Rectangle {
            radius: Theme.corner
            color: Theme.paperRaised
            border.width: field.activeFocus ? 3 : 1
            border.color: field.activeFocus ? Theme.brassInk : Theme.paperEdge
        }
    }
}
