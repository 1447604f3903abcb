pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Marks, chalked up for either side as they fall: roem.
Grid {
    id: row

    property bool named: false  // where nothing else says whose it is
    readonly property int sides: Math.max(1, House.entry.marks.length)
    readonly property real share: (width - (columns - 1) * spacing) / columns

    columns: width / sides < Theme.size(140) ? 1 : sides
    spacing: Theme.gap * 2

    Repeater {
        model: House.entry.marks.length

        Column {
            id: side

            required property int index
            readonly property var modelData: House.entry.marks[index] ?? ({
                    "name": "",
                    "marks": [],
                    "sum": 0
                })
            readonly property bool wide: width > Theme.size(240)

            width: row.share
            spacing: 6

            Item {
                width: parent.width
                height: side.wide ? Theme.touch : Theme.size(34)

                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.size(10)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: House.words.listed([House.words.say("table.roem"), side.modelData.name, side.modelData.sum])

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: side.wide || side.modelData.sum === 0
                        width: Math.min(implicitWidth, side.width)
                        wrapMode: Text.NoWrap
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 11
                        elide: Text.ElideRight
                        text: row.named ? House.words.say("table.roem") + " · " + side.modelData.name : House.words.say("table.roem")
                        size: 16
                        color: Theme.dimChalk
                        Accessible.ignored: true
                    }

                    Tally {
                        anchors.verticalCenter: parent.verticalCenter
                        marks: side.modelData.marks
                        size: 28
                        Accessible.ignored: true
                    }

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: side.modelData.sum > 0 ? side.modelData.sum : ""
                        size: 18
                        color: Theme.dimChalk
                        Accessible.ignored: true
                    }
                }

                WipeMarks {
                    anchors.right: parent.right
                    visible: side.wide
                    side: side.index
                }
            }

            ChalkPad {
                width: parent.width
                side: side.index
                wipes: !side.wide
            }
        }
    }
}
