pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Where no session lies open: by which rules the referee is to judge, the game first.
Column {
    id: asked

    readonly property var desk: House.referee
    property bool gameChosen: false

    spacing: Theme.gap

    Words {
        width: asked.width
        text: House.words.say("table.referee.which_rules")
        size: 30
        strong: true
        Accessible.role: Accessible.Heading
    }

    Grid {
        id: games

        columns: 2
        spacing: 10

        Repeater {
            model: House.newSession.games

            TapButton {
                required property var modelData

                objectName: "game_" + modelData.id
                width: Math.floor((asked.width - games.spacing) / 2)
                text: modelData.name
                chosen: asked.gameChosen && asked.desk.game === modelData.id
                answer: true
                onTapped: {
                    asked.desk.game = modelData.id;
                    asked.gameChosen = true;
                }
            }
        }
    }

    Repeater {
        model: asked.gameChosen ? asked.desk.ruleSets : []

        TapButton {
            required property var modelData

            objectName: "rules_" + modelData.id
            width: asked.width
            text: modelData.label
            size: 18
            guarded: true
            onTapped: asked.desk.chooseRules(modelData.id)
        }
    }
}
