pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Where games end in a chart: a line from top to bottom, and above it which game it was, where that has room.
Item {
    id: games

    property var ends: []

    Repeater {
        model: games.ends

        Item {
            id: end

            required property int index
            required property var modelData
            readonly property real room: modelData.room * games.width - 6
            readonly property string whole: House.words.say("cli.check_sheet.game", modelData.number)
            readonly property string figure: String(modelData.number)

            objectName: "gameEnd" + index
            x: modelData.at * games.width
            height: games.height

            Strokes {
                x: -1
                width: 2
                height: parent.height
                points: [Qt.point(1, 0), Qt.point(1, height)]
                color: Theme.dimInk
                lineWidth: 2
                dashes: [2, 3]
            }

            Words {
                x: -width
                y: -height
                width: implicitWidth
                visible: text !== ""
                text: Theme.wide(end.whole, size) < end.room ? end.whole : Theme.wide(end.figure, size) < end.room ? end.figure : ""
                size: 15
                wrapMode: Text.NoWrap
                color: Theme.dimInk
                Accessible.name: end.whole
            }
        }
    }
}
