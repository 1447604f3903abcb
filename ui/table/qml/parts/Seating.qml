pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Who sits where, and who waits: what grows stands below what does not.
Column {
    id: seating

    spacing: Theme.gap

    Row {
        spacing: 10

        TapButton {
            objectName: "drawSeats"
            shy: true
            width: (seating.width - 10) / 2
            height: Math.max(implicitHeight, dealer.implicitHeight)
            enabled: House.newSession.players.length > 1
            text: House.words.say("table.draw_seats")
            size: 17
            onTapped: House.newSession.drawSeats()
        }

        TapButton {
            id: dealer

            objectName: "drawDealer"
            shy: true
            enabled: House.newSession.players.length > 1
            width: (seating.width - 10) / 2
            text: House.words.say("table.draw_dealer")
            size: 17
            onTapped: House.newSession.drawDealer()
        }
    }

    Row {
        visible: House.newSession.waiting.length > 0
        spacing: 10

        Repeater {
            model: [["deal", "table.in_turn_deal"], ["game", "table.in_turn_game"]]

            TapButton {
                required property var modelData

                objectName: "in_turn_" + modelData[0]
                width: (seating.width - 10) / 2
                text: House.words.say(modelData[1])
                size: 17
                chosen: House.newSession.inTurn === modelData[0]
                answer: true
                onTapped: House.newSession.inTurn = modelData[0]
            }
        }
    }

    Words {
        width: seating.width
        text: House.words.say("table.seats_clockwise")
        size: 16
        color: Theme.dimChalk
    }

    Repeater {
        model: House.newSession.players

        SeatChoice {
            width: seating.width
        }
    }

    Repeater {
        model: House.newSession.waiting

        TapButton {
            required property int index
            required property string modelData

            width: seating.width
            shy: true
            text: modelData
            size: 17
            note: index === 0 ? House.words.say("table.waits_first") : House.words.say("table.waits")
            Accessible.name: House.words.listed([modelData, note, House.words.say("table.gets_up")])
            onTapped: House.newSession.choose(modelData)
        }
    }
}
