pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The pack, to tap the cards that a side has won: those of one pile, marked in brass; those of the
// other are dimmed.
Column {
    id: won

    property string pile: "cards"
    readonly property int shown: pile === "cards" ? 0 : 1
    readonly property int count: House.entry.fields[pile]?.values.length ?? 0
    readonly property int columns: width < 8 * (Theme.touch + 4) ? 4 : 8

    spacing: 6

    Words {
        width: parent.width
        text: House.words.count("table.cards_in_pile", won.count)
        size: 17
        color: Theme.brass
        Accessible.role: Accessible.StatusBar
    }

    Repeater {
        model: won.visible ? House.entry.piles.length : 0

        Grid {
            id: suit

            required property int index
            readonly property var cards: House.entry.piles[index] ?? []

            columns: won.columns
            spacing: 4

            Repeater {
                model: suit.cards.length

                CardKey {
                    required property int index

                    width: Math.floor((won.width + 4) / won.columns) - 4
                    card: suit.cards[index] ?? ({})
                    chosen: card.pile === won.shown
                    enabled: chosen || card.pile === -1
                    onTapped: House.entry.choose(won.pile, card.card)
                }
            }
        }
    }
}
