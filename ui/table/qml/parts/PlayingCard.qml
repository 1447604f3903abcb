import QtQuick
import Spadille

// A card, or the place where one will lie.
Rectangle {
    id: face

    property var card: null  // rank, suit, name
    property real size: 64  // how wide
    property color ring: "transparent"
    readonly property bool lies: card !== null && card !== undefined && card.rank !== undefined

    implicitWidth: Theme.size(size)
    implicitHeight: Theme.size(size * 1.4)
    radius: Theme.size(size * 0.14)
    color: lies ? Theme.paperRaised : "transparent"
    border.width: ring.a > 0 ? 5 : lies ? 1 : 2
    border.color: ring.a > 0 ? ring : lies ? Theme.paperEdge : Theme.slateEdge
    Accessible.role: Accessible.StaticText
    Accessible.name: lies ? card.name : ""
    Accessible.ignored: !lies

    Column {
        anchors.centerIn: parent
        visible: face.lies
        spacing: 0

        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            text: face.lies ? face.card.rank : ""
            size: face.size * 0.46
            strong: true
            color: face.lies && face.card.suit >= 0 ? Theme.suit(face.card.suit, true) : Theme.ink
            Accessible.ignored: true
        }

        SuitMark {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: face.lies && face.card.suit >= 0
            suit: face.lies ? Math.max(0, face.card.suit) : 0
            paper: true
            size: face.size * 0.4
        }
    }
}
