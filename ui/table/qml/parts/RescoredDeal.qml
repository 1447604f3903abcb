pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// A deal as it was and as other rules score it: a figure a column, two where they differ.
Column {
    id: deal

    property string label: ""
    property string said: ""
    property var figures: []
    property var findings: []
    property bool heading: false
    readonly property real share: (width - 8 * figures.length) / (figures.length + 1.2)

    topPadding: 6
    spacing: 4
    Accessible.role: Accessible.ListItem
    Accessible.name: House.words.listed([label, House.words.listed(figures)])

    Row {
        spacing: 8

        Words {
            width: deal.share * 1.2
            text: deal.label + (deal.said === "" ? "" : "  " + deal.said)
            size: 16
            whole: true
            color: Theme.dimInk
            Accessible.ignored: true
        }

        Repeater {
            model: deal.figures

            Words {
                required property string modelData
                readonly property bool differs: modelData.includes("→")

                width: deal.share
                text: modelData
                size: deal.heading ? 15 : 17
                strong: differs
                horizontalAlignment: Text.AlignRight
                color: deal.heading ? Theme.dimInk : differs ? Theme.brassInk : Theme.ink
                Accessible.ignored: true
            }
        }
    }

    Words {
        width: deal.width
        visible: deal.findings.length > 0
        text: "! " + deal.findings.join("\n! ")
        size: 16
        color: Theme.badInk
    }

    Rectangle {
        width: deal.width
        height: 1
        color: Theme.paperEdge
    }
}
