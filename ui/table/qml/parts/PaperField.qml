import QtQuick
import QtQuick.Controls.Basic
import Spadille

// Words or figures that are typed.
TextField {
    id: field

    property string label: ""

    implicitHeight: Theme.touch
    placeholderText: label
    placeholderTextColor: Theme.dimInk
    maximumLength: 60
    color: Theme.ink
    font.family: Theme.family
    font.pixelSize: Theme.size(20)
    Accessible.name: label

    background: Rectangle {
        radius: Theme.corner
        color: Theme.paperRaised
        border.width: field.activeFocus ? 3 : 1
        border.color: field.activeFocus ? Theme.brassInk : Theme.paperEdge
    }
}
