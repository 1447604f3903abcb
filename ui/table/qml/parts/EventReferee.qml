pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// The referee of the room at this table: a call is answered, or something is ruled that nobody called for.
PaperCard {
    id: card

    readonly property var desk: House.eventTable
    readonly property var call: desk.calls[0] ?? null

    title: House.words.say("event.referee")
    note: call ? House.words.labelled(House.words.say("event.referee.call"), call.words) : ""
    border.width: call ? 3 : 1
    border.color: call ? Theme.brassInk : Theme.paperEdge

    Connections {
        target: card.desk

        function onRuled(): void {
            words.clear();
            clause.clear();
            points.clear();
        }
    }

    PaperField {
        id: words

        Layout.fillWidth: true
        fieldName: "refereeWords"
        label: House.words.say("event.referee.words")
        maximumLength: 1000
    }

    PaperField {
        id: clause

        Layout.fillWidth: true
        Layout.maximumWidth: Theme.size(240)
        fieldName: "refereeClause"
        label: House.words.say("event.referee.clause")
        maximumLength: 12
    }

    PaperField {
        id: points

        Layout.fillWidth: true
        Layout.maximumWidth: Theme.size(240)
        fieldName: "refereePoints"
        label: House.words.say("event.referee.points")
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        maximumLength: 8
    }

    Words {
        Layout.fillWidth: true
        visible: points.text.trim() !== ""
        text: House.words.say("event.referee.for")
        size: 16
        color: Theme.dimInk
    }

    Flow {
        Layout.fillWidth: true
        visible: points.text.trim() !== ""
        spacing: 10

        Repeater {
            model: card.desk.seats.length

            FlowButton {
                required property int index
                readonly property var seat: card.desk.seats[index] ?? ({
                        "name": "",
                        "chosen": false
                    })

                objectName: "penalty" + index
                room: card.width - 32
                size: 17
                answer: true
                chosen: seat.chosen
                text: seat.name
                onTapped: card.desk.choose(index)
            }
        }
    }

    TapButton {
        objectName: "rule"
        Layout.fillWidth: true
        paper: true
        guarded: true
        enabled: card.call !== null || words.text.trim() !== ""
        text: House.words.say("event.referee.rule")
        onTapped: card.desk.rule(card.call?.entry ?? 0, words.text, clause.text, points.text)
    }
}
