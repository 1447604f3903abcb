pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What is looked for in the rules, or which game’s are read.
ColumnLayout {
    id: head

    spacing: Theme.gap

    SearchField {
        id: words

        Layout.fillWidth: true
        spacing: Theme.gap
        label: House.words.say("table.search_rules")
        onTextChanged: House.library.words = text
    }

    Flow {
        Layout.fillWidth: true
        visible: words.text.trim() === ""
        spacing: 10

        Repeater {
            model: House.newSession.games

            FlowButton {
                required property var modelData

                room: head.width
                text: modelData.name
                chosen: House.library.game === modelData.id
                onTapped: House.library.game = modelData.id
            }
        }
    }

    Item {
        implicitHeight: 1
    }
}
