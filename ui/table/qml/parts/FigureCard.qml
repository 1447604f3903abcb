pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// The figures of one person at one game, and with each partner.
PaperCard {
    id: card

    property var sheet: ({
            "figures": [],
            "partners": []
        })

    Figures {
        Layout.fillWidth: true
        values: card.sheet.figures
    }

    Repeater {
        model: card.sheet.partners

        ColumnLayout {
            id: partner

            required property var modelData

            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            spacing: 8

            Words {
                Layout.fillWidth: true
                text: House.words.say("review.with_partner") + " " + partner.modelData.name
                size: 18
                strong: true
                color: Theme.brassInk
                Accessible.role: Accessible.Heading
            }

            Figures {
                Layout.fillWidth: true
                values: partner.modelData.figures
            }
        }
    }
}
