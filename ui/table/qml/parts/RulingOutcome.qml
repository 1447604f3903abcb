pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What comes of an irregularity: what happens now, what becomes of the score with every amount, and who deals.
ColumnLayout {
    id: shown

    property var outcome: ({})
    property bool brief: false  // one of several that might have been chosen

    spacing: brief ? 4 : Theme.gap

    Repeater {
        model: shown.outcome.sentences ?? []

        Words {
            required property string modelData

            objectName: shown.brief ? "other_sentence" : "sentence"
            Layout.fillWidth: true
            text: modelData
            size: shown.brief ? 18 : 26
            strong: !shown.brief
        }
    }

    Words {
        objectName: shown.brief ? "other_effect" : "effect"
        Layout.fillWidth: true
        text: shown.outcome.score ?? ""
        size: shown.brief ? 17 : 20
        color: Theme.brass
    }

    Repeater {
        model: shown.outcome.amounts ?? []

        Words {
            required property string modelData

            objectName: shown.brief ? "other_amount" : "amount"
            Layout.fillWidth: true
            text: modelData
            size: shown.brief ? 20 : 30
            strong: true
        }
    }

    Words {
        objectName: shown.brief ? "other_next" : "next"
        Layout.fillWidth: true
        visible: text !== ""
        text: shown.outcome.next ?? ""
        size: shown.brief ? 17 : 20
    }
}
