pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// What is counted, and one or two figures, on a line of paper; the figures below where it is short.
Item {
    id: line

    property string label: ""
    property var figures: []
    property bool heading: false
    readonly property bool stacked: figures.length > 1 && width < Theme.size(300)

    implicitHeight: (stacked ? words.height + values.height : Math.max(words.height, values.height)) + 7
    Accessible.role: Accessible.StaticText
    Accessible.name: label + " " + House.words.listed(figures)

    Words {
        id: words

        width: line.stacked ? line.width : line.width - values.width - Theme.gap
        height: text === "" ? 0 : implicitHeight
        text: line.label
        size: 17
        strong: line.heading
        whole: true
        color: line.heading ? Theme.ink : Theme.dimInk
        Accessible.ignored: true
    }

    Row {
        id: values

        anchors.right: parent.right
        y: line.stacked ? words.height : 0
        spacing: Theme.gap

        Repeater {
            model: line.figures

            Words {
                required property string modelData

                width: Math.min(Math.max(Theme.wide(text, size), line.figures.length > 1 ? Theme.size(60) : 0), line.width * 0.55)
                height: text === "" ? 0 : implicitHeight
                text: modelData
                size: line.heading ? 16 : 18
                strong: true
                horizontalAlignment: Text.AlignRight
                color: modelData.startsWith("−") ? Theme.badInk : Theme.ink
                Accessible.ignored: true
            }
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.paperEdge
    }
}
