import QtQuick
import Spadille

// One player's place at the table, upright for whoever sits there. A tap begins the deal that he made.
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
    readonly property string total: String(seat.total).replace("-", "−")

    implicitWidth: Theme.size(letter * 12.5)
    implicitHeight: Theme.size(letter * 3.5)
    padding: 0
    guarded: true
    opacity: seat.out ? 0.5 : 1
    Accessible.name: House.words.listed([seat.name, total, seat.own === "" ? "" : House.words.say("cli.sheet.personal") + " " + seat.own, seat.deals ? House.words.say("table.deals") : ""])
        + (seat.leads ? ", " + House.words.say("table.leads") : "") + (seat.out ? ", " + House.words.say("table.out") : "")

    background: Slate {
        color: card.down ? Theme.button : Theme.slate
        border.color: card.visualFocus || card.seat.leads ? Theme.brass : Theme.slateEdge
        border.width: card.visualFocus ? 3 : card.seat.leads ? 2 : 1
    }

    contentItem: Item {
        Column {
            anchors.left: parent.left
            anchors.leftMargin: Theme.size(card.letter * 0.8)
            anchors.verticalCenter: parent.verticalCenter

            Words {
                objectName: "name"
                width: card.width - Theme.size(card.letter * 1.6) - (marks.width > 0 ? marks.width + 10 : 0)
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
                text: card.width < Theme.size(card.letter * 8) ? "▸" : "▸ " + House.words.say("table.leads")
                size: card.letter * 0.66
                strong: true
                wrapMode: Text.NoWrap
                color: Theme.brass
                Accessible.ignored: true
            }

            Rectangle {
                visible: card.seat.deals
                width: Theme.size(card.letter * 1.95)
                height: width
                radius: width / 2
                color: Theme.brass

                Words {
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
