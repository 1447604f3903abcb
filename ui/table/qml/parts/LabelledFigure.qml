import QtQuick
import QtQuick.Layouts
import Spadille

// What is counted, and one or two figures, on a line of paper.
ColumnLayout {
    id: line

    property string label: ""
    property var figures: []
    property bool heading: false

    spacing: 6
    Accessible.role: Accessible.StaticText
    Accessible.name: label + " " + figures.join(", ")

    GridLayout {
        Layout.fillWidth: true
        columns: line.figures.length > 1 && line.width < Theme.size(300) ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: 2

        Words {
            Layout.fillWidth: true
            text: line.label
            size: 17
            strong: line.heading
            color: line.heading ? Theme.ink : Theme.dimInk
            Accessible.ignored: true
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap

            Repeater {
                model: line.figures

                Words {
                    required property string modelData

                    Layout.minimumWidth: line.figures.length > 1 ? Theme.size(60) : 0
                    Layout.maximumWidth: Math.max(Theme.size(60), line.width * 0.5)
                    text: modelData
                    size: line.heading ? 16 : 18
                    strong: true
                    horizontalAlignment: Text.AlignRight
                    color: modelData.startsWith("−") ? Theme.badInk : Theme.ink
                    Accessible.ignored: true
                }
            }
        }
    }

    Rectangle {
        Layout.fillWidth: true
        implicitHeight: 1
        color: Theme.paperEdge
    }
}
