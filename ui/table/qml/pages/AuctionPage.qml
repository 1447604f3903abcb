pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// An auction: who is to call, what he may say, and what it settled.
FocusScope {
    id: page

    readonly property var talk: House.auction
    readonly property bool narrow: width < Theme.size(820)
    readonly property bool over: talk.settled.length > 0

    Component.onCompleted: {
        House.referee.follow();
        House.auction.arrive();
    }

    Felt {
        anchors.fill: parent
    }

    component CallLabel: RowLayout {
        id: label

        property var said: ({})

        spacing: 6

        SuitMark {
            visible: label.said.suit >= 0
            suit: Math.max(0, label.said.suit ?? 0)
            size: 22
        }

        Words {
            visible: text !== ""
            text: label.said.label ?? ""
            size: 20
            strong: true
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: House.words.say("table.auction")
            onBack: page.StackView.view.pop()
        }

        Flickable {
            id: scroll

            objectName: "scroll"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: body.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            ColumnLayout {
                id: body

                width: scroll.width
                spacing: Theme.gap

                Words {
                    objectName: "to_call"
                    Layout.fillWidth: true
                    text: page.talk.needsTurnUp ? House.words.say("referee.field.turn_up") : page.over ? House.words.say("table.auction.over") : House.words.say("table.auction.to_call", page.talk.toCall)
                    size: 34
                    strong: true
                    color: page.over ? Theme.good : Theme.chalk
                }

                CardPad {
                    Layout.fillWidth: true
                    visible: page.talk.needsTurnUp
                    rows: page.talk.pad
                    onTapped: card => page.talk.turn(card)
                }

                Repeater {
                    model: page.talk.settled

                    Words {
                        required property string modelData

                        objectName: "settled"
                        Layout.fillWidth: true
                        text: modelData
                        size: 22
                    }
                }

                GridLayout {
                    Layout.fillWidth: true
                    columns: page.narrow ? 2 : 4
                    columnSpacing: 10
                    rowSpacing: 10

                    Repeater {
                        model: page.talk.may

                        TapButton {
                            id: call

                            required property var modelData

                            objectName: "call" + modelData.value
                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            Layout.preferredWidth: 10
                            text: modelData.name
                            note: modelData.held ? House.words.say("table.auction.if_held") : ""
                            onTapped: page.talk.call(modelData.value)

                            contentItem: Item {
                                implicitHeight: saying.height + (held.visible ? held.height + 2 : 0)

                                Row {
                                    id: saying

                                    anchors.horizontalCenter: parent.horizontalCenter
                                    y: (parent.height - parent.implicitHeight) / 2
                                    spacing: 6

                                    SuitMark {
                                        id: mark

                                        anchors.verticalCenter: parent.verticalCenter
                                        visible: call.modelData.suit >= 0
                                        suit: Math.max(0, call.modelData.suit ?? 0)
                                        size: 22
                                    }

                                    Words {
                                        anchors.verticalCenter: parent.verticalCenter
                                        width: Math.min(Math.ceil(Theme.ems(text) * Theme.size(size)), call.availableWidth - (mark.visible ? mark.width + 6 : 0))
                                        visible: text !== ""
                                        text: call.modelData.label ?? ""
                                        size: 20
                                        strong: true
                                        whole: true
                                        horizontalAlignment: Text.AlignHCenter
                                        Accessible.ignored: true
                                    }
                                }

                                Words {
                                    id: held

                                    anchors.top: saying.bottom
                                    anchors.topMargin: 2
                                    width: parent.width
                                    visible: call.note !== ""
                                    text: call.note
                                    size: 14
                                    color: Theme.dimChalk
                                    horizontalAlignment: Text.AlignHCenter
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap

                    PlayingCard {
                        visible: lies
                        card: page.talk.turnUp
                        size: 64
                    }

                    Slate {
                        Layout.fillWidth: true
                        implicitHeight: said.implicitHeight + 28

                        Flow {
                            id: said

                            anchors.left: parent.left
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            anchors.margins: 14
                            spacing: 18

                            Words {
                                width: Math.min(Math.ceil(Theme.ems(text) * Theme.size(size)), said.width)
                                visible: page.talk.calls.length === 0
                                text: House.words.say("table.auction.begin")
                                color: Theme.dimChalk
                            }

                            Repeater {
                                model: page.talk.calls

                                RowLayout {
                                    id: one

                                    required property var modelData

                                    width: Math.min(implicitWidth, said.width)
                                    spacing: 6

                                    Words {
                                        text: one.modelData.who
                                        size: 18
                                        color: Theme.dimChalk
                                    }

                                    CallLabel {
                                        said: one.modelData
                                    }
                                }
                            }
                        }
                    }
                }

                TapButton {
                    objectName: "call_back"
                    Layout.fillWidth: true
                    enabled: page.talk.calls.length > 0 || page.talk.turnUp.rank !== undefined
                    text: House.words.say("table.referee.take_back")
                    onTapped: page.talk.back()
                }

                ClauseCard {
                    Layout.fillWidth: true
                    clause: page.talk.clause
                }
            }
        }
    }
}
