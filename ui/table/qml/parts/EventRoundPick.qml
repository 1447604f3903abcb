pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The rounds that are drawn: one of them is looked at. The one that is played has a dot.
Flow {
    id: pick

    property bool paper: false

    visible: House.event.drawn > 1
    spacing: 8

    Repeater {
        model: House.event.drawn

        TapButton {
            required property int index
            readonly property int number: index + 1

            objectName: "round" + number
            paper: pick.paper
            size: 18
            answer: true
            chosen: House.event.round === number
            text: number + (House.event.current === number ? " •" : "")
            Accessible.name: House.words.say("event.round", number)
            onTapped: House.event.round = number
        }
    }
}
