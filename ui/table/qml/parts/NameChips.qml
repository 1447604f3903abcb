pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Names in a flow, of which any number is chosen by taps: each keeps its place.
Flow {
    id: chips

    property string prefix: ""
    property var people: []  // name, chosen
    signal tapped(int index)

    spacing: 10

    Repeater {
        // By number: the buttons stay, whoever is chosen.
        model: chips.people.length

        TapButton {
            required property int index
            readonly property var person: chips.people[index] ?? ({
                    "name": "",
                    "chosen": false
                })

            objectName: chips.prefix + person.name
            shy: true
            width: Math.min(implicitWidth, chips.width)
            text: person.name
            size: 17
            chosen: person.chosen
            answer: true
            onTapped: chips.tapped(index)
        }
    }
}
