pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Several figures, as many side by side as there is room for.
GridLayout {
    id: figures

    property var values: []

    columns: Math.max(1, Math.floor(width / Theme.size(300)))
    columnSpacing: Theme.gap * 2
    rowSpacing: 8

    Repeater {
        model: figures.values

        LabelledFigure {
            required property var modelData

            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignBottom
            label: modelData.label
            figures: [modelData.value]
        }
    }
}
