pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// Which game, by which rules, who sits where. The usual people are there already.
FocusScope {
    id: page

    readonly property bool narrow: width < Theme.size(900)

    Connections {
        target: House.newSession

        function onBegun(): void {
            page.StackView.view.replace(page, Qt.resolvedUrl("TablePage.qml"));
        }
    }

    Felt {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 2
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: House.words.say("table.new_session")
            onBack: page.StackView.view.pop()
        }

        Flickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: body.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            GridLayout {
                id: body

                width: parent.width
                columns: page.narrow ? 1 : 2
                columnSpacing: Theme.gap * 2
                rowSpacing: Theme.gap

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    spacing: Theme.gap

                    GridLayout {
                        Layout.fillWidth: true
                        columns: 2
                        columnSpacing: 10
                        rowSpacing: 10

                        Repeater {
                            model: House.newSession.games

                            TapButton {
                                required property var modelData

                                objectName: modelData.id
                                Layout.fillWidth: true
                                Layout.preferredWidth: 10
                                text: modelData.name
                                chosen: House.newSession.game === modelData.id
                                onTapped: House.newSession.game = modelData.id
                            }
                        }
                    }

                    Words {
                        Layout.fillWidth: true
                        text: House.words.say("table.rules")
                        size: 16
                        color: Theme.dimChalk
                    }

                    Repeater {
                        model: House.newSession.presets

                        TapButton {
                            required property var modelData

                            Layout.fillWidth: true
                            text: modelData.label
                            size: 17
                            chosen: House.newSession.preset === modelData.id
                            onTapped: House.newSession.preset = modelData.id
                        }
                    }
                }

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    spacing: Theme.gap

                    Words {
                        Layout.fillWidth: true
                        text: House.words.say("table.seats_clockwise")
                        size: 16
                        color: Theme.dimChalk
                    }

                    Repeater {
                        model: House.newSession.players

                        GridLayout {
                            id: place

                            required property int index
                            required property string modelData
                            readonly property bool tight: page.width / body.columns < Theme.size(360)

                            Layout.fillWidth: true
                            Layout.fillHeight: false
                            columns: tight ? 2 : 3
                            columnSpacing: 10
                            rowSpacing: 10

                            TapButton {
                                Layout.fillWidth: true
                                Layout.columnSpan: place.tight ? 2 : 1
                                text: place.modelData
                                note: House.newSession.dealer === place.index ? House.words.say("table.deals_first") : ""
                                Accessible.name: place.modelData + ", " + House.words.say("table.gets_up")
                                onTapped: House.newSession.choose(place.modelData)
                            }

                            TapButton {
                                text: "↑"
                                enabled: place.index > 0
                                Accessible.name: House.words.say("table.move_up", place.modelData)
                                onTapped: House.newSession.moveUp(place.index)
                            }

                            TapButton {
                                text: House.words.say("table.deals")
                                size: 16
                                Layout.fillWidth: place.tight
                                chosen: House.newSession.dealer === place.index
                                Accessible.name: House.words.say("table.deals_first_name", place.modelData)
                                onTapped: House.newSession.dealer = place.index
                            }
                        }
                    }

                    Repeater {
                        model: House.newSession.waiting

                        TapButton {
                            required property int index
                            required property string modelData

                            Layout.fillWidth: true
                            text: modelData
                            size: 17
                            note: index === 0 ? House.words.say("table.waits_first") : House.words.say("table.waits")
                            Accessible.name: modelData + ", " + note + ", " + House.words.say("table.gets_up")
                            onTapped: House.newSession.choose(modelData)
                        }
                    }

                    Row {
                        Layout.fillWidth: true
                        visible: House.newSession.waiting.length > 0
                        spacing: 10

                        Repeater {
                            model: [["deal", "table.in_turn_deal"], ["game", "table.in_turn_game"]]

                            TapButton {
                                required property var modelData

                                objectName: "in_turn_" + modelData[0]
                                width: (parent.width - 10) / 2
                                text: House.words.say(modelData[1])
                                size: 17
                                chosen: House.newSession.inTurn === modelData[0]
                                onTapped: House.newSession.inTurn = modelData[0]
                            }
                        }
                    }

                    RowLayout {
                        Layout.fillWidth: true
                        visible: House.newSession.players.length > 1
                        spacing: 10

                        TapButton {
                            Layout.fillWidth: true
                            Layout.preferredWidth: 10
                            text: House.words.say("table.draw_seats")
                            size: 17
                            onTapped: House.newSession.drawSeats()
                        }

                        TapButton {
                            Layout.fillWidth: true
                            Layout.preferredWidth: 10
                            text: House.words.say("table.draw_dealer")
                            size: 17
                            onTapped: House.newSession.drawDealer()
                        }
                    }

                    Flow {
                        Layout.fillWidth: true
                        spacing: 10

                        Repeater {
                            model: Array.from(House.newSession.others).slice(0, 16)

                            TapButton {
                                required property string modelData

                                text: "+ " + modelData
                                size: 17
                                onTapped: House.newSession.choose(modelData)
                            }
                        }
                    }

                    Words {
                        Layout.fillWidth: true
                        text: House.words.say("table.newcomer")
                        size: 16
                        color: Theme.dimChalk
                    }

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: 10

                        PaperField {
                            id: newcomer

                            Layout.fillWidth: true
                            paper: false
                            fieldName: "newcomer"
                            name: House.words.say("table.newcomer")
                            onAccepted: if (House.newSession.addNewcomer(text))
                                clear()
                        }

                        TapButton {
                            text: "+"
                            size: 28
                            enabled: newcomer.text.trim() !== ""
                            Accessible.name: House.words.say("table.add_newcomer")
                            onTapped: newcomer.accepted()
                        }
                    }

                    TapButton {
                        id: more

                        objectName: "more"
                        Layout.fillWidth: true
                        text: House.words.say("table.begun_on_paper")
                        size: 17
                        onTapped: chosen = !chosen
                    }

                    Loader {
                        Layout.fillWidth: true
                        active: more.chosen
                        visible: active
                        source: Qt.resolvedUrl("../parts/BegunOnPaper.qml")
                    }
                }
            }
        }

        TapButton {
            objectName: "begin"
            Layout.fillWidth: true
            main: true
            guarded: true
            size: 26
            enabled: House.newSession.ready
            text: House.words.say("table.begin")
            note: House.newSession.ready ? Array.from(House.newSession.players).join(" · ") : House.words.say("table.players_needed", House.newSession.fewest, House.newSession.most)
            onTapped: House.newSession.begin()
        }
    }
}
