import QtQuick
import Spadille

// The table under everything that is alive, lit from the middle.
Rectangle {
    color: Theme.feltEdge

    Lamp {
        anchors.fill: parent
        visible: !Theme.contrast
        middle: Theme.felt
        edge: Theme.feltEdge
    }
}
