pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// A line of the sheet: what it is, and a figure a column, all columns equally wide.
Rectangle {
    id: row

    property string label: ""
    property string words: ""
    property var figures: []
    property var totals: []  // small, below the figures
    property bool strong: false
    property bool heading: false
    property bool total: false
    property bool struck: false
    property bool chosen: false
    property bool marked: false
    property real inset: Theme.touch  // kept free at the right end
    // Where there is little room, the figures stand under the words.
    readonly property bool stacked: width < Theme.size(130 + figures.length * 90)
    readonly property real widest: figures.reduce((all, one) => Math.max(all, Theme.ems(one) * 1.25), 1)
    readonly property real room: width - 12 - inset
    readonly property real share: stacked ? room : (room - 8) * figures.length / (figures.length + 2)  // of the figures
    readonly property real most: stacked ? ((width - 24) / figures.length - 8) / widest / Theme.scale : 100

    Accessible.role: Accessible.StaticText
    Accessible.name: House.words.labelled(label, House.words.listed(figures))
    Accessible.ignored: !heading && !total  // a deal says itself
    implicitHeight: Math.max(heading ? Theme.size(44) : Theme.touch, (stacked ? (told.visible ? told.height : 0) + sums.height : Math.max(told.height, sums.height)) + 12)
    color: chosen ? Theme.chosenPaper : "transparent"

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: row.total ? undefined : parent.bottom
        anchors.top: row.total ? parent.top : undefined
        height: row.total ? 3 : 1
        color: Theme.paperEdge
    }

    Column {
        id: told

        x: 12
        y: (row.height - height - (row.stacked ? sums.height : 0)) / 2
        width: row.stacked ? row.room : row.room - row.share - 8
        visible: !row.stacked || !row.heading

        Words {
            width: told.width
            text: row.label
            size: row.heading ? 15 : row.total ? 22 : 18
            strong: row.total || row.strong
            color: row.heading || row.struck ? Theme.dimInk : Theme.ink
            font.strikeout: row.struck
            Accessible.ignored: true
        }

        Words {
            width: told.width
            visible: row.words !== ""
            text: row.words
            size: 15
            strong: true
            color: row.marked ? Theme.badInk : Theme.brassInk
            Accessible.ignored: true
        }
    }

    Row {
        id: sums

        x: 12 + row.room - row.share
        y: row.stacked && told.visible ? told.y + told.height : (row.height - height) / 2
        spacing: 8

        Repeater {
            model: row.figures

            Item {
                id: cell

                required property int index
                required property string modelData
                readonly property string led: row.totals[index] ?? ""  // what it led to

                width: row.share / row.figures.length - 8 * (1 - 1 / row.figures.length)
                // As high as ever, also where figures are smaller to find room.
                height: row.heading ? name.implicitHeight : line + (row.totals.length > 0 ? Theme.size(15) * 1.3 : 0)

                readonly property real line: Math.ceil(1.22 * Theme.size(Math.min(row.total ? 34 : 24, row.most)))

                Words {
                    id: name

                    visible: row.heading
                    width: parent.width
                    text: parent.modelData
                    size: row.stacked ? Math.min(15, 22 / Theme.scale) : 15
                    whole: true
                    color: Theme.dimInk
                    elide: Text.ElideRight
                    maximumLineCount: 2
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }

                Figure {
                    readonly property real fitting: parent.width > 0 ? parent.width / Theme.ems(value + "0") / Theme.scale : 100

                    visible: !row.heading
                    anchors.right: parent.right
                    y: (parent.line - height) / 2
                    value: Theme.signed(parent.modelData)
                    size: Math.min(row.total ? 34 : 24, row.most, fitting)
                    color: value.startsWith("−") ? Theme.badInk : value === "—" ? Theme.dimInk : Theme.ink
                    Accessible.ignored: true
                }

                Figure {
                    visible: !row.heading && cell.led !== ""
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    value: cell.led
                    size: Math.min(15, row.most)
                    color: Theme.dimInk
                    Accessible.ignored: true
                }
            }
        }
    }
}
