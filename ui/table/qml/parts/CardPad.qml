pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Every card of the pack, suit by suit; where it is too wide, a suit takes two rows or more.
Column {
    id: pad

    property var rows: []
    property real room: 0  // how high it may be; keys grow into it
    readonly property int gap: 4
    readonly property int most: rows.reduce((n, row) => Math.max(n, row.length), 1)
    readonly property int fit: Math.max(1, Math.floor((width + gap) / (Theme.touch + gap)))
    readonly property int columns: Math.ceil(most / Math.ceil(most / fit))
    readonly property int keyWidth: Math.floor((width + gap) / columns) - gap
    readonly property int lines: rows.reduce((n, row) => n + Math.ceil(row.length / columns), 0)
    readonly property int keyHeight: Math.max(Theme.touch, Math.min(Theme.touch * 1.6, Math.floor((room + gap) / Math.max(1, lines)) - gap))
    readonly property int wanted: most * (Theme.touch + gap) - gap
    signal tapped(int card)

    spacing: gap
    Accessible.role: Accessible.Grouping
    Accessible.name: House.words.say("table.referee.cards")

    Repeater {
        model: pad.rows

        Grid {
            id: suit

            required property var modelData

            columns: pad.columns
            spacing: pad.gap

            Repeater {
                model: suit.modelData

                CardKey {
                    required property var modelData

                    width: pad.keyWidth
                    height: pad.keyHeight
                    card: modelData
                    onTapped: pad.tapped(modelData.card)
                }
            }
        }
    }
}
