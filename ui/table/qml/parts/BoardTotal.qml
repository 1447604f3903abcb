pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// One total of the board, and whose it is. Where there are no places around the board, people stand on it.
Column {
    id: total

    required property var one  // name, total, games won, seats, own, out
    property real size: 60  // of the figure
    property real nameSize: 20
    property bool taps: false  // whether a tap on somebody begins the deal that he made
    property var letters: []
    signal opened(int seat)
    readonly property var people: taps ? Array.from(one.seats) : []

    opacity: one.out ? 0.5 : 1

    Words {
        width: parent.width
        visible: total.people.length === 0
        text: total.one.name
        size: total.nameSize
        color: Theme.dimChalk
        elide: Text.ElideRight
        whole: true
        maximumLineCount: 2
        horizontalAlignment: Text.AlignHCenter
    }

    Row {
        id: row

        visible: total.people.length > 0
        spacing: 6

        Repeater {
            model: total.people.length

            KeyButton {
                required property int index
                readonly property int seat: total.people[index] ?? -1

                objectName: "seat" + seat
                width: (total.width - (total.people.length - 1) * row.spacing) / total.people.length
                leftPadding: 4
                rightPadding: 4
                size: 17
                guarded: true
                text: House.evening.seats[seat]?.name ?? ""
                key: total.letters[seat] ?? ""
                enabled: !(House.evening.seats[seat]?.out ?? true)
                onTapped: total.opened(seat)
            }
        }
    }

    Figure {
        objectName: "total"
        width: parent.width
        value: Theme.signed(total.one.total)
        size: total.size
    }

    Words {
        objectName: "own"
        width: parent.width
        visible: text !== ""
        text: total.one.out ? House.words.say("table.out") : total.one.own !== "" ? total.one.own : total.one.games > 0 ? House.words.count("table.games_won", total.one.games) : ""
        size: Math.max(16, total.nameSize * 0.75)
        whole: true
        color: Theme.brass
        horizontalAlignment: Text.AlignHCenter
    }
}
