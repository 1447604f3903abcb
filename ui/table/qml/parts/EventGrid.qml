pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Every table of the round that is shown, as many in a row as there is room for.
Grid {
    id: grid

    readonly property bool few: House.eventRoom.tables.length <= 12  // then they are larger
    readonly property real least: Math.max(104, Theme.size(few ? 190 : 148))
    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
    signal chosen(int table)

    columns: Math.max(1, Math.min(10, Math.floor((width + spacing) / (least + spacing))))
    spacing: Theme.gap

    Repeater {
        id: cells

        // By number: the cells stay, and with them the focus, whatever the tables tell.
        model: House.eventRoom.tables.length

        EventCell {
            required property int index

            objectName: "table" + table.table
            width: grid.cell
            height: Math.max(implicitHeight, Theme.size(grid.few ? 124 : 108))
            table: House.eventRoom.tables[index] ?? ({
                    "table": 0,
                    "state": "",
                    "words": "",
                    "heard": ""
                })
            onClicked: if (Guard.pass())
                grid.chosen(table.table)
        }
    }
}
