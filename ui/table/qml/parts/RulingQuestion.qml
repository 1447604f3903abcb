pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// One question about an irregularity, its answers as buttons.
ColumnLayout {
    id: asked

    property var question: ({})
    property bool narrow: false
    readonly property var answers: question.answers ?? []
    readonly property bool many: question.many ?? false
    readonly property bool chooses: question.chooses ?? false  // what comes of each answer stands below it

    spacing: Theme.gap

    Words {
        objectName: "ruling_question"
        Layout.fillWidth: true
        text: asked.question.label ?? ""
        size: 28
        strong: true
    }

    Grid {
        id: grid

        readonly property real cell: Math.floor((asked.width - (columns - 1) * spacing) / columns)

        Layout.fillWidth: true
        columns: asked.chooses ? 1 : asked.answers.length > 8 ? (asked.narrow ? 4 : 8) : asked.narrow ? 1 : 2
        spacing: 10

        Repeater {
            model: asked.answers

            TapButton {
                required property var modelData

                objectName: "answer_" + modelData.value
                width: grid.cell
                text: modelData.label
                note: modelData.outcome ?? ""
                size: 20
                chosen: modelData.chosen
                answer: true
                guarded: !asked.many
                onTapped: asked.many ? House.ruling.mark(modelData.value) : House.ruling.answer(modelData.value)
            }
        }
    }

    TextField {
        id: number

        objectName: "answer_typed"
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.touch
        visible: asked.question.typed ?? false
        placeholderText: House.words.say("table.ruling.number", asked.question.range ?? "")
        placeholderTextColor: Theme.dimInk
        inputMethodHints: Qt.ImhDigitsOnly
        maximumLength: 8
        color: Theme.ink
        font.family: Theme.family
        leftPadding: 14
        font.pixelSize: Theme.size(20)
        Accessible.name: placeholderText
        onAccepted: House.ruling.answer(text)
        onVisibleChanged: clear()

        background: Rectangle {
            radius: Theme.corner
            color: Theme.paperRaised
            border.width: number.activeFocus ? 3 : 1
            border.color: number.activeFocus ? Theme.brass : Theme.paperEdge
        }
    }

    TapButton {
        objectName: "answer_done"
        Layout.fillWidth: true
        visible: asked.many || number.visible
        main: true
        guarded: true
        text: House.words.say("table.ruling.done")
        onTapped: number.visible ? House.ruling.answer(number.text) : House.ruling.done()
    }

    ClauseCard {
        Layout.fillWidth: true
        clause: asked.question.clause ?? ""
    }
}
