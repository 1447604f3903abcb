import QtQuick
import Spadille

// Somebody at the table: gets up, moves up a seat, deals first.
Flow {
    id: place

    required property int index
    required property string modelData
    readonly property bool tight: width < Theme.size(360)

    spacing: 10

    TapButton {
        objectName: "seat" + place.index
        shy: true
        width: place.tight ? place.width : place.width - up.width - deals.width - 20
        height: Math.max(implicitHeight, deals.implicitHeight)
        text: place.modelData
        Accessible.name: House.words.listed([place.modelData, House.words.say("table.gets_up")])
        onTapped: House.newSession.choose(place.modelData)
    }

    TapButton {
        id: up

        shy: true
        text: "↑"
        enabled: place.index > 0
        Accessible.name: House.words.say("table.move_up", place.modelData)
        onTapped: House.newSession.moveUp(place.index)
    }

    TapButton {
        id: deals

        objectName: "deals" + place.index
        shy: true
        width: place.tight ? place.width - up.width - 10 : implicitWidth
        text: House.words.say("table.deals")
        size: 16
        chosen: House.newSession.dealer === place.index
        answer: true
        Accessible.name: House.words.say("table.deals_first_name", place.modelData)
        onTapped: House.newSession.dealer = place.index
    }
}
