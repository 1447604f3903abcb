import QtQuick
import QtQuick.Layouts
import Spadille

// A deal as it was and as other rules score it: a figure a column, two where they differ.
Item {
    id: deal

    property string label: ""
    property string said: ""
    property var figures: []
    property var findings: []
    property bool heading: false

    implicitHeight: body.implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: label + ", " + figures.join(", ")

    ColumnLayout {
        id: body

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: 4

        RowLayout {
            Layout.fillWidth: true
            Layout.topMargin: 6
            spacing: 8

            Words {
                Layout.fillWidth: true
                Layout.preferredWidth: 12
                text: deal.label + (deal.said === "" ? "" : "  " + deal.said)
                size: 16
                color: Theme.dimInk
                Accessible.ignored: true
            }

            Repeater {
                model: deal.figures

                Words {
                    required property string modelData
                    readonly property bool differs: modelData.includes("→")

                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    text: modelData
                    size: deal.heading ? 15 : 17
                    strong: differs
                    horizontalAlignment: Text.AlignRight
                    color: deal.heading ? Theme.dimInk : differs ? Theme.brassInk : Theme.ink
                    Accessible.ignored: true
                }
            }
        }

        Words {
            Layout.fillWidth: true
            visible: deal.findings.length > 0
            text: "! " + deal.findings.join("\n! ")
            size: 16
            color: Theme.badInk
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.paperEdge
        }
    }
}
