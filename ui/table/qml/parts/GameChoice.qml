pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Which game, and by which rules.
Column {
    id: choice

    property bool begun: false  // the game is chosen
    signal options

    spacing: Theme.gap

    Grid {
        visible: !choice.begun
        columns: 2
        spacing: 10

        Repeater {
            model: House.newSession.games

            TapButton {
                required property var modelData

                objectName: modelData.id
                width: (choice.width - 10) / 2
                text: modelData.name
                chosen: House.newSession.game === modelData.id
                answer: true
                onTapped: House.newSession.game = modelData.id
            }
        }
    }

    Words {
        width: choice.width
        text: House.words.say("table.rules")
        size: 16
        color: Theme.dimChalk
    }

    Repeater {
        model: House.newSession.presets

        TapButton {
            required property var modelData

            objectName: "preset_" + modelData.id
            width: choice.width
            text: modelData.label
            size: 17
            chosen: House.newSession.preset === modelData.id
            answer: true
            onTapped: House.newSession.preset = modelData.id
        }
    }

    TapButton {
        objectName: "options"
        width: choice.width
        text: House.words.say("table.each_rule")
        size: 17
        onTapped: choice.options()
    }
}
