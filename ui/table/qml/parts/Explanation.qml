pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// Why a deal came to what it did: a line a reason, each with its clause, and what can be done about
// it.
Rectangle {
    id: card

    property int row: -1
    property var deal: null
    property string clause: ""
    readonly property bool isDeal: deal?.seq > 0
    // With no row chosen it is about the evening.
    readonly property bool takesRemarks: row < 0 || isDeal
    // The last correction of this deal that nobody has given a reason for.
    readonly property int unexplained: (deal?.former ?? []).reduce((seq, former) => former.why === "" ? former.seq : seq, 0)
    signal correct
    signal shareRuling(int deal)

    implicitHeight: body.implicitHeight + 36
    radius: Theme.corner + 4
    color: Theme.paperRaised
    border.width: 1
    border.color: Theme.paperEdge
    onRowChanged: clause = ""

    Flickable {
        anchors.fill: parent
        anchors.margins: 18
        contentHeight: body.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        ColumnLayout {
            id: body

            width: parent.width
            spacing: Theme.gap

            Words {
                Layout.fillWidth: true
                visible: card.row < 0 || card.isDeal || reasons.count === 0  // else its lines say it
                text: card.row < 0 ? House.words.say("table.tap_a_deal") : !card.isDeal ? card.deal?.said ?? "" : card.deal.number > 0 ? House.words.say("table.why_deal", card.deal.number) : House.words.say("table.struck_out")
                size: card.row < 0 ? 18 : 26
                strong: card.row >= 0
                color: card.row < 0 ? Theme.dimInk : Theme.ink
                Accessible.role: Accessible.Heading
            }

            Words {
                Layout.fillWidth: true
                visible: card.isDeal
                text: card.isDeal ? House.words.say("table.dealt_by", card.deal.dealer) + " · " + card.deal.said : ""
                size: 16
                color: Theme.dimInk
            }

            Repeater {
                id: reasons

                model: card.row >= 0 && House.sheet.revision > 0 ? House.sheet.explained(card.row) : []

                ColumnLayout {
                    id: line

                    required property int index
                    required property var modelData

                    objectName: "line" + index
                    Layout.fillWidth: true
                    spacing: 4

                    Rectangle {
                        Layout.fillWidth: true
                        implicitHeight: 1
                        color: Theme.paperEdge
                    }

                    Words {
                        Layout.fillWidth: true
                        text: line.modelData.words
                        size: 18
                        color: Theme.ink
                    }

                    RowLayout {
                        Layout.fillWidth: true

                        TapButton {
                            text: line.modelData.rule
                            size: 15
                            paper: true
                            chosen: card.clause === line.modelData.rule
                            onTapped: card.clause = chosen ? "" : line.modelData.rule
                        }

                        Repeater {
                            model: line.modelData.moves

                            Figure {
                                required property string modelData

                                Layout.fillWidth: true
                                value: modelData === "0" ? "" : modelData
                                size: Math.min(22, 32 / Theme.scale)
                                color: value.startsWith("−") ? Theme.badInk : Theme.ink
                            }
                        }
                    }
                }
            }

            ClauseCard {
                Layout.fillWidth: true
                within: true
                clause: card.clause
            }

            Repeater {
                model: card.row < 0 ? House.sheet.staleInPlay : card.deal?.stale ?? []

                StaleRuling {
                    Layout.fillWidth: true
                    onKept: seq => {
                        House.evening.keepRuling(seq, words.text);
                        words.clear();
                    }
                }
            }

            Repeater {
                model: card.deal?.former ?? []

                ColumnLayout {
                    id: former

                    required property var modelData

                    Layout.fillWidth: true

                    Words {
                        Layout.fillWidth: true
                        text: former.modelData.said
                        size: 16
                        font.strikeout: true
                        color: Theme.dimInk
                        Accessible.name: House.words.say("table.was", text)
                    }

                    Words {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: former.modelData.why
                        size: 16
                        color: Theme.ink
                    }
                }
            }

            Repeater {
                model: card.deal?.remarks ?? []

                RowLayout {
                    id: remark

                    required property var modelData

                    Layout.fillWidth: true

                    Words {
                        Layout.fillWidth: true
                        text: (remark.modelData.dispute ? (remark.modelData.settled ? "✓ " : "? ") : "· ") + remark.modelData.words
                        size: 16
                        color: Theme.ink
                    }

                    TapButton {
                        visible: remark.modelData.dispute && !remark.modelData.settled
                        text: House.words.say("table.settle_dispute")
                        size: 15
                        paper: true
                        guarded: true
                        onTapped: {
                            House.evening.settleDispute(remark.modelData.seq, words.text);
                            words.clear();
                        }
                    }
                }
            }

            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: card.deal?.agreed ?? ""
                size: 16
                color: Theme.ink
            }

            PaperField {
                id: words

                visible: card.takesRemarks
                Layout.fillWidth: true
                fieldName: "remark"
                label: House.words.say("table.in_your_words")
                maximumLength: 400
            }

            Flow {
                id: remarks

                Layout.fillWidth: true
                visible: card.takesRemarks
                spacing: Theme.gap

                component Remark: FlowButton {
                    size: 17
                    room: remarks.width
                    guarded: true
                    enabled: words.text.trim() !== ""
                }

                Remark {
                    objectName: "reason"
                    visible: card.unexplained > 0
                    text: House.words.say("table.reason")
                    onTapped: {
                        House.evening.note(card.unexplained, words.text);
                        words.clear();
                    }
                }

                Remark {
                    objectName: "note"
                    text: House.words.say("table.note")
                    onTapped: {
                        House.evening.note(card.deal?.seq ?? 0, words.text);
                        words.clear();
                    }
                }

                Remark {
                    objectName: "dispute"
                    enabled: true
                    text: House.words.say("table.under_dispute")
                    onTapped: {
                        House.evening.dispute(card.deal?.seq ?? 0, words.text.trim() || House.words.say("table.disputed"));
                        words.clear();
                    }
                }
            }

            Flow {
                Layout.fillWidth: true
                visible: card.deal?.number > 0
                spacing: Theme.gap

                TapButton {
                    objectName: "correct"
                    text: House.words.say("table.correct")
                    size: 17
                    paper: true
                    guarded: true
                    onTapped: card.correct()
                }

                TapButton {
                    objectName: "strikeOut"
                    text: House.words.say("table.strike_out")
                    size: 17
                    paper: true
                    guarded: true
                    onTapped: House.evening.strikeOut(card.deal.seq, words.text.trim())
                }

                FlowButton {
                    objectName: "shareRuling"
                    room: parent.width
                    visible: card.deal?.number > 0 && House.rulingCard.any(card.deal.number)
                    text: House.words.say("precedent.card.share")
                    size: 17
                    guarded: true
                    onTapped: card.shareRuling(card.deal.number)
                }
            }
        }
    }
}
