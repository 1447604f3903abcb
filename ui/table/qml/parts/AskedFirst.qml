pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What players ask first: a question and its answer, as many side by side as there is room for.
PaperCard {
    id: card

    property var figures: []

    Grid {
        id: grid

        readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)

        Layout.fillWidth: true
        columns: Math.max(1, Math.min(3, Math.floor(width / Theme.size(320))))
        columnSpacing: Theme.gap * 2
        rowSpacing: Theme.gap

        Repeater {
            model: card.figures

            Column {
                id: asked

                required property var modelData

                width: grid.cell
                spacing: 2

                Words {
                    width: parent.width
                    text: asked.modelData.label
                    size: 16
                    color: Theme.dimInk
                    Accessible.name: asked.modelData.label + ": " + asked.modelData.value
                }

                Words {
                    width: parent.width
                    text: asked.modelData.value
                    size: 20
                    strong: true
                    color: Theme.ink
                    Accessible.ignored: true
                }
            }
        }
    }
}
