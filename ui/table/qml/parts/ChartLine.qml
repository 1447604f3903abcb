pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// One player's line: straight from deal to deal, told apart by colour, by dashes and by its mark.
Item {
    id: line

    property int index: 0
    readonly property color color: Theme.lineColors[index % Theme.lineColors.length]
    readonly property string mark: Theme.lineMarks[index % Theme.lineMarks.length]
    readonly property var dashes: Theme.lineDashes[index % Theme.lineDashes.length]

    property var path: []
    property var marks: []
    property real size: 17  // of a mark: of neighbours each can be told

    Accessible.ignored: true

    Strokes {
        anchors.fill: parent
        points: line.path
        color: line.color
        lineWidth: 3
        dashes: line.dashes
    }

    Repeater {
        model: line.marks

        Words {
            required property point modelData

            x: modelData.x - width / 2
            y: modelData.y - height / 2
            text: line.mark
            size: line.size
            color: line.color
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
