pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// A deal of any game, made from the rows of its form and the table of its entry: what is asked on one
// side, figures and what the deal does on the other.
GridLayout {
    id: entry

    readonly property bool saves: true
    readonly property var fields: House.entry.fields
    readonly property var numbers: Array.from(House.entry.members).filter(key => fields[key]?.kind === "number" && (fields[key].asked || fields[key].values.length > 0))
    readonly property var flags: Array.from(House.entry.members).filter(key => fields[key]?.kind === "flag")
    property string wanted: ""
    readonly property string counted: numbers.includes(wanted) ? wanted : numbers[0] ?? ""

    columns: width < Theme.size(820) ? 1 : 2
    columnSpacing: Theme.gap * 3
    rowSpacing: Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

        Flow {
            Layout.fillWidth: true
            visible: House.entry.ways.length > 1
            spacing: 10

            Repeater {
                model: House.entry.ways

                TapButton {
                    required property int index
                    required property string modelData

                    objectName: "way" + index
                    text: modelData
                    size: 17
                    chosen: House.entry.way === index
                    answer: true
                    onTapped: House.entry.tellBy(index)
                }
            }
        }

        Repeater {
            model: House.entry.members

            EntryField {
                required property string modelData

                Layout.fillWidth: true
                field: modelData
                counted: entry.counted === modelData
                onWanted: entry.wanted = modelData
            }
        }

        TrumpRow {
            Layout.fillWidth: true
        }

        ChalkRow {
            Layout.fillWidth: true
            visible: House.entry.marks.length > 0
            named: true
        }

        Flow {
            id: also

            Layout.fillWidth: true
            spacing: 10

            Repeater {
                model: entry.flags.length

                TapButton {
                    required property int index
                    readonly property string field: entry.flags[index] ?? ""
                    readonly property var member: entry.fields[field]

                    objectName: field
                    width: Math.min(implicitWidth, also.width)
                    visible: chosen || (member?.asked ?? false)
                    text: member?.label ?? ""
                    size: 17
                    chosen: (member?.value ?? -1) === 1
                    answer: true
                    onTapped: House.entry.choose(field, 1)
                }
            }

            Repeater {
                model: House.entry.quick.length

                TapButton {
                    required property int index
                    readonly property var quick: House.entry.quick[index] ?? ({
                            "key": "",
                            "label": "",
                            "chosen": false
                        })

                    objectName: quick.key
                    width: Math.min(implicitWidth, also.width)
                    text: quick.label
                    size: 17
                    chosen: quick.chosen
                    answer: true
                    onTapped: House.entry.answer(quick.key)
                }
            }
        }

        Repeater {
            model: House.entry.outlook

            Words {
                required property string modelData

                Layout.fillWidth: true
                text: modelData
                size: 17
                color: Theme.brass
            }
        }
    }

    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

        DigitPad {
            visible: entry.counted !== ""
            Layout.fillWidth: true
            Layout.fillHeight: false
            Layout.maximumHeight: implicitHeight
            onTyped: digit => House.entry.digit(entry.counted, digit)
            onErased: House.entry.erase(entry.counted)
        }

        Repeater {
            model: House.entry.lines.length

            Words {
                required property int index
                readonly property var line: House.entry.lines[index] ?? ({
                        "rule": "",
                        "words": "",
                        "moves": ""
                    })

                Layout.fillWidth: true
                text: line.rule + "  " + line.words + "  " + line.moves
                size: 17
            }
        }
    }
}
