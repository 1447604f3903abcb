import QtQuick
import QtQuick.Shapes
import Spadille

// A suit, drawn by ourselves: no emoji, the same in every font and theme.
Item {
    id: mark

    property int suit: 0  // spades, hearts, diamonds, clubs
    property bool onPaper: false
    property real size: 20

    implicitWidth: Theme.size(size)
    implicitHeight: Theme.size(size)

    readonly property var paths: [
        "M50 4 C62 26 92 40 92 64 C92 80 79 88 67 86 C60 85 55 81 53 77 C54 86 58 93 64 97 L36 97 C42 93 46 86 47 77 C45 81 40 85 33 86 C21 88 8 80 8 64 C8 40 38 26 50 4 Z",
        "M50 95 C38 78 6 62 6 34 C6 17 18 8 30 8 C40 8 47 14 50 23 C53 14 60 8 70 8 C82 8 94 17 94 34 C94 62 62 78 50 95 Z",
        "M50 3 C58 20 70 36 86 50 C70 64 58 80 50 97 C42 80 30 64 14 50 C30 36 42 20 50 3 Z",
        "M50 4 C62 4 71 13 71 24 C71 30 68 36 64 40 C68 37 73 36 77 36 C89 36 97 45 97 57 C97 69 88 78 77 78 C66 78 57 72 53 64 C54 80 58 90 65 97 L35 97 C42 90 46 80 47 64 C43 72 34 78 23 78 C12 78 3 69 3 57 C3 45 11 36 23 36 C27 36 32 37 36 40 C32 36 29 30 29 24 C29 13 38 4 50 4 Z"]

    Shape {
        anchors.fill: parent
        transform: Scale {
            xScale: mark.width / 100
            yScale: mark.height / 100
        }

        ShapePath {
            strokeWidth: -1
            fillColor: Theme.suit(mark.suit, mark.onPaper)
            PathSvg {
                path: mark.paths[mark.suit]
            }
        }
    }
}
