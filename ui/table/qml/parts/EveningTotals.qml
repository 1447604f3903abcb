pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The totals of an evening, as large as there is room for them.
Grid {
    id: sums

    property var totals: []
    property real most: 110  // how large figures are at most
    readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)
    readonly property real widest: totals.reduce((all, one) => Math.max(all, Theme.ems(String(one.total)) * 1.25), 1)
    readonly property int fit: Math.max(2, Math.floor(width / Theme.size(130)))

    columns: Math.max(1, Math.min(totals.length, totals.length > fit ? Math.ceil(totals.length / Math.ceil(totals.length / fit)) : fit))
    columnSpacing: 16
    rowSpacing: 8

    Repeater {
        model: sums.width > 0 ? sums.totals : []

        Column {
            id: total

            required property var modelData

            width: sums.cell

            Words {
                width: parent.width
                text: total.modelData.name
                size: 20
                strong: true
                color: Theme.dimChalk
                whole: true
                horizontalAlignment: Text.AlignHCenter
            }

            Figure {
                objectName: "leadTotal"
                width: parent.width
                value: Theme.signed(total.modelData.total)
                size: Math.min(sums.most, sums.cell / sums.widest / Theme.scale)
            }

            Words {
                width: parent.width
                visible: total.modelData.games > 0
                text: visible ? House.words.count("table.games_won", total.modelData.games) : ""
                size: 17
                color: Theme.brass
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
