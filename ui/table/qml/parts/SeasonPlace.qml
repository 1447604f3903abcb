import QtQuick
import QtQuick.Layouts
import Spadille

// Somebody's place in a season, and what each event brought him.
PaperCard {
    id: card

    required property int index
    required property var modelData

    objectName: "place" + index

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        Accessible.role: Accessible.ListItem
        Accessible.name: House.words.listed([card.modelData.place, card.modelData.name, card.modelData.total])

        Words {
            text: card.modelData.place
            size: 24
            color: Theme.brassInk
            strong: true
            Accessible.ignored: true
        }

        Words {
            Layout.fillWidth: true
            text: card.modelData.name
            size: 22
            strong: true
            whole: true
            color: Theme.ink
            Accessible.ignored: true
        }

        Figure {
            value: card.modelData.total
            size: 30
            color: value.startsWith("−") ? Theme.badInk : Theme.ink
            Accessible.ignored: true
        }
    }

    Words {
        Layout.fillWidth: true
        text: card.modelData.results.join("   ")
        size: 17
        color: Theme.dimInk
    }
}
