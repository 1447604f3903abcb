import QtQuick
import Spadille

// The table under every page, lit from the middle: papers lie on it, what is alive is chalked on slates.
Rectangle {
    color: Theme.feltEdge

    Lamp {
        anchors.fill: parent
        visible: !Theme.contrast
        middle: Theme.felt
        edge: Theme.feltEdge
    }
}
