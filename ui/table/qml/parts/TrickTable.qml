pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The trick on the table: one card a player in the order of play, and below it who he is.
Slate {
    id: slate

    property var places: []
    property bool canLead: false  // a tap on a name says that he led
    property real size: 64
    readonly property int across: Math.max(1, Math.min(places.length, Math.floor((width - 8) / 62)))
    readonly property real column: Math.floor((width - 8) / across)
    signal leads(int seat)

    implicitHeight: row.height + 24

    Grid {
        id: row

        x: (slate.width - width) / 2
        y: 12
        columns: slate.across
        rowSpacing: 12

        Repeater {
            model: slate.places

            Column {
                id: place

                required property var modelData

                width: slate.column
                spacing: 4

                PlayingCard {
                    anchors.horizontalCenter: parent.horizontalCenter
                    card: place.modelData.card ?? null
                    size: Math.min(slate.size, (slate.column - 8) / Theme.scale)
                    ring: place.modelData.asked ? Theme.brass : place.modelData.winning ? Theme.good : "transparent"
                }

                TapButton {
                    objectName: "leader" + place.modelData.seat
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: slate.column - 2
                    enabled: slate.canLead
                    opacity: 1
                    leftPadding: 4
                    rightPadding: 4
                    text: place.modelData.name
                    note: place.modelData.winning ? House.words.say("table.referee.winning") : place.modelData.asked ? House.words.say("table.referee.asked")
                        : place.modelData.leads ? House.words.say(place.modelData.card ? "table.referee.led" : "table.leads") : ""
                    noteColor: place.modelData.winning ? Theme.good : Theme.dimChalk
                    size: 16
                    noteSize: 14
                    implicitHeight: Math.max(Theme.touch, implicitContentHeight + 12)
                    onTapped: slate.leads(place.modelData.seat)
                }
            }
        }
    }
}
