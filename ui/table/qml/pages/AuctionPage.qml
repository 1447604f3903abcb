pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// An auction: who is to call, what he may say, and what it settled.
TitledPage {
    id: page

    title: House.words.say("table.auction")

    readonly property var explained: ["help.auction"]

    readonly property var talk: House.auction
    readonly property bool narrow: width < Theme.size(820)
    readonly property bool over: talk.settled.length > 0

    // The deal that was bid for, where deals are entered: from the table.
    function enter(): void {
        const pages = StackView.view;
        page.talk.enter();
        pages.pop(pages.find(below => below.objectName === "TablePage") ?? page);
        pages.push(Qt.resolvedUrl("EntryPage.qml"));
    }

    Component.onCompleted: {
        House.referee.follow();
        House.auction.arrive();
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: page.title
            note: House.referee.judgesBy
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

            Column {
                id: body

                width: scroll.width
                spacing: Theme.gap

                Words {
                    objectName: "to_call"
                    width: body.width
                    text: page.talk.needsTurnUp ? House.words.say("referee.field.turn_up") : page.over ? House.words.say("table.auction.over") : House.words.say("table.auction.to_call", page.talk.toCall)
                    size: 34
                    strong: true
                    color: page.over ? Theme.good : Theme.chalk
                }

                CardPad {
                    width: body.width
                    visible: page.talk.needsTurnUp
                    rows: page.talk.pad
                    onTapped: card => page.talk.turn(card)
                }

                Repeater {
                    model: page.talk.settled

                    Words {
                        required property string modelData

                        objectName: "settled"
                        width: body.width
                        text: modelData
                        size: 22
                    }
                }

                TapButton {
                    objectName: "enter_called"
                    width: body.width
                    visible: page.talk.begins
                    main: true
                    guarded: true
                    text: House.words.say("table.auction.enter")
                    onTapped: page.enter()
                }

                Grid {
                    id: calls

                    readonly property real tallest: Array.from(children).reduce((most, call) => Math.max(most, call.implicitHeight), 0)

                    columns: page.narrow ? 2 : 4
                    spacing: 10

                    Repeater {
                        model: page.talk.may

                        CallButton {
                            required property var modelData

                            objectName: "call" + modelData.value
                            width: (body.width - (calls.columns - 1) * calls.spacing) / calls.columns
                            height: calls.tallest
                            said: modelData
                            onTapped: page.talk.call(modelData.value)
                        }
                    }
                }

                Flow {
                    id: table

                    readonly property real rest: width - turned.width - spacing

                    width: body.width
                    spacing: Theme.gap

                    PlayingCard {
                        id: turned

                        visible: lies
                        card: page.talk.turnUp
                        size: 64
                    }

                    CallsMade {
                        width: turned.visible && table.rest > Theme.size(200) ? table.rest : table.width
                        calls: page.talk.calls
                    }
                }

                TapButton {
                    objectName: "call_back"
                    width: body.width
                    enabled: page.talk.calls.length > 0 || page.talk.turnUp.rank !== undefined
                    text: House.words.say("table.referee.take_back")
                    onTapped: page.talk.back()
                }

                ClauseCard {
                    width: body.width
                    clause: page.talk.clause
                }
            }
        }
    }
}
