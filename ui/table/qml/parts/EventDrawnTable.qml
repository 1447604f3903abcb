pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The people of a table in the order of their places; two who are tapped change theirs.
Item {
    id: row

    property var table: ({
            "table": 0,
            "seats": []
        })
    readonly property bool narrow: width < Theme.size(560)
    readonly property real label: narrow ? 0 : Theme.size(110)

    implicitHeight: (narrow ? number.height + 4 : 0) + seats.height

    Words {
        id: number

        anchors.verticalCenter: row.narrow ? undefined : parent.verticalCenter
        width: row.narrow ? row.width : row.label
        text: row.table.table > 0 ? House.words.say("event.at_table", row.table.table) : House.words.say("event.sits_out_short")
        size: 18
        strong: true
        color: Theme.ink
    }

    Grid {
        id: seats

        readonly property int across: row.table.table === 0 ? Math.max(1, Math.floor(width / Theme.size(150))) : width < Theme.size(480) ? 2 : 4
        readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)

        x: row.label
        y: row.narrow ? number.height + 4 : 0
        width: row.width - x
        columns: across
        spacing: 8

        Repeater {
            model: row.table.seats.length

            TapButton {
                required property int index
                readonly property var seat: row.table.seats[index] ?? ({
                        "who": -1,
                        "name": "",
                        "chosen": false
                    })

                objectName: "seat_" + seat.name
                width: seats.cell
                paper: true
                shy: true
                size: 17
                textLines: 2
                text: seat.name
                enabled: House.eventDraw.canSwap
                opacity: 1
                answer: true
                chosen: seat.chosen
                onTapped: House.eventDraw.tap(seat.who)
            }
        }
    }
}
