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
    signal opened(int seat)
    readonly property bool tall: side % 2 === 1
    readonly property bool turned: turn % 180 !== 0

    implicitWidth: tall ? (turned ? row.implicitHeight : row.implicitWidth) : row.implicitWidth
    implicitHeight: tall && turned ? row.implicitWidth : row.implicitHeight

    Grid {
        id: row

        anchors.centerIn: parent
        rotation: edge.turn
        columns: edge.tall && !edge.turned ? 1 : 4
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
                        "deals": false,
                        "leads": false,
                        "out": false
                    })
                key: edge.letters[number] ?? ""
                enabled: edge.opens && !seat.out
                onTapped: edge.opened(number)
            }
        }
    }
}
