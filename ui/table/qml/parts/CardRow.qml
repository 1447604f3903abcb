pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Several cards side by side.
Flow {
    id: row

    property var cards: []
    property real size: 56

    spacing: 8
    visible: cards.length > 0

    Repeater {
        model: row.cards

        PlayingCard {
            required property var modelData

            card: modelData
            size: row.size
        }
    }
}
