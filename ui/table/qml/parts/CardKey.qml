import QtQuick
import Spadille

// One card of a pad, as a button.
TapButton {
    id: key

    property var card: ({})
    readonly property real size: Math.max(8, Math.min(20, (width - 6) / 2.15 / Theme.scale))  // of "10" and its suit

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
                size: key.size
                strong: true
                color: key.inkOnFace
                Accessible.ignored: true
            }

            SuitMark {
                anchors.verticalCenter: parent.verticalCenter
                visible: key.card.suit >= 0
                suit: Math.max(0, key.card.suit ?? 0)
                paper: key.chosen && !Theme.dark && !Theme.contrast
                size: key.size * 0.85
            }
        }
    }
}
