pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What is asked of the referee: which question, and trumps. Beside a verdict only the way on.
ColumnLayout {
    id: question

    property bool compact: false
    property bool free: false  // other rules can be chosen
    readonly property var desk: House.referee
    readonly property bool judged: desk.verdict.title !== undefined

    spacing: Theme.gap

    component Label: Words {
        Layout.fillWidth: true
        size: 16
        color: Theme.dimChalk
    }

    GridLayout {
        Layout.fillWidth: true
        visible: !question.judged
        columns: 2
        columnSpacing: 8

        Repeater {
            model: ["trick", "turn"]

            TapButton {
                required property string modelData

                objectName: "question_" + modelData
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                text: modelData === "trick" ? House.words.say("table.referee.who_wins") : House.words.say("table.referee.was_allowed")
                size: 18
                chosen: question.desk.question === modelData
                answer: true
                onTapped: question.desk.question = modelData
            }
        }
    }

    TapButton {
        objectName: "other_rules"
        Layout.fillWidth: true
        visible: !question.judged && question.free
        text: House.words.say("table.referee.other_rules")
        size: 17
        guarded: true
        onTapped: question.desk.askRules()
    }

    Label {
        visible: trumps.visible
        text: House.words.say("referee.field.trump")
        color: question.desk.trump < 0 && !question.desk.empty ? Theme.brass : Theme.dimChalk
    }

    RowLayout {
        id: trumps

        Layout.fillWidth: true
        visible: !question.judged && question.desk.hasTrumps
        spacing: 8

        Repeater {
            model: 4

            SuitButton {
                required property int index

                objectName: "trump" + index
                Layout.fillWidth: true
                suit: index
                chosen: question.desk.trump === index
                answer: true
                onTapped: question.desk.chooseTrump(index)
            }
        }
    }

    Label {
        visible: loners.visible
        text: question.desk.lonersAsked
    }

    Flow {
        id: loners

        Layout.fillWidth: true
        visible: !question.judged && question.desk.lonersAsked !== ""
        spacing: 8

        Repeater {
            model: question.desk.loners

            TapButton {
                required property var modelData

                objectName: "alone" + modelData.seat
                text: modelData.name
                size: 17
                chosen: modelData.alone
                answer: true
                onTapped: question.desk.chooseAlone(modelData.seat)
            }
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 8

        TapButton {
            objectName: "take_back"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            visible: !question.compact || !question.desk.empty
            enabled: !question.desk.empty
            text: House.words.say("table.referee.take_back")
            size: 18
            onTapped: question.desk.takeBack()
        }

        TapButton {
            objectName: "next"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            visible: question.judged
            main: true
            text: House.words.say("table.referee.next")
            size: 18
            onTapped: question.desk.next()
        }
    }
}
