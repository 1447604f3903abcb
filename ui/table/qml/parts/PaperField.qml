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
    property string fieldName: ""
    property bool paper: true
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
        color: box.paper ? Theme.dimInk : Theme.dimChalk
        Accessible.ignored: true
    }

    function clear(): void {
        field.clear();
    }

    function take(): void {
        field.forceActiveFocus(Qt.OtherFocusReason);
    }

    TextField {
        id: field

        objectName: box.fieldName
        Layout.fillWidth: true
        implicitHeight: Theme.touch
        placeholderText: box.hint
        placeholderTextColor: box.paper ? Theme.dimInk : Theme.dimChalk
        maximumLength: 60
        color: box.paper ? Theme.ink : Theme.chalk
        font.family: Theme.family
        leftPadding: 14
        font.pixelSize: Theme.size(20)
        Accessible.name: box.name
        onAccepted: box.accepted()
        onTextEdited: box.edited(text)

        background: Rectangle {
            radius: Theme.corner
            color: box.paper ? Theme.paperRaised : Theme.slate
            border.width: field.activeFocus ? 3 : 1
            border.color: box.paper ? (field.activeFocus ? Theme.brassInk : Theme.paperEdge) : field.activeFocus ? Theme.brass : Theme.slateEdge
        }
    }

    // What is pasted and does not fit is cut off: that is said. Figures are seen to be whole.
    Words {
        objectName: "full"
        Layout.fillWidth: true
        visible: field.length === field.maximumLength && field.maximumLength > 20
        text: House.words.count("table.no_more_fits", field.maximumLength)
        size: 16
        color: box.paper ? Theme.dimInk : Theme.dimChalk
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
