pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// Something irregular happened: which, a few questions, and the ruling, which can be posted.
TitledPage {
    id: page

    title: page.talk.stage === "kinds" ? House.words.say("table.ruling.what") : page.talk.title

    readonly property var explained: ["help.ruling"]

    property bool revoke: false  // a card was not allowed: what now?
    readonly property var talk: House.ruling
    readonly property bool narrow: width < Theme.size(820)
    property bool seesAllDeals: false

    // Of a ruling that is being told, the rules.
    readonly property var search: talk.stage === "kinds" ? () => kinds.take() : undefined

    Component.onCompleted: {
        House.referee.follow();
        House.ruling.arrive();
        if (revoke)
            House.ruling.beginRevoke();
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: page.title
            note: House.referee.judgesBy
            onBack: page.talk.stage === "kinds" ? page.StackView.view.pop() : page.talk.back()
        }

        Connections {
            target: House.ruling

            function onRefused(why: string): void {
                notice.said = why;
            }

            function onChanged(): void {
                notice.said = "";
                scroll.contentY = 0;
            }
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
                    Layout.fillWidth: true
                    visible: deals.visible
                    text: House.words.say("table.ruling.which_deal")
                    size: 16
                    color: Theme.dimChalk
                }

                Flow {
                    id: deals

                    Layout.fillWidth: true
                    visible: page.talk.stage === "kinds" && page.talk.deals.length > 0
                    spacing: 8

                    Repeater {
                        model: page.talk.deals

                        FlowButton {
                            required property var modelData

                            objectName: "deal" + modelData.number
                            room: body.width
                            paper: false
                            text: modelData.label
                            size: 18
                            chosen: modelData.chosen
                            answer: true
                            onTapped: page.talk.chooseDeal(modelData.number)
                        }
                    }

                    FlowButton {
                        objectName: "otherDeals"
                        room: body.width
                        paper: false
                        visible: page.talk.allDeals.length > 0
                        text: House.words.say("table.ruling.other_deal")
                        size: 18
                        chosen: page.seesAllDeals
                        answer: true
                        onTapped: page.seesAllDeals = !page.seesAllDeals
                    }
                }

                Repeater {
                    model: deals.visible && page.seesAllDeals ? page.talk.allDeals : []

                    TapButton {
                        required property var modelData

                        objectName: "anyDeal" + modelData.number
                        Layout.fillWidth: true
                        text: modelData.label
                        note: modelData.note
                        size: 18
                        chosen: modelData.chosen
                        answer: true
                        onTapped: {
                            page.seesAllDeals = false;
                            page.talk.chooseDeal(modelData.number);
                        }
                    }
                }

                KindSearch {
                    id: kinds

                    Layout.fillWidth: true
                    visible: page.talk.stage === "kinds"
                }

                Grid {
                    id: grid

                    readonly property real cell: Math.floor((body.width - (columns - 1) * spacing) / columns)

                    Layout.fillWidth: true
                    visible: page.talk.stage === "kinds"
                    columns: page.narrow ? 1 : 2
                    spacing: 10

                    Repeater {
                        model: page.talk.stage === "kinds" ? page.talk.kinds : []

                        TapButton {
                            required property var modelData

                            objectName: "kind_" + modelData.name
                            width: grid.cell
                            text: modelData.title
                            note: modelData.clause
                            size: 18
                            guarded: true
                            onTapped: page.talk.begin(modelData.name)
                        }
                    }
                }

                Repeater {
                    model: page.talk.answered

                    Words {
                        required property string modelData

                        Layout.fillWidth: true
                        text: modelData
                        size: 17
                        color: Theme.dimChalk
                    }
                }

                RulingQuestion {
                    Layout.fillWidth: true
                    visible: page.talk.stage === "question"
                    question: page.talk.question
                    narrow: page.narrow
                }

                RulingDecision {
                    Layout.fillWidth: true
                    visible: page.talk.stage === "decision"
                    onToTable: page.StackView.view.pop(page.StackView.view.find(below => below.objectName === "TablePage"))
                    onShare: {
                        House.rulingCard.ofQuestion();
                        page.StackView.view.push(Qt.resolvedUrl("RulingCardPage.qml"));
                    }
                }
            }
        }

        // Below, so nothing moves under the finger.
        Notice {
            id: notice

            Layout.fillWidth: true
        }
    }
}
