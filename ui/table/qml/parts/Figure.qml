pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// A number whose digits are all equally wide, so that nothing moves when it grows.
Item {
    id: figure

    property string value: ""
    property real size: 40
    property color color: Theme.chalk
    property int weight: Font.DemiBold

    implicitWidth: digits.implicitWidth
    implicitHeight: metrics.height
    Accessible.role: Accessible.StaticText
    Accessible.name: value

    // A function tells nobody when its answer changes: the size has to be looked at here.
    readonly property real digit: metrics.font.pixelSize > 0 ? Math.ceil(metrics.advanceWidth("0") * 1.04) : 0

    FontMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: Theme.size(figure.size)
        font.weight: figure.weight
    }

    Row {
        id: digits

        anchors.centerIn: parent

        Repeater {
            model: figure.value.length

            Text {
                required property int index
                readonly property string sign: figure.value.charAt(index)

                width: sign >= "0" && sign <= "9" ? figure.digit : implicitWidth
                text: sign
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                color: figure.color
                font: metrics.font
                Accessible.ignored: true
            }
        }
    }
}
