pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What decides between equals, in the order in which it is tapped, and what can be won.
PaperCard {
    id: card

    readonly property var plan: House.eventPlan

    title: House.words.say("event.ties")

    Flow {
        Layout.fillWidth: true
        spacing: 10

        Repeater {
            model: card.plan.ties.length

            FlowButton {
                required property int index
                readonly property var tie: card.plan.ties[index] ?? ({
                        "key": "",
                        "label": "",
                        "place": 0
                    })

                objectName: "tie_" + tie.key
                room: card.width - 32
                size: 17
                answer: true
                chosen: tie.place > 0
                text: (tie.place > 0 ? tie.place + ". " : "") + tie.label
                onTapped: card.plan.toggleTie(tie.key)
            }
        }
    }

    Words {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        text: House.words.say("event.prizes")
        size: 22
        strong: true
        color: Theme.ink
        Accessible.role: Accessible.Heading
    }

    Flow {
        Layout.fillWidth: true
        visible: card.plan.prizes.length > 0
        spacing: 10

        Repeater {
            model: card.plan.prizes

            FlowButton {
                required property int index
                required property string modelData

                objectName: "prize" + index
                room: card.width - 32
                size: 17
                text: modelData + "  ✕"
                Accessible.name: House.words.say("table.less", modelData)
                onTapped: card.plan.dropPrize(index)
            }
        }
    }

    PaperField {
        id: amount

        Layout.fillWidth: true
        Layout.maximumWidth: Theme.size(240)
        fieldName: "prizeAmount"
        label: House.words.say("event.prize_amount")
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        maximumLength: 10
        onAccepted: if (card.plan.addPrize("place", text))
            clear()
    }

    Flow {
        Layout.fillWidth: true
        spacing: 10

        Repeater {
            model: [["place", "event.prize_next"], ["last", "event.prize.last"], ["pits", "event.prize.pits"]]

            FlowButton {
                required property var modelData

                objectName: "addPrize_" + modelData[0]
                room: card.width - 32
                size: 17
                enabled: amount.text.trim() !== ""
                text: "+ " + House.words.say(modelData[1])
                onTapped: if (card.plan.addPrize(modelData[0], amount.text))
                    amount.clear()
            }
        }
    }
}
