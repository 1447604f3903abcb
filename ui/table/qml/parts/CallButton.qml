import QtQuick
import Spadille

// What may be called: a word, a suit or both, and on what it depends.
TapButton {
    id: call

    property var said: ({})

    text: said.name ?? ""
    note: said.held ? House.words.say("table.auction.if_held") : ""

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
                visible: call.said.suit >= 0
                suit: Math.max(0, call.said.suit ?? 0)
                size: 22
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Theme.wide(text, size), call.availableWidth - (mark.visible ? mark.width + 6 : 0))
                visible: text !== ""
                text: call.said.label ?? ""
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
