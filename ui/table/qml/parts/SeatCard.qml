import QtQuick
import Spadille

// One player's place at the table, upright for whoever sits there. A tap begins the deal that he made.
KeyButton {
    id: card

    property var seat: ({
            "name": "",
            "total": 0,
            "deals": false,
            "leads": false,
            "out": false
        })

    implicitWidth: Theme.size(210)
    implicitHeight: Theme.size(76)
    padding: 0
    guarded: true
    opacity: seat.out ? 0.5 : 1
    Accessible.name: seat.name + ", " + seat.total + (seat.deals ? ", " + House.words.say("table.deals") : "")
        + (seat.leads ? ", " + House.words.say("table.leads") : "") + (seat.out ? ", " + House.words.say("table.out") : "")

    background: Slate {
        color: card.down ? Theme.button : Theme.slate
        border.color: card.visualFocus || card.seat.leads ? Theme.brass : Theme.slateEdge
        border.width: card.visualFocus ? 3 : card.seat.leads ? 2 : 1
    }

    contentItem: Item {
        Column {
            anchors.left: parent.left
            anchors.leftMargin: 16
            anchors.verticalCenter: parent.verticalCenter

            Words {
                width: card.width - 32 - (badge.visible ? badge.width + 10 : 0)
                text: card.seat.name
                size: 24
                strong: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }

            Words {
                text: card.seat.out ? House.words.say("table.out") : String(card.seat.total).replace("-", "−")
                size: 20
                color: Theme.dimChalk
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }

        Rectangle {
            id: badge

            visible: card.seat.deals || card.seat.leads
            anchors.right: parent.right
            anchors.rightMargin: 14
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(label.implicitWidth + 20, height)
            height: Theme.size(34)
            radius: height / 2
            color: card.seat.deals ? Theme.brass : "transparent"

            Words {
                id: label

                anchors.centerIn: parent
                text: card.seat.deals ? House.words.say("table.deals") : "▸ " + House.words.say("table.leads")
                size: 15
                strong: true
                wrapMode: Text.NoWrap
                color: card.seat.deals ? Theme.brassText : Theme.brass
                Accessible.ignored: true
            }
        }
    }
}
