pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// One big verdict: what it is, and what could have been played.
ColumnLayout {
    id: answer

    property var verdict: ({})

    spacing: Theme.gap
    Accessible.role: Accessible.AlertMessage
    Accessible.name: verdict.title ?? ""

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap * 1.5

        Words {
            objectName: "verdict"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            text: answer.verdict.title ?? ""
            size: text.length > 18 ? 40 : 54
            strong: true
            whole: true
            color: answer.verdict.kind === "bad" ? Theme.bad : answer.verdict.kind === "depends" ? Theme.brass : Theme.good
        }

        PlayingCard {
            Layout.alignment: Qt.AlignTop
            visible: lies && answer.width > Theme.size(320)  // the trick shows it as well
            card: answer.verdict.card ?? null
            size: 72
        }
    }

    Repeater {
        model: answer.verdict.sentences ?? []

        Words {
            required property string modelData

            Layout.fillWidth: true
            text: modelData
            size: 22
        }
    }

    Words {
        Layout.fillWidth: true
        visible: (answer.verdict.cards ?? []).length > 0
        text: answer.verdict.about ?? ""
        size: 16
        color: Theme.dimChalk
    }

    CardRow {
        Layout.fillWidth: true
        cards: answer.verdict.cards ?? []
    }
}
