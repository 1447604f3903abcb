import QtQuick
import QtQuick.Shapes
import Spadille

// The table under everything that is alive, lit from the middle.
Rectangle {
    id: felt

    color: Theme.feltEdge

    Shape {
        anchors.fill: parent
        visible: !Theme.contrast

        ShapePath {
            strokeWidth: -1
            fillGradient: RadialGradient {
                centerX: felt.width / 2
                centerY: felt.height * 0.45
                focalX: centerX
                focalY: centerY
                centerRadius: Math.max(felt.width, felt.height) * 0.62
                GradientStop {
                    position: 0
                    color: Theme.felt
                }
                GradientStop {
                    position: 1
                    color: Theme.feltEdge
                }
            }
            PathPolyline {
                path: [Qt.point(0, 0), Qt.point(felt.width, 0), Qt.point(felt.width, felt.height),
                    Qt.point(0, felt.height), Qt.point(0, 0)]
            }
        }
    }
}
