pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// What is looked for in the rules, or which game’s are read.
ColumnLayout {
    id: head

    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        text: House.words.say("table.search_rules")
        size: 16
        color: Theme.dimInk
    }

    TextField {
        id: words

        objectName: "search"
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.touch
        maximumLength: 100
        color: Theme.ink
        font.family: Theme.family
        leftPadding: 14
        font.pixelSize: Theme.size(20)
        Accessible.name: House.words.say("table.search_rules")
        onTextChanged: House.library.words = text

        background: Rectangle {
            radius: Theme.corner
            color: Theme.paperRaised
            border.width: words.activeFocus ? 3 : 1
            border.color: words.activeFocus ? Theme.brassInk : Theme.paperEdge
        }
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
