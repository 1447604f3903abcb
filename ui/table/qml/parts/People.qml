pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Who is there: a tap sits down, another gets up. Each keeps his place, whoever is chosen.
Column {
    id: people

    readonly property var names: Array.from(House.newSession.people).slice(0, 20)
    readonly property var here: Array.from(House.newSession.players).concat(Array.from(House.newSession.waiting))

    spacing: 10

    Words {
        width: people.width
        visible: people.names.length > 0
        text: House.words.say("table.who_plays")
        size: 16
        color: Theme.dimChalk
    }

    NameChips {
        width: people.width
        prefix: "other_"
        people: people.names.map(name => ({
                    "name": name,
                    "chosen": people.here.includes(name)
                }))
        onTapped: index => House.newSession.choose(people.names[index])
    }
}
