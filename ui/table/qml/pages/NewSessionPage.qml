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
                        visible: House.newSession.players.length < House.newSession.most
                        spacing: 10

                        Repeater {
                            model: House.newSession.others.slice(0, 16)

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

                        TextField {
                            id: newcomer

                            objectName: "newcomer"
                            Layout.fillWidth: true
                            Layout.preferredHeight: Theme.touch
                            maximumLength: 60
                            color: Theme.chalk
                            font.family: Theme.family
                            font.pixelSize: Theme.size(20)
                            Accessible.name: House.words.say("table.newcomer")
                            onAccepted: if (House.newSession.addNewcomer(text))
                                clear()

                            background: Rectangle {
                                radius: Theme.corner
                                color: Theme.slate
                                border.width: newcomer.activeFocus ? 3 : 1
                                border.color: newcomer.activeFocus ? Theme.brass : Theme.slateEdge
                            }
                        }

                        TapButton {
                            text: "+"
                            size: 28
                            enabled: newcomer.text.trim() !== ""
                            Accessible.name: House.words.say("table.add_newcomer")
                            onTapped: newcomer.accepted()
                        }
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
            note: House.newSession.ready ? House.newSession.players.join(" · ") : House.words.say("table.players_needed", House.newSession.fewest, House.newSession.most)
            onTapped: House.newSession.begin()
        }
    }
}
