import QtQuick
import Spadille

// A board with chalk on it.
Rectangle {
    color: Theme.slate
    radius: Theme.corner + 4
    border.width: 1
    border.color: Theme.slateEdge
}
