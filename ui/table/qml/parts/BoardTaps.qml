pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// What is tapped while a deal is being played, below the board: marks for each side, and between two of them the trump;
// where there is no room for all of it side by side, the trump stands below.
Item {
    id: taps

    readonly property int sides: House.entry.marks.length
    readonly property real share: (width - (sides - 1) * Theme.gap * 2) / Math.max(1, sides)
    readonly property real whole: pads.count > 0 ? pads.itemAt(0)?.whole ?? 0 : 0  // of one pad, in one line
    readonly property real bare: 4 * Theme.touch + 3 * trump.gap
    readonly property bool beside: sides === 2 && width >= 2 * whole + bare + Theme.gap * 4
    readonly property real high: pads.count > 0 ? pads.itemAt(0)?.height ?? 0 : 0

    implicitHeight: Math.max(high, beside ? trump.height : 0) + (trump.noted && !beside ? trump.height + (sides > 0 ? Theme.gap : 0) : 0)

    Repeater {
        id: pads

        model: taps.sides

        ChalkPad {
            required property int index

            width: Math.min(whole, taps.share)
            x: index === taps.sides - 1 && index > 0 ? taps.width - width : index * (taps.share + Theme.gap * 2)
            side: index
        }
    }

    TrumpRow {
        id: trump

        readonly property real room: taps.beside ? taps.width - 2 * (taps.whole + Theme.gap) : taps.width

        width: room >= whole ? whole : bare ? taps.bare : room
        x: (taps.width - width) / 2
        y: taps.beside || taps.sides === 0 ? 0 : taps.high + Theme.gap
        bare: taps.beside && room < whole
    }
}
