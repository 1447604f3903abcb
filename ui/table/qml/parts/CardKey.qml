import QtQuick
import Spadille

// One card of a pad, as a button.
TapButton {
    id: key

    property var card: ({})

    objectName: "card" + card.card
    text: card.name ?? ""
    leftPadding: 2
    rightPadding: 2
    padding: 4
    opacity: card.used ? 0.3 : 1
    Accessible.name: text

    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight

        Row {
            id: row

            anchors.centerIn: parent
            spacing: 2

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: key.card.rank ?? ""
                size: 20
                strong: true
                color: key.inkOnFace
                Accessible.ignored: true
            }

            SuitMark {
                anchors.verticalCenter: parent.verticalCenter
                visible: key.card.suit >= 0
                suit: Math.max(0, key.card.suit ?? 0)
                paper: key.chosen && !Theme.dark && !Theme.contrast
                size: 17
            }
        }
    }
}
