import QtQuick
import Spadille

// A button in a flow: as wide as its words, but no wider than there is room.
TapButton {
    id: button

    property real room: 300

    width: Math.min(implicitWidth, room)
    paper: true
}
