pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What a round brings who does not play in it, for each reason.
PaperCard {
    id: card

    readonly property var plan: House.eventPlan

    title: House.words.say("event.credits")

    Repeater {
        model: card.plan.credits.length

        ColumnLayout {
            id: one

            required property int index
            readonly property var credit: card.plan.credits[index] ?? ({
                    "key": "",
                    "label": "",
                    "value": "",
                    "options": [],
                    "points": "",
                    "asksPoints": false,
                    "once": false
                })

            Layout.fillWidth: true
            spacing: 8

            Pick {
                objectName: one.credit.key + "_"
                Layout.fillWidth: true
                label: one.credit.label
                options: one.credit.options
                value: one.credit.value
                onPicked: value => card.plan.setCredit(one.credit.key, value)
            }

            PaperField {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.size(240)
                visible: one.credit.asksPoints
                fieldName: one.credit.key + "Points"
                name: House.words.labelled(one.credit.label, House.words.say("event.credit.points"))
                hint: House.words.say("event.credit.points")
                Component.onCompleted: text = one.credit.points  // and then as it is typed
                inputMethodHints: Qt.ImhFormattedNumbersOnly
                maximumLength: 8
                onEdited: text => card.plan.setCreditPoints(one.credit.key, text)
            }

            TapButton {
                objectName: one.credit.key + "Once"
                Layout.fillWidth: true
                paper: true
                visible: one.credit.value !== "nothing"
                size: 17
                answer: true
                chosen: one.credit.once
                text: House.words.say("event.credit.once")
                onTapped: card.plan.toggleOnce(one.credit.key)
            }
        }
    }
}
