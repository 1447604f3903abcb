import QtQuick
import Spadille

// How much somebody has lost, how far it is to the limit, and with what he would be out now.
Slate {
    id: bar

    property var seat: ({
            "total": 0,
            "target": 0,
            "gone": 0,
            "risk": false,
            "note": "",
            "out": false
        })
    readonly property real share: seat.target > 0 ? Math.max(0, Math.min(1, seat.gone / seat.target)) : 0
    readonly property bool narrow: width < Theme.size(230)  // the bar has the whole width below the figure
    readonly property real thick: Math.max(10, Math.min(Theme.size(16), height * 0.16))

    implicitHeight: Math.max(Theme.touch, narrow ? Theme.size(30) * 1.22 + 24 : Theme.size(14) * 1.3 + 26)
    Accessible.role: Accessible.StaticText
    Accessible.name: House.words.listed([Theme.signed(seat.total), seat.note])

    Figure {
        id: figure

        x: 14
        y: bar.narrow ? (bar.height - height - bar.thick - 8) / 2 : (bar.height - height) / 2
        value: Theme.signed(bar.seat.total)
        size: Math.max(30, Math.min(44, bar.height / Theme.scale * 0.45))
        Accessible.ignored: true
    }

    Rectangle {
        id: way

        x: bar.narrow ? 14 : Theme.size(96)
        y: bar.narrow ? bar.height - height - 8 : (bar.height - height - 4 - said.height) / 2
        width: bar.width - x - 14
        height: bar.thick
        radius: height / 2
        color: Theme.slateEdge
        visible: bar.seat.target > 0

        Rectangle {
            width: Math.max(bar.share > 0 ? parent.height : 0, parent.width * bar.share)
            height: parent.height
            radius: height / 2
            color: bar.seat.risk || bar.seat.out ? Theme.bad : Theme.dimChalk

            Behavior on width {
                NumberAnimation {
                    duration: Theme.slow
                }
            }
        }
    }

    Words {
        id: said

        x: way.x
        y: way.y + way.height + 4
        width: way.width
        visible: !bar.narrow
        text: bar.seat.note
        size: 14
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        elide: Text.ElideRight
        color: bar.seat.risk ? Theme.bad : Theme.dimChalk
        Accessible.ignored: true
    }
}
