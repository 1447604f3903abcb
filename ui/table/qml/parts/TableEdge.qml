pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Who sits at one edge of the table, turned so that they can read it.
Item {
    id: edge

    property int side: 0  // below, left, above, right
    property int turn: 0  // degrees
    property var seats: []  // by number
    property var letters: []  // a key for each seat
    property bool opens: false
    property real letter: 24  // how large names are
    property real room: Infinity  // along the edge, for all of them
    property real deep: Infinity  // of cards beside the board that nobody turned
    signal opened(int seat)
    readonly property bool tall: side % 2 === 1
    readonly property bool turned: turn % 180 !== 0

    readonly property bool stacked: tall && !turned
    readonly property real most: stacked ? Math.min(deep, Theme.size(letter * 8.75)) : Math.floor((room - (seats.length - 1) * Theme.gap) / Math.max(1, seats.length))

    implicitWidth: tall ? (turned ? row.implicitHeight : row.implicitWidth) : row.implicitWidth
    implicitHeight: tall && turned ? row.implicitWidth : row.implicitHeight

    Grid {
        id: row

        anchors.centerIn: parent
        rotation: edge.turn
        columns: edge.stacked ? 1 : 4
        spacing: Theme.gap
        layoutDirection: edge.side === 1 || edge.side === 0 ? Qt.RightToLeft : Qt.LeftToRight

        Repeater {
            model: edge.seats.length

            SeatCard {
                required property int index
                readonly property int number: edge.seats[index] ?? -1

                objectName: "seat" + number
                seat: House.evening.seats[number] ?? ({
                        "name": "",
                        "total": 0,
                        "own": "",
                        "deals": false,
                        "leads": false,
                        "out": false
                    })
                letter: edge.letter
                width: Math.min(implicitWidth, edge.most)
                key: edge.letters[number] ?? ""
                enabled: edge.opens && !seat.out
                onTapped: edge.opened(number)
            }
        }
    }
}
