pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// How an evening stands or ended, a line a side: who is ahead has a colour, and a word says so.
Column {
    id: score

    property var score: ({
            "lines": [],
            "word": ""
        })
    property bool paper: false

    spacing: 2

    Repeater {
        model: score.score.lines

        Item {
            id: line

            required property var modelData
            readonly property string word: modelData.ahead && score.score.word !== "" ? " · " + score.score.word : ""

            width: score.width
            implicitHeight: Math.max(who.height, total.height)

            Words {
                id: who

                width: parent.width - total.width - Theme.gap
                text: line.modelData.name + line.word
                size: 17
                color: line.modelData.ahead ? (score.paper ? Theme.brassInk : Theme.brass) : score.paper ? Theme.dimInk : Theme.dimChalk
                Accessible.ignored: true
            }

            Words {
                id: total

                anchors.right: parent.right
                width: Math.min(Theme.wide(text, size), line.width * 0.5)
                text: line.modelData.total
                size: 20
                strong: true
                horizontalAlignment: Text.AlignRight
                color: score.paper ? Theme.ink : Theme.chalk
                Accessible.ignored: true
            }
        }
    }
}
