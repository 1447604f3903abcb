import QtQuick
import QtQuick.Layouts
import Spadille

// Roem, chalked up for either side as it falls.
RowLayout {
    id: row

    property bool named: false  // where nothing else says whose it is

    spacing: Theme.gap * 2

    Repeater {
        model: House.entry.roem.length

        ColumnLayout {
            id: side

            required property int index
            readonly property var modelData: House.entry.roem[index] ?? ({
                    "name": "",
                    "marks": [],
                    "sum": 0
                })

            Layout.fillWidth: true
            Layout.preferredWidth: 10
            spacing: 6

            RowLayout {
                Layout.fillWidth: true
                spacing: 12

                Words {
                    Layout.maximumWidth: side.width * 0.7
                    text: row.named ? House.words.say("table.roem") + " · " + side.modelData.name : House.words.say("table.roem")
                    size: 16
                    color: Theme.dimChalk
                    Accessible.name: House.words.say("table.roem") + ", " + side.modelData.name + ", " + side.modelData.sum
                }

                Tally {
                    marks: side.modelData.marks
                    size: 28
                }

                Words {
                    Layout.fillWidth: true
                    text: side.modelData.sum > 0 ? side.modelData.sum : ""
                    size: 18
                    color: Theme.dimChalk
                }
            }

            Flow {
                Layout.fillWidth: true
                spacing: 8

                Repeater {
                    model: [20, 50, 100, 200]

                    TapButton {
                        required property int modelData

                        objectName: "roem" + side.index + "_" + modelData
                        text: modelData
                        size: 18
                        Accessible.name: House.words.say("table.roem_for", modelData, side.modelData.name)
                        onTapped: House.entry.chalk(side.index, modelData)
                    }
                }

                TapButton {
                    visible: side.modelData.sum > 0
                    text: "⌫"
                    size: 18
                    Accessible.name: House.words.say("table.wipe_roem", side.modelData.name)
                    onTapped: House.entry.wipe(side.index)
                }
            }
        }
    }
}
