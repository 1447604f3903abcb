pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// What each side has chalked up in the deal that is being played, to be read from a seat.
Row {
    id: chalked

    property real size: 17

    Repeater {
        model: House.entry.marks.length

        Item {
            id: side

            required property int index
            readonly property var modelData: House.entry.marks[index] ?? ({
                    "name": "",
                    "marks": [],
                    "sum": 0
                })

            width: chalked.width / House.entry.marks.length
            height: label.height + 4 + Theme.size(chalked.size * 2)
            Accessible.role: Accessible.StaticText
            Accessible.name: House.words.listed([label.text, modelData.name, modelData.sum])

            Words {
                id: label

                width: parent.width
                text: House.words.say("table.roem_this_deal")
                size: chalked.size
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                elide: Text.ElideRight
                color: Theme.dimChalk
                Accessible.ignored: true
            }

            Row {
                y: label.height + 4
                spacing: Theme.size(18)

                Tally {
                    marks: side.modelData.marks
                    size: chalked.size * 2
                    Accessible.ignored: true
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: side.modelData.sum > 0 ? side.modelData.sum : ""
                    size: chalked.size * 1.3
                    color: Theme.dimChalk
                    Accessible.ignored: true
                }
            }
        }
    }
}
