import QtQuick
import QtQuick.Layouts
import Spadille

// A ruling that rests on what was corrected since: decided anew with one tap, or left as it is.
ColumnLayout {
    id: stale

    required property var modelData
    signal kept(int seq)

    objectName: "stale"
    spacing: Theme.gap / 2

    Words {
        Layout.fillWidth: true
        text: House.words.labelled(House.words.say("book.stale"), stale.modelData.words)
        size: 17
        color: Theme.badInk
    }

    Flow {
        id: answers

        Layout.fillWidth: true
        spacing: Theme.gap

        FlowButton {
            objectName: "ruleAnew"
            visible: stale.modelData.possible
            text: House.words.say("table.rule_anew")
            size: 17
            room: answers.width
            guarded: true
            onTapped: House.evening.ruleAnew(stale.modelData.seq)
        }

        FlowButton {
            objectName: "keepRuling"
            text: House.words.say("table.keep_ruling")
            size: 17
            room: answers.width
            guarded: true
            onTapped: stale.kept(stale.modelData.seq)
        }
    }
}
