import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// What is looked for: a field and what it is for.
ColumnLayout {
    id: search

    property string label: ""
    property color labelColor: Theme.dimInk
    property alias text: words.text
    signal accepted

    function take(): void {
        words.forceActiveFocus(Qt.ShortcutFocusReason);
        words.selectAll();
    }

    Words {
        Layout.fillWidth: true
        text: search.label
        size: 16
        color: search.labelColor
    }

    TextField {
        id: words

        objectName: "search"
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.touch
        maximumLength: 100
        color: Theme.ink
        font.family: Theme.family
        leftPadding: 14
        font.pixelSize: Theme.size(20)
        Accessible.name: search.label
        onAccepted: search.accepted()

        background: Rectangle {
            radius: Theme.corner
            color: Theme.paperRaised
            border.width: words.activeFocus ? 3 : 1
            border.color: words.activeFocus ? Theme.brassInk : Theme.paperEdge
        }
    }
}
