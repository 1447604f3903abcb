import QtQuick
import Spadille

// What came of a tap, or why nothing did: at the foot of the page, in sight however far that is scrolled, so nothing
// moves under the finger.
Rectangle {
    id: strip

    property string said: ""
    property bool refused: false

    visible: said !== ""
    implicitHeight: words.implicitHeight + 28
    radius: Theme.corner
    color: Theme.paperRaised
    border.width: 2
    border.color: refused ? Theme.badInk : Theme.goodInk

    Words {
        id: words

        objectName: "told"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 14
        text: (strip.refused ? "! " : "✓ ") + strip.said
        size: 18
        strong: true
        color: strip.refused ? Theme.badInk : Theme.goodInk
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.role: Accessible.AlertMessage
    }
}
