pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Who is there: a tap sits down, another gets up. Each keeps his place, whoever is chosen.
Column {
    id: people

    spacing: 10

    Words {
        width: people.width
        visible: House.newSession.people.length > 0
        text: House.words.say("table.who_plays")
        size: 16
        color: Theme.dimChalk
    }

    Flow {
        width: people.width
        spacing: 10

        Repeater {
            model: Math.min(20, House.newSession.people.length)

            TapButton {
                required property int index
                readonly property string name: House.newSession.people[index] ?? ""

                objectName: "other_" + name
                width: Math.min(implicitWidth, people.width)
                text: name
                size: 17
                chosen: Array.from(House.newSession.players).concat(Array.from(House.newSession.waiting)).includes(name)
                onTapped: House.newSession.choose(name)
            }
        }
    }
}
