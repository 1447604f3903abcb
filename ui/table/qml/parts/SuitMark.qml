import QtQuick
import Spadille

// A suit, drawn by ourselves: no emoji, the same in every font and theme.
Item {
    id: mark

    property int suit: 0  // spades, hearts, diamonds, clubs
    property bool paper: false
    property real size: 20

    implicitWidth: Theme.size(size)
    implicitHeight: Theme.size(size)

    SuitShape {
        anchors.fill: parent
        suit: mark.suit
        color: Theme.suit(mark.suit, mark.paper)
    }
}
