import QtQuick
import QtQuick.Layouts
import Spadille

// Below a question to the referee: how to ask it, and what else can be asked.
ColumnLayout {
    id: more

    property bool compact: false
    readonly property var desk: House.referee
    readonly property bool judged: desk.verdict.title !== undefined
    signal open(string page, var values)

    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        visible: !more.judged
        text: more.desk.question === "turn" ? House.words.say("table.referee.hint_turn") : House.words.say("table.referee.hint_trick")
        size: 17
        color: Theme.dimChalk
    }

    GridLayout {
        Layout.fillWidth: true
        visible: !more.judged || more.desk.verdict.kind === "bad"
        columns: more.compact ? 1 : 2
        columnSpacing: 8
        rowSpacing: 8

        TapButton {
            objectName: "ruling"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            text: more.judged ? House.words.say("table.ruling.what_now") : House.words.say("table.ruling")
            size: 18
            guarded: true
            onTapped: more.open("RulingPage", {
                "revoke": more.judged
            })
        }

        TapButton {
            objectName: "cards"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            visible: !more.judged
            text: House.words.say("table.cards.revoke")
            size: 18
            guarded: true
            onTapped: more.open("CardsPage", {})
        }

        TapButton {
            objectName: "auction"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            visible: !more.judged && more.desk.hasAuction
            text: House.words.say("table.auction")
            size: 18
            guarded: true
            onTapped: more.open("AuctionPage", {})
        }
    }
}
