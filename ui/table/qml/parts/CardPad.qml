import QtQuick
import Spadille

// Every card of the pack, suit by suit; where it is too wide, a suit takes two rows or more.
Column {
    id: pad

    property var rows: []
    readonly property int gap: 6
    readonly property int most: rows.reduce((n, row) => Math.max(n, row.length), 1)
    readonly property int fit: Math.max(1, Math.floor((width + gap) / (Theme.touch + gap)))
    readonly property int columns: Math.ceil(most / Math.ceil(most / fit))
    readonly property int keyWidth: Math.floor((width + gap) / columns) - gap
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
                    card: modelData
                    onTapped: pad.tapped(modelData.card)
                }
            }
        }
    }
}
