pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// What was bid, before the cards of a deal are told.
Column {
    id: bid

    property bool narrow: false

    spacing: Theme.gap

    Words {
        width: bid.width
        text: House.cards.asked
        size: 26
        strong: true
    }

    Repeater {
        model: House.cards.contract

        Column {
            id: member

            required property var modelData

            width: bid.width
            spacing: 6

            Words {
                width: member.width
                text: member.modelData.label
                size: 16
                color: Theme.dimChalk
            }

            Grid {
                id: grid

                readonly property real cell: Math.floor((member.width - (columns - 1) * spacing) / columns)

                columns: bid.narrow ? 2 : 4
                spacing: 10

                Repeater {
                    model: member.modelData.choices

                    TapButton {
                        id: choice

                        required property var modelData

                        objectName: "bid_" + member.modelData.key + modelData.value
                        width: grid.cell
                        text: modelData.suit >= 0 ? " " : modelData.label
                        Accessible.name: modelData.label
                        chosen: modelData.chosen
                        answer: true
                        enabled: modelData.possible || modelData.chosen
                        onTapped: House.cards.choose(member.modelData.key, modelData.value)

                        SuitMark {
                            anchors.centerIn: parent
                            visible: choice.modelData.suit >= 0
                            suit: Math.max(0, choice.modelData.suit)
                            paper: choice.chosen && !Theme.dark && !Theme.contrast
                            size: 26
                        }
                    }
                }
            }
        }
    }

    TapButton {
        objectName: "cards_start"
        width: bid.width
        main: true
        enabled: House.cards.contractReady
        text: House.words.say("table.cards.start")
        onTapped: House.cards.start()
    }
}
