import QtQuick
import QtQuick.Layouts
import Spadille

// The slate in the middle: the totals, what is needed, and what can be done.
ColumnLayout {
    id: board

    property bool compact: false
    signal enter
    signal sheet
    signal referee

    readonly property var totals: House.evening.totals
    readonly property bool many: totals.length > 2

    spacing: Theme.gap

    Slate {
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: inside.implicitHeight + 40
        clip: true

        Flickable {
            anchors.fill: parent
            anchors.margins: board.compact ? 14 : 28
            contentHeight: inside.height
            boundsBehavior: Flickable.StopAtBounds

            ColumnLayout {
                id: inside

                width: parent.width
                height: Math.max(implicitHeight, parent.parent.height)
                spacing: 10

                GridLayout {
                    Layout.fillWidth: true
                    Layout.fillHeight: false
                    columns: board.compact ? 1 : 2

                    Words {
                        Layout.fillWidth: true
                        visible: !board.compact
                        text: House.evening.heading
                        size: 17
                        color: Theme.dimChalk
                    }

                    Words {
                        Layout.fillWidth: board.compact
                        text: House.evening.progress + (board.compact ? " · " + House.evening.turn : "")
                        size: 17
                        color: Theme.dimChalk
                        wrapMode: board.compact ? Text.Wrap : Text.NoWrap
                    }
                }

                GridLayout {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    columns: board.compact && board.many ? 2 : Math.min(4, Math.max(1, board.totals.length))
                    columnSpacing: 16
                    rowSpacing: 8

                    Repeater {
                        model: board.totals.length

                        ColumnLayout {
                            id: total

                            required property int index
                            readonly property var modelData: board.totals[index] ?? ({
                                    "name": "",
                                    "total": 0,
                                    "games": 0
                                })

                            Layout.fillWidth: true
                            Layout.preferredWidth: 10
                            spacing: 0

                            Words {
                                Layout.fillWidth: true
                                text: total.modelData.name
                                size: 20
                                color: Theme.dimChalk
                                elide: Text.ElideRight
                                maximumLineCount: 2
                                horizontalAlignment: Text.AlignHCenter
                            }

                            Figure {
                                objectName: "total"
                                Layout.alignment: Qt.AlignHCenter
                                value: String(total.modelData.total).replace("-", "−")
                                size: board.compact ? 60 : board.many ? 76 : 116
                            }

                            Words {
                                Layout.fillWidth: true
                                visible: total.modelData.games > 0
                                text: House.words.count("table.games_won", total.modelData.games)
                                size: 16
                                color: Theme.brass
                                horizontalAlignment: Text.AlignHCenter
                            }
                        }
                    }
                }

                Rectangle {
                    Layout.fillWidth: true
                    implicitHeight: 1
                    color: Theme.slateEdge
                }

                RoemRow {
                    Layout.fillWidth: true
                    visible: House.evening.game === "klaverjas"
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
                        text: House.entry.outlook.join("  ·  ")
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

    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        columns: board.compact ? 2 : 3
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap
        layoutDirection: House.settings.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        TapButton {
            objectName: "referee"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.row: board.compact ? 1 : 0
            Layout.column: 0
            text: House.words.say("table.referee")
            size: board.compact ? 14 : 20
            guarded: true
            onTapped: board.referee()
        }

        TapButton {
            objectName: "enter"
            Layout.fillWidth: true
            Layout.preferredWidth: 26
            Layout.row: 0
            Layout.column: board.compact ? 0 : 1
            Layout.columnSpan: board.compact ? 2 : 1
            main: true
            guarded: true
            size: board.compact ? 20 : 26
            text: House.evening.closed ? House.words.say("table.reopen") : House.words.say("table.enter_deal")
            onTapped: House.evening.closed ? House.evening.reopen() : board.enter()
        }

        TapButton {
            objectName: "sheet"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.row: board.compact ? 1 : 0
            Layout.column: board.compact ? 1 : 2
            text: House.words.say("table.sheet")
            size: board.compact ? 14 : 20
            guarded: true
            onTapped: board.sheet()
        }
    }
}
