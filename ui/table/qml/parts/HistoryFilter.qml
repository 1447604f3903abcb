pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Which evenings are listed: by game, by who was there.
ColumnLayout {
    spacing: Theme.gap

    Flow {
        Layout.fillWidth: true
        spacing: 10

        Repeater {
            model: House.newSession.games

            TapButton {
                required property var modelData

                text: modelData.name
                size: 17
                paper: true
                chosen: House.history.game === modelData.id
                answer: true
                onTapped: House.history.game = chosen ? "" : modelData.id
            }
        }

        Repeater {
            model: Array.from(House.home.people).slice(0, 12)

            TapButton {
                required property string modelData

                text: modelData
                size: 17
                paper: true
                chosen: House.history.player === modelData
                answer: true
                onTapped: House.history.player = chosen ? "" : modelData
            }
        }
    }

    Words {
        Layout.fillWidth: true
        visible: House.history.known && House.history.sessions.length === 0
        text: House.words.say("table.nothing_yet")
        color: Theme.dimInk
    }

    Item {
        implicitHeight: 1
    }
}
