pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// A line of the sheet: what it is, and a figure a column, all columns equally wide.
Rectangle {
    id: row

    property string label: ""
    property string words: ""
    property var figures: []
    property bool heading: false
    property bool total: false
    property bool struck: false
    property bool chosen: false
    property bool marked: false
    property real inset: Theme.touch  // kept free at the right end
    // Where there is little room, the figures stand under the words.
    readonly property bool stacked: width < Theme.size(130 + figures.length * 90)
    readonly property real widest: figures.reduce((all, one) => Math.max(all, Theme.ems(one) * 1.25), 1)
    readonly property real most: stacked ? ((width - 24) / figures.length - 8) / widest / Theme.scale : 100

    Accessible.role: Accessible.StaticText
    Accessible.name: label + ": " + figures.join(", ")
    Accessible.ignored: !heading && !total  // a deal says itself
    implicitHeight: Math.max(heading ? Theme.size(44) : Theme.touch, line.implicitHeight + 12)
    color: chosen ? Theme.chosenPaper : "transparent"

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: row.total ? undefined : parent.bottom
        anchors.top: row.total ? parent.top : undefined
        height: row.total ? 3 : 1
        color: Theme.paperEdge
    }

    GridLayout {
        id: line

        anchors.fill: parent
        anchors.leftMargin: 12
        anchors.rightMargin: row.inset
        columns: row.stacked ? 1 : 2
        columnSpacing: 8
        rowSpacing: 0

        ColumnLayout {
            visible: !row.stacked || !row.heading
            Layout.fillWidth: true
            Layout.preferredWidth: 24
            spacing: 0

            Words {
                Layout.fillWidth: true
                text: row.label
                size: row.heading ? 15 : row.total ? 22 : 18
                strong: row.total
                color: row.heading || row.struck ? Theme.dimInk : Theme.ink
                font.strikeout: row.struck
                Accessible.ignored: true
            }

            Words {
                Layout.fillWidth: true
                visible: row.words !== ""
                text: row.words
                size: 15
                strong: true
                color: row.marked ? Theme.badInk : Theme.brassInk
                Accessible.ignored: true
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 12 * row.figures.length
            spacing: 8

            Repeater {
                model: row.figures

                Item {
                    required property string modelData

                    Layout.fillWidth: true
                    Layout.preferredWidth: 12
                    // As high as ever, also where figures are smaller to find room.
                    implicitHeight: row.heading ? name.implicitHeight : Math.ceil(1.22 * Theme.size(Math.min(row.total ? 34 : 24, row.most)))

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
                        id: figure

                        readonly property real fitting: parent.width > 0 ? parent.width / Theme.ems(value + "0") / Theme.scale : 100

                        visible: !row.heading
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        value: parent.modelData.replace("-", "−")
                        size: Math.min(row.total ? 34 : 24, row.most, fitting)
                        color: value.startsWith("−") ? Theme.badInk : Theme.ink
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
