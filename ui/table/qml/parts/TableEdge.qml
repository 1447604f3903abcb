pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Who sits at one edge of the table, clockwise, each turned so that they can read it.
Grid {
    id: edge

    property int side: 0  // below, left, above, right
    property int turn: 0  // degrees
    property var seats: []  // by number, clockwise
    property var letters: []  // a key for each seat
    property bool opens: false
    property real letter: 24  // how large names are
    property real room: Infinity  // along the edge, for all of them
    property real deep: Infinity  // of cards beside the board that nobody turned
    signal opened(int seat)
    readonly property bool tall: side % 2 === 1
    readonly property real share: Math.floor((room - (seats.length - 1) * spacing) / Math.max(1, seats.length))

    columns: tall ? 1 : Math.max(1, seats.length)
    spacing: Theme.gap
    layoutDirection: side === 0 ? Qt.RightToLeft : Qt.LeftToRight

    Repeater {
        model: edge.side === 1 ? edge.seats.slice().reverse() : edge.seats

        SeatCard {
            required property int modelData

            objectName: "seat" + modelData
            seat: House.evening.seats[modelData] ?? ({
                    "name": "",
                    "total": 0,
                    "own": "",
                    "deals": false,
                    "leads": false,
                    "out": false
                })
            letter: edge.letter
            turn: edge.turn
            most: edge.tall && !sideways ? Math.min(edge.deep, Theme.size(edge.letter * 8.75)) : edge.share
            key: edge.letters[modelData] ?? ""
            enabled: edge.opens && !seat.out
            onTapped: edge.opened(modelData)
        }
    }
}
