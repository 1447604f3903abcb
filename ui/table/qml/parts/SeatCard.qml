import QtQuick
import Spadille

// One player's place at the table. What stands on it is upright for whoever sits there; the place itself is not turned, so
// that a screen reader finds it where it is. A tap begins the deal that he made.
KeyButton {
    id: card

    property var seat: ({
            "name": "",
            "total": 0,
            "own": "",
            "deals": false,
            "leads": false,
            "out": false
        })
    property real letter: 24  // how large his name is
    property int turn: 0  // degrees
    property real most: Infinity  // as long as it may be for who reads it
    readonly property bool sideways: turn % 180 !== 0
    readonly property real line: Math.min(Theme.size(letter * 12.5), most)
    readonly property real deep: Theme.size(letter * 3.5)
    readonly property string total: Theme.signed(seat.total)

    implicitWidth: sideways ? deep : line
    implicitHeight: sideways ? line : deep
    padding: 0
    guarded: true
    opacity: seat.out ? 0.5 : 1
    Accessible.name: House.words.listed([seat.name, total, seat.own === "" ? "" : House.words.say("cli.sheet.personal") + " " + seat.own, seat.deals ? House.words.say("table.deals") : "",
        seat.leads ? House.words.say("table.leads") : "", seat.out ? House.words.say("table.out") : ""])

    background: Slate {
        color: card.down ? Theme.button : Theme.slate
        border.color: card.visualFocus || card.seat.leads ? Theme.brass : Theme.slateEdge
        border.width: card.visualFocus ? 3 : card.seat.leads ? 2 : 1
    }

    contentItem: Item {
        Item {
            anchors.centerIn: parent
            width: card.line
            height: card.deep
            rotation: card.turn

            Column {
                anchors.left: parent.left
                anchors.leftMargin: Theme.size(card.letter * 0.8)
                anchors.verticalCenter: parent.verticalCenter

                Words {
                    objectName: "name"
                    width: card.line - Theme.size(card.letter * 1.6) - (marks.width > 0 ? marks.width + 10 : 0)
                    text: card.seat.name
                    size: card.letter
                    strong: true
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                Words {
                    text: card.seat.out ? House.words.say("table.out") : card.total + (card.seat.own === "" ? "" : " · Σ " + card.seat.own)
                    size: card.letter
                    color: Theme.dimChalk
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }

            Row {
                id: marks

                anchors.right: parent.right
                anchors.rightMargin: Theme.size(card.letter * 0.7)
                anchors.verticalCenter: parent.verticalCenter
                spacing: 8

                Words {
                    visible: card.seat.leads
                    anchors.verticalCenter: parent.verticalCenter
                    text: card.line < Theme.size(card.letter * 8) ? "▸" : "▸ " + House.words.say("table.leads")
                    size: card.letter * 0.66
                    strong: true
                    wrapMode: Text.NoWrap
                    color: Theme.brass
                    Accessible.ignored: true
                }

                Rectangle {
                    visible: card.seat.deals
                    width: Math.max(height, Theme.wide(dealer.text, dealer.size) + 8)
                    height: Theme.size(card.letter * 1.95)
                    radius: height / 2
                    color: Theme.brass

                    Words {
                        id: dealer

                        anchors.centerIn: parent
                        width: parent.width - 6
                        text: House.words.say("table.dealer_mark")
                        size: card.letter * 0.62
                        strong: true
                        wrapMode: Text.NoWrap
                        whole: true
                        horizontalAlignment: Text.AlignHCenter
                        color: Theme.brassText
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
