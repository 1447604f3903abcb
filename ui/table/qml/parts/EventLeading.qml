pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The best three after the last round that is over.
Slate {
    id: slate

    visible: House.eventRoom.leading.length > 0
    implicitHeight: all.height + 28

    Column {
        id: all

        x: 14
        y: 14
        width: parent.width - 28
        spacing: 6

        Words {
            width: parent.width
            text: House.eventRoom.leadingHead
            size: 16
            color: Theme.dimChalk
            Accessible.role: Accessible.Heading
        }

        Repeater {
            model: House.eventRoom.leading

            Item {
                id: line

                required property var modelData

                width: all.width
                height: Math.max(name.height, total.height)
                Accessible.role: Accessible.StaticText
                Accessible.name: House.words.listed([modelData.place + ". " + modelData.name, modelData.total])

                Words {
                    id: place

                    width: Theme.size(26)
                    text: line.modelData.place
                    size: 18
                    color: Theme.dimChalk
                    Accessible.ignored: true
                }

                Words {
                    id: name

                    anchors.left: place.right
                    width: parent.width - place.width - total.width - Theme.gap
                    text: line.modelData.name
                    size: 18
                    Accessible.ignored: true
                }

                Words {
                    id: total

                    anchors.right: parent.right
                    width: Theme.wide(text, size)
                    text: line.modelData.total
                    size: 18
                    strong: true
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
