pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// The slate in the middle: the totals, roem, and what is needed.
Slate {
    id: board

    property bool compact: false  // there are no places around it: people stand on it
    property var letters: []  // a key for each seat
    property bool opens: false
    signal opened(int seat)
    readonly property var totals: House.evening.totals
    readonly property bool many: totals.length > 2
    readonly property real tall: compact ? 0 : height / Theme.scale  // on large screens figures grow

    implicitHeight: inside.implicitHeight + 40
    clip: true

    Flickable {
        anchors.fill: parent
        anchors.margins: 14
        anchors.leftMargin: board.compact ? 14 : 28
        anchors.rightMargin: anchors.leftMargin
        contentHeight: inside.height
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: inside

            width: parent.width
            height: Math.max(implicitHeight, parent.parent.height)
            spacing: 10

            Item {
                Layout.fillWidth: true
                implicitHeight: Math.max(played.height, progress.height)

                Words {
                    id: played

                    width: parent.width - progress.width - Theme.gap
                    visible: !board.compact
                    text: House.evening.heading
                    size: 17
                    color: Theme.dimChalk
                }

                Words {
                    id: progress

                    anchors.right: parent.right
                    width: board.compact ? parent.width : Theme.wide(text, size)
                    text: House.evening.progress + (board.compact ? " · " + House.evening.turn : "")
                    size: 17
                    color: Theme.dimChalk
                    horizontalAlignment: board.compact ? Text.AlignLeft : Text.AlignRight
                    Accessible.role: Accessible.Heading
                }
            }

            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                implicitHeight: sums.height

                Grid {
                    id: sums

                    readonly property int count: board.totals.length
                    readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)
                    readonly property real most: board.compact ? 60 : Math.max(!board.many ? 116 : count > 4 ? 68 : 76, board.tall * 0.22)
                    readonly property real widest: board.totals.reduce((all, one) => Math.max(all, Theme.ems(String(one.total)) * 1.25), 1)

                    width: parent.width
                    anchors.verticalCenter: parent.verticalCenter
                    columns: board.compact && board.many ? Math.max(2, Math.min(count, Math.floor(width / Theme.size(140)))) : count > 6 ? 4 : Math.max(1, count)
                    columnSpacing: 16
                    rowSpacing: 8

                    Repeater {
                        model: sums.count

                        Column {
                            id: total

                            required property int index
                            readonly property var modelData: board.totals[index] ?? ({
                                    "name": "",
                                    "total": 0,
                                    "games": 0,
                                    "seats": []
                                })
                            readonly property var people: board.compact && board.opens ? Array.from(modelData.seats) : []

                            width: sums.cell

                            Words {
                                width: parent.width
                                visible: total.people.length === 0
                                text: total.modelData.name
                                size: Math.max(20, board.tall * 0.04)
                                color: Theme.dimChalk
                                elide: Text.ElideRight
                                maximumLineCount: 2
                                horizontalAlignment: Text.AlignHCenter
                            }

                            Row {
                                id: people

                                visible: total.people.length > 0
                                spacing: 6

                                Repeater {
                                    model: total.people.length

                                    KeyButton {
                                        required property int index
                                        readonly property int seat: total.people[index] ?? -1

                                        objectName: "seat" + seat
                                        width: (total.width - (total.people.length - 1) * people.spacing) / total.people.length
                                        leftPadding: 4
                                        rightPadding: 4
                                        size: 17
                                        guarded: true
                                        text: House.evening.seats[seat]?.name ?? ""
                                        key: board.letters[seat] ?? ""
                                        enabled: !(House.evening.seats[seat]?.out ?? true)
                                        onTapped: board.opened(seat)
                                    }
                                }
                            }

                            Figure {
                                objectName: "total"
                                width: parent.width
                                value: String(total.modelData.total).replace("-", "−")
                                size: Math.min(sums.most, sums.cell / sums.widest / Theme.scale)
                            }

                            Words {
                                width: parent.width
                                visible: total.modelData.games > 0
                                text: House.words.count("table.games_won", total.modelData.games)
                                size: 16
                                color: Theme.brass
                                horizontalAlignment: Text.AlignHCenter
                            }
                        }
                    }
                }
            }

            Rectangle {
                Layout.fillWidth: true
                implicitHeight: 1
                color: Theme.slateEdge
            }

            ChalkRow {
                Layout.fillWidth: true
                visible: House.evening.game === "klaverjas"
            }

            Words {
                objectName: "awaiting"
                Layout.fillWidth: true
                visible: text !== ""
                text: House.evening.awaiting
                size: 18
                color: Theme.brass
            }

            Words {
                objectName: "waiting"
                Layout.fillWidth: true
                visible: text !== ""
                text: House.evening.waiting
                size: 18
                color: Theme.dimChalk
            }

            Words {
                Layout.fillWidth: true
                visible: House.evening.gameOver !== ""
                text: House.evening.gameOver
                size: 24
                strong: true
                color: Theme.brass
            }

            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: false
                columns: board.compact ? 1 : 2
                columnSpacing: Theme.gap * 2
                rowSpacing: 10

                Words {
                    Layout.fillWidth: true
                    text: Array.from(House.entry.outlook).join("  ·  ")
                    size: 17
                    color: Theme.brass
                }

                TrumpRow {
                    Layout.fillWidth: board.compact
                }
            }
        }
    }
}
