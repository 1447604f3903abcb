pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What the rules say about an irregularity: what comes of it, why, what else might have been chosen, and what was ruled
// before.
ColumnLayout {
    id: ruling

    readonly property var talk: House.ruling
    readonly property var decision: talk.decision
    readonly property bool decided: (decision.house ?? []).length > 0  // by a table, before
    signal share
    signal toTable

    spacing: Theme.gap

    Repeater {
        model: ruling.decision.house ?? []

        Words {
            required property string modelData
            required property int index

            objectName: "house"
            Layout.fillWidth: true
            text: modelData
            size: index === 0 ? 26 : 20
            strong: index === 0
            color: Theme.brass
        }
    }

    RulingOutcome {
        Layout.fillWidth: true
        outcome: ruling.decision
    }

    Words {
        objectName: "why"
        Layout.fillWidth: true
        visible: (ruling.decision.why ?? "") !== ""
        text: House.words.say("referee.why") + " " + (ruling.decision.why ?? "")
        size: 19
        color: Theme.dimChalk
    }

    Repeater {
        model: ruling.decision.lines ?? []

        Words {
            required property var modelData

            objectName: "line"
            Layout.fillWidth: true
            text: modelData.rule + "  " + modelData.words + (modelData.moves === "" ? "" : " — " + modelData.moves)
            size: 17
            color: Theme.dimChalk
        }
    }

    Words {
        objectName: "posted"
        Layout.fillWidth: true
        visible: ruling.talk.posted
        text: "✓ " + House.words.say("table.ruling.posted")
        size: 20
        strong: true
        color: Theme.good
        Accessible.role: Accessible.AlertMessage
    }

    Repeater {
        model: ruling.talk.warnings

        Words {
            required property string modelData

            objectName: "posting_warning"
            Layout.fillWidth: true
            text: "! " + modelData
            size: 20
            strong: true
            Accessible.role: Accessible.AlertMessage
        }
    }

    TapButton {
        objectName: "post_house"
        Layout.fillWidth: true
        visible: ruling.talk.canPost && ruling.decided
        main: true
        guarded: true
        text: House.words.say("precedent.card.post_house")
        onTapped: ruling.talk.postHouse()
    }

    TapButton {
        objectName: "toTable"
        Layout.fillWidth: true
        visible: ruling.talk.posted
        main: true
        guarded: true
        text: House.words.say("table.ruling.to_table")
        onTapped: ruling.toTable()
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 10

        TapButton {
            objectName: "post"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            visible: ruling.talk.canPost
            main: !ruling.decided
            guarded: true
            text: House.words.say(ruling.talk.again ? "table.ruling.post_again" : ruling.decided ? "precedent.card.post_rules" : "table.ruling.post")
            onTapped: ruling.talk.post()
        }

        TapButton {
            objectName: "undo_ruling"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            visible: ruling.talk.posted
            chosen: true
            guarded: true
            text: House.words.say("table.undo")
            onTapped: ruling.talk.undo()
        }

        TapButton {
            objectName: "another"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            guarded: true
            text: House.words.say("table.ruling.another")
            onTapped: ruling.talk.arrive()
        }
    }

    TapButton {
        objectName: "share_ruling"
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        guarded: true
        size: 18
        text: House.words.say("precedent.card.share")
        onTapped: ruling.share()
    }

    Words {
        Layout.fillWidth: true
        visible: (ruling.decision.choices ?? []).length > 0
        text: House.words.say("referee.choice")
        size: 18
        strong: true
    }

    Repeater {
        model: ruling.decision.choices ?? []

        ColumnLayout {
            id: other

            required property var modelData

            objectName: "other_choice"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap
            spacing: 4

            Words {
                Layout.fillWidth: true
                text: other.modelData.answer
                size: 18
                strong: true
            }

            RulingOutcome {
                Layout.fillWidth: true
                outcome: other.modelData
                brief: true
            }
        }
    }

    Words {
        Layout.fillWidth: true
        visible: (ruling.decision.precedents ?? []).length > 0
        text: House.words.say("referee.precedents")
        size: 18
        strong: true
    }

    Repeater {
        model: ruling.decision.precedents ?? []

        Words {
            required property string modelData

            objectName: "precedent"
            Layout.fillWidth: true
            text: modelData
            size: 18
            color: Theme.dimChalk
        }
    }

    Repeater {
        model: ruling.decision.clauses ?? []

        ClauseCard {
            required property var modelData

            Layout.fillWidth: true
            clause: modelData.id ?? ""
        }
    }
}
