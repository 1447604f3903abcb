pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Where the next card goes when somebody asks whether one was allowed, and the hand as it is known.
ColumnLayout {
    id: target

    readonly property var desk: House.referee

    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        text: House.words.say("table.referee.next_card")
        size: 16
        color: Theme.dimChalk
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 8

        Repeater {
            model: [["trick", "table.referee.on_the_table"], ["card", "table.referee.asked_about"], ["hand", "table.referee.in_the_hand"]]

            TapButton {
                required property var modelData

                objectName: "target_" + modelData[0]
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                leftPadding: 6
                rightPadding: 6
                text: House.words.say(modelData[1])
                size: 17
                chosen: target.desk.target === modelData[0]
                answer: true
                onTapped: target.desk.target = modelData[0]
            }
        }
    }

    CardRow {
        Layout.fillWidth: true
        visible: cards.length > 0
        cards: target.desk.hand
        size: 40
    }

    TapButton {
        objectName: "whole"
        Layout.fillWidth: true
        visible: target.desk.hand.length > 0
        text: House.words.say("table.referee.whole_hand")
        size: 17
        chosen: target.desk.whole
        answer: true
        onTapped: target.desk.whole = !target.desk.whole
    }
}
