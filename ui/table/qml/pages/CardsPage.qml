pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A deal card by card: the contract, each card in turn, and at the end what it comes to.
FocusScope {
    id: page

    objectName: "CardsPage"

    readonly property var log: House.cards
    readonly property bool narrow: width < Math.max(900, Theme.size(1000))
    readonly property bool tight: width < Theme.size(520)
    readonly property int cardsWidth: narrow ? scroll.width : Math.min(scroll.width * 0.67, Math.max(560, pad.wanted))
    readonly property string stage: log.stage

    Component.onCompleted: {
        House.referee.arrive();
        House.cards.arrive();
    }

    Felt {
        anchors.fill: parent
    }

    Connections {
        target: House.cards

        function onRefused(why: string): void {
            notice.said = why;
        }

        function onChanged(): void {
            notice.said = "";
        }

        function onSaved(): void {
            page.StackView.view?.pop();
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: House.words.say("table.cards")
            onBack: page.StackView.view.pop()

            TapButton {
                objectName: "cards_back"
                visible: page.stage !== "contract" && !page.tight
                text: House.words.say("table.referee.take_back")
                size: 18
                onTapped: page.log.back()
            }
        }

        Notice {
            id: notice

            Layout.fillWidth: true
        }

        Flickable {
            id: scroll

            objectName: "scroll"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: grid.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            GridLayout {
                id: grid

                width: scroll.width
                columns: page.narrow || page.stage === "contract" ? 1 : 2
                columnSpacing: Theme.gap * 2
                rowSpacing: Theme.gap

                ColumnLayout {
                    Layout.alignment: Qt.AlignTop
                    Layout.preferredWidth: page.cardsWidth
                    Layout.maximumWidth: page.cardsWidth
                    visible: page.stage !== "contract"
                    spacing: Theme.gap

                    Words {
                        objectName: "cards_asked"
                        Layout.fillWidth: true
                        text: page.log.asked
                        size: 26
                        strong: true
                    }

                    TrickTable {
                        Layout.fillWidth: true
                        visible: places.length > 0
                        places: page.log.places
                        size: page.narrow ? 52 : 68
                    }

                    RowLayout {
                        Layout.fillWidth: true
                        visible: page.stage === "trump"
                        spacing: 8

                        Repeater {
                            model: 4

                            SuitButton {
                                required property int index

                                objectName: "cards_trump" + index
                                Layout.fillWidth: true
                                suit: index
                                onTapped: page.log.answer("SHDC"[index])
                            }
                        }
                    }

                    GridLayout {
                        Layout.fillWidth: true
                        visible: page.log.answers.length > 0
                        columns: 2
                        columnSpacing: 10
                        rowSpacing: 10

                        Repeater {
                            model: page.log.answers

                            TapButton {
                                required property var modelData

                                objectName: "cards_" + modelData.value
                                Layout.fillWidth: true
                                Layout.preferredWidth: 10
                                text: modelData.label
                                onTapped: page.log.answer(modelData.value)
                            }
                        }
                    }

                    TapButton {
                        objectName: "cards_back"
                        Layout.fillWidth: true
                        visible: page.tight
                        text: House.words.say("table.referee.take_back")
                        size: 18
                        onTapped: page.log.back()
                    }

                    CardPad {
                        id: pad

                        Layout.fillWidth: true
                        visible: page.stage === "card"
                        rows: page.log.pad
                        room: page.narrow ? 0 : scroll.height - y
                        onTapped: card => page.log.tap(card)
                    }
                }

                CardsContract {
                    Layout.fillWidth: true
                    visible: page.stage === "contract"
                    narrow: page.narrow
                }

                CardsFound {
                    Layout.preferredWidth: page.narrow ? scroll.width : scroll.width - page.cardsWidth - grid.columnSpacing
                    Layout.maximumWidth: Layout.preferredWidth
                    Layout.alignment: Qt.AlignTop
                    visible: page.stage !== "contract"
                    ended: page.stage === "end"
                }
            }
        }
    }
}
