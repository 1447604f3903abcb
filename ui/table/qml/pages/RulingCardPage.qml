pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// A ruling for the next time, and for other tables: question, answers, decision and reason.
PaperPage {
    id: page

    readonly property var explained: ["help.ruling_card"]

    readonly property var card: House.rulingCard

    title: House.words.say("precedent.card.share")
    told: page.card.said
    refused: page.card.refused

    PaperCard {
        Layout.fillWidth: true
        note: House.words.say("precedent.card.share_note")

        Words {
            objectName: "cardText"
            Layout.fillWidth: true
            text: page.card.text
            size: 19
            color: Theme.ink
        }
    }

    ColumnLayout {
        Layout.fillWidth: true
        visible: page.card.canDecide
        spacing: 6

        Words {
            Layout.fillWidth: true
            text: House.words.say("precedent.card.decided")
            size: 16
            color: Theme.dimInk
        }

        Flow {
            id: ways

            Layout.fillWidth: true
            spacing: 10

            Repeater {
                model: [["", "as_it_stands"], ["nothing", "nothing"], ["redeal", "redeal"]]

                FlowButton {
                    required property var modelData

                    objectName: "decided" + modelData[0]
                    room: ways.width
                    chosen: page.card.decided === modelData[0]
                    text: House.words.say("precedent.card." + modelData[1])
                    onTapped: page.card.decided = modelData[0]
                }
            }
        }

        PaperField {
            Layout.fillWidth: true
            fieldName: "cardDecided"
            label: House.words.say("precedent.card.amounts")
            hint: page.card.example
            maximumLength: 200
            text: ["nothing", "redeal"].includes(page.card.decided) ? "" : page.card.decided
            onEdited: text => page.card.decided = text
        }

        Words {
            objectName: "cardWrong"
            Layout.fillWidth: true
            visible: page.card.wrong !== ""
            text: page.card.wrong
            color: Theme.badInk
            Accessible.role: Accessible.AlertMessage
        }
    }

    PaperField {
        Layout.fillWidth: true
        fieldName: "cardWhy"
        label: House.words.say("precedent.card.why")
        maximumLength: 400
        text: page.card.why
        onEdited: text => page.card.why = text
    }

    Flow {
        Layout.fillWidth: true
        spacing: 10

        FlowButton {
            objectName: "keepCard"
            room: parent.width
            guarded: true
            enabled: page.card.wrong === ""
            main: true
            text: House.words.say("precedent.card.keep")
            onTapped: page.card.keep()
        }

        FlowButton {
            objectName: "saveCard"
            room: parent.width
            guarded: true
            enabled: page.card.wrong === ""
            text: House.words.say("precedent.card.save_file")
            onTapped: page.card.save()
        }

        FlowButton {
            objectName: "copyCard"
            room: parent.width
            guarded: true
            enabled: page.card.wrong === ""
            text: House.words.say("precedent.card.copy")
            onTapped: page.card.copy()
        }
    }
}
