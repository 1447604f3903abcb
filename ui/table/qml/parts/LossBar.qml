import QtQuick
import Spadille

// How much somebody has lost, and how far it is to the limit.
Slate {
    id: bar

    property var seat: ({
            "name": "",
            "total": 0,
            "out": false
        })
    property int target: 0
    readonly property real share: target > 0 ? Math.max(0, Math.min(1, seat.total / target)) : 0

    implicitHeight: Theme.touch

    Figure {
        id: figure

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.verticalCenter: parent.verticalCenter
        value: String(bar.seat.total).replace("-", "−")
        size: 30
    }

    Rectangle {
        anchors.left: parent.left
        anchors.leftMargin: Theme.size(72)
        anchors.right: parent.right
        anchors.rightMargin: 14
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.size(12)
        radius: height / 2
        color: Theme.slateEdge
        visible: bar.target > 0

        Rectangle {
            width: parent.width * bar.share
            height: parent.height
            radius: height / 2
            color: bar.share > 0.75 ? Theme.bad : Theme.good

            Behavior on width {
                NumberAnimation {
                    duration: Theme.slow
                }
            }
        }
    }
}
