pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The trick on the table, what is asked next, and the pad to answer it.
Column {
    id: told

    property bool tight: false  // no room for this button beside the title
    property bool narrow: false
    property real room: 0  // how high all of it may be
    readonly property alias wanted: pad.wanted
    readonly property var log: House.cards

    spacing: Theme.gap

    Words {
        objectName: "cards_asked"
        width: told.width
        text: told.log.asked
        size: 26
        strong: true
    }

    TrickTable {
        width: told.width
        visible: places.length > 0
        places: told.log.places
        size: told.narrow ? 52 : 68
    }

    Row {
        visible: told.log.stage === "trump"
        spacing: 8

        Repeater {
            model: 4

            SuitButton {
                required property int index

                objectName: "cards_trump" + index
                width: (told.width - 24) / 4
                suit: index
                onTapped: told.log.answer("SHDC"[index])
            }
        }
    }

    Grid {
        visible: told.log.answers.length > 0
        columns: 2
        spacing: 10

        Repeater {
            model: told.log.answers

            TapButton {
                required property var modelData

                objectName: "cards_" + modelData.value
                width: (told.width - 10) / 2
                text: modelData.label
                onTapped: told.log.answer(modelData.value)
            }
        }
    }

    TapButton {
        objectName: "cards_back"
        width: told.width
        visible: told.tight
        text: House.words.say("table.referee.take_back")
        size: 18
        onTapped: told.log.back()
    }

    CardPad {
        id: pad

        width: told.width
        visible: told.log.stage === "card"
        rows: told.log.pad
        room: told.narrow ? 0 : told.room - y
        onTapped: card => told.log.tap(card)
    }
}
