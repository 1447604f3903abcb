pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// What the cards have shown so far: the last trick, revokes, and in the end the deal.
Column {
    id: found

    property bool ended: false
    readonly property var log: House.cards

    spacing: Theme.gap

    Row {
        visible: found.log.trump >= 0
        spacing: 8

        Words {
            text: House.words.say("referee.field.trump")
            size: 17
            color: Theme.dimChalk
        }

        SuitMark {
            suit: Math.max(0, found.log.trump)
            size: 22
        }
    }

    Repeater {
        model: found.ended ? [] : found.log.seen

        Words {
            required property string modelData
            required property int index

            objectName: "seen"
            width: found.width
            text: modelData
            size: index === 0 ? 28 : 22
            strong: index === 0
            color: index === 0 ? Theme.good : Theme.chalk
        }
    }

    Words {
        width: found.width
        visible: found.ended
        text: found.log.result.moves ?? ""
        size: 32
        strong: true
        color: Theme.brass
    }

    Words {
        objectName: "cards_said"
        width: found.width
        visible: found.ended
        text: found.log.result.said ?? ""
        size: 18
        color: Theme.dimChalk
    }

    Repeater {
        model: found.ended ? found.log.revokes : found.log.revokes.slice(0, 2)

        Words {
            required property string modelData

            objectName: "revoke"
            width: found.width
            text: modelData
            size: 22
            strong: true
            color: Theme.bad
        }
    }

    Words {
        width: found.width
        visible: found.ended && found.log.revokes.length === 0
        text: House.words.say("table.cards.no_revoke")
        size: 20
        color: Theme.good
    }

    Repeater {
        model: found.ended ? found.log.open : []

        Words {
            required property string modelData

            objectName: "open_play"
            width: found.width
            text: modelData
            size: 18
            color: Theme.dimChalk
        }
    }

    Repeater {
        model: found.log.result.findings ?? []

        Words {
            required property string modelData

            width: found.width
            text: "! " + modelData
            size: 18
            color: Theme.bad
        }
    }

    Repeater {
        model: found.log.result.lines ?? []

        Words {
            required property var modelData

            width: found.width
            text: modelData.rule + "  " + modelData.words
            size: 18
        }
    }

    Agreement {
        width: found.width
        all: found.log.agreement
        effect: found.log.result.moves ?? ""
        onAgreed: who => found.log.agree(who)
    }

    TapButton {
        objectName: "cards_save_ruling"
        width: found.width
        visible: found.log.canAward
        main: true
        guarded: true
        text: House.words.say("table.cards.save_ruling")
        onTapped: found.log.saveWithRuling()
    }

    TapButton {
        objectName: "cards_save"
        width: found.width
        visible: found.ended && House.referee.atTable
        enabled: found.log.canSave
        main: !found.log.canAward
        guarded: true
        text: House.words.say("table.cards.save")
        note: found.log.result.moves ?? ""
        onTapped: found.log.save()
    }
}
