pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The totals, as large as the place that they have lets them be, and a line between two sides.
Item {
    id: sums

    property bool compact: false
    property bool around: true
    property var letters: []
    property bool opens: false
    signal opened(int seat)
    readonly property var totals: House.evening.totals
    readonly property var nobody: ({
            "name": "",
            "total": 0,
            "games": 0,
            "seats": [],
            "own": "",
            "out": false
        })
    readonly property int count: totals.length
    readonly property real nameSize: Math.max(20, (compact ? 0 : Math.min(height, width * 0.45) / Theme.scale) * 0.09)
    readonly property real under: Theme.size(Math.max(16, nameSize * 0.75)) * (totals.some(one => one.games > 0 || one.out || one.own !== "") ? 1.4 : 0)
    readonly property real ems: totals.reduce((all, one) => Math.max(all, Theme.ems(Theme.signed(one.total).replace(/[0-9]/g, "0")) * 1.2), 1)  // digits are equally wide
    readonly property real least: compact ? 60 : 68

    // How large a figure can be where so many stand side by side.
    function fits(across: int): real {
        const lines = Math.ceil(count / across);
        const wide = (width - (across - 1) * grid.columnSpacing) / across / ems;
        const high = ((height - (lines - 1) * grid.rowSpacing) / lines - Theme.size(nameSize) * 1.3 - under) / 1.5;  // with air around it
        return Math.min(wide, compact ? Theme.size(least) : Math.max(high, lines > 1 ? 0 : Theme.size(least))) / Theme.scale;
    }

    readonly property int across: {
        if (count <= 2)
            return Math.max(1, count);
        if (compact)
            return Math.max(2, Math.min(count, Math.floor(width / Theme.size(140))));
        let best = count;
        for (let each = count - 1; each > 1; --each)
            if (fits(each) > fits(best) * 1.15)  // a line of them is read more easily
                best = each;
        return best;
    }

    implicitHeight: compact ? grid.height : Theme.size(nameSize) * 1.3 + Theme.size(least) * 1.22 + under

    Grid {
        id: grid

        readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)

        width: parent.width
        anchors.verticalCenter: parent.verticalCenter
        columns: sums.across
        columnSpacing: sums.count === 2 ? 32 : 16
        rowSpacing: 8

        Repeater {
            model: sums.count

            BoardTotal {
                required property int index

                width: grid.cell
                one: sums.totals[index] ?? sums.nobody
                size: Math.min(sums.fits(sums.across), 260)
                nameSize: sums.nameSize
                taps: !sums.around && sums.opens
                letters: sums.letters
                onOpened: seat => sums.opened(seat)
            }
        }
    }

    Rectangle {
        visible: sums.count === 2
        anchors.centerIn: parent
        width: 2
        height: grid.height
        color: Theme.slateEdge
    }
}
