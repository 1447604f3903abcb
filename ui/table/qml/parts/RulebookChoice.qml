pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Which game’s rules are read; what is looked for is looked for in all of them.
Flow {
    id: choice

    height: visible ? implicitHeight + Theme.gap : 0
    visible: House.library.words.trim() === ""
    spacing: 10

    Repeater {
        model: House.newSession.games

        FlowButton {
            required property var modelData

            room: choice.width
            text: modelData.name
            chosen: House.library.game === modelData.id
            answer: true
            onTapped: House.library.game = modelData.id
        }
    }
}
