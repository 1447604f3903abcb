import QtQuick
import Spadille

// A suit to choose.
TapButton {
    id: button

    property int suit: 0

    text: ["♠", "♥", "♦", "♣"][suit]
    Accessible.name: text

    contentItem: Item {
        implicitWidth: mark.implicitWidth
        implicitHeight: mark.implicitHeight

        SuitMark {
            id: mark

            anchors.centerIn: parent
            suit: button.suit
            paper: button.chosen && !Theme.dark && !Theme.contrast
            size: 28
        }
    }
}
