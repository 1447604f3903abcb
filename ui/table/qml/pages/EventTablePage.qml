pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// One table of a round: who sits there, what it told, and the referee of the room.
PaperPage {
    id: page

    objectName: "EventTablePage"

    readonly property var explained: ["help.event_table"]

    readonly property var desk: House.eventTable

    title: desk.title
    told: House.event.refusal
    refused: true

    function play(): void {
        StackView.view.push(Qt.resolvedUrl("TablePage.qml"));
    }

    Connections {
        target: page.desk

        function onKept(): void {
            page.play();
        }
    }

    Flow {
        id: cards

        readonly property real half: page.width < Theme.size(820) ? width : Math.floor((width - spacing) / 2)

        Layout.fillWidth: true
        spacing: Theme.gap

        Column {
            width: cards.half
            spacing: Theme.gap

            PaperCard {
                width: cards.half

                Repeater {
                    model: page.desk.sides

                    LabelledFigure {
                        required property var modelData

                        Layout.fillWidth: true
                        label: modelData.side
                        figures: [modelData.figure]
                    }
                }

                Words {
                    Layout.fillWidth: true
                    visible: page.desk.doubt !== "" || page.desk.differs
                    text: "! " + (page.desk.differs ? House.words.say("event.cell.differently") : page.desk.doubt)
                    strong: true
                    color: Theme.badInk
                }

                Words {
                    Layout.fillWidth: true
                    visible: page.desk.playing !== ""
                    text: page.desk.playing
                    color: Theme.dimInk
                }

                Flow {
                    id: ways

                    Layout.fillWidth: true
                    spacing: 10

                    FlowButton {
                        objectName: "enterHere"
                        room: ways.width
                        visible: !House.event.closed
                        guarded: true
                        main: true
                        text: House.words.say("event.enter")
                        onTapped: {
                            House.eventResult.arrive(page.desk.table);
                            page.StackView.view.push(Qt.resolvedUrl("EventResultPage.qml"));
                        }
                    }

                    FlowButton {
                        objectName: "keep"
                        room: ways.width
                        visible: page.desk.canKeep
                        guarded: true
                        text: House.words.say("event.table.keep")
                        onTapped: page.desk.keep()
                    }

                    FlowButton {
                        objectName: "goOn"
                        room: ways.width
                        visible: page.desk.session > 0
                        guarded: true
                        text: House.words.say("event.table.go_on")
                        onTapped: {
                            House.evening.open(page.desk.session);
                            page.play();
                        }
                    }

                    FlowButton {
                        objectName: "swap"
                        room: ways.width
                        visible: House.eventDraw.canSwap
                        guarded: true
                        text: House.words.say("event.table.swap")
                        onTapped: {
                            House.eventDraw.arrive();
                            page.StackView.view.push(Qt.resolvedUrl("EventDrawPage.qml"));
                        }
                    }
                }
            }

            PaperCard {
                width: cards.half
                visible: page.desk.told.length > 0
                title: House.words.say("event.table.told")

                Repeater {
                    model: page.desk.told

                    TapButton {
                        required property var modelData

                        objectName: "told" + modelData.index
                        Layout.fillWidth: true
                        paper: true
                        guarded: true
                        size: 20
                        enabled: page.desk.differs && !House.event.closed
                        opacity: 1
                        text: (modelData.counts ? "✓ " : "") + modelData.words
                        note: [modelData.source, modelData.note, page.desk.differs ? House.words.say("event.result.counts") : ""].filter(part => part !== "").join(" · ")
                        noteColor: Theme.dimInk
                        onTapped: page.desk.settle(modelData.index)
                    }
                }
            }

            PaperCard {
                width: cards.half
                visible: page.desk.rulings.length > 0
                title: House.words.say("event.referee.earlier")

                Repeater {
                    model: page.desk.rulings

                    ColumnLayout {
                        id: ruling

                        required property var modelData

                        Layout.fillWidth: true
                        spacing: 2

                        Words {
                            Layout.fillWidth: true
                            text: ruling.modelData.words !== "" ? ruling.modelData.words : "–"
                            size: 18
                            strong: ruling.modelData.here
                            color: Theme.ink
                        }

                        Words {
                            Layout.fillWidth: true
                            text: [ruling.modelData.where, ruling.modelData.clause, ruling.modelData.penalty].filter(part => part !== "").join(" · ")
                            size: 16
                            color: Theme.dimInk
                        }
                    }
                }
            }
        }

        EventReferee {
            width: cards.half
            visible: !House.event.closed
        }
    }
}
