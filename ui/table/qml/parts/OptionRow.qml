pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// One option of the rules: what it is, its values, its clause, and what it was.
PaperCard {
    id: row

    required property int index
    readonly property var option: House.ruleSet.options[index] ?? ({
            "key": "",
            "label": "",
            "rule": "",
            "kind": "chosen",
            "value": "",
            "choices": [],
            "changed": false,
            "usual": "",
            "playOnly": false
        })

    border.width: option.changed ? 3 : 1
    border.color: option.changed ? Theme.brassInk : Theme.paperEdge

    GridLayout {
        Layout.fillWidth: true
        columns: row.width < Theme.size(280) ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: 8

        // A positioner: a layout of Qt 6.4 forgets the width of what comes into sight.
        Column {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            spacing: 2

            Words {
                width: parent.width
                text: row.option.label
                size: 18
                strong: true
                whole: true
                color: Theme.ink
            }

            Words {
                width: parent.width
                visible: row.option.playOnly
                text: House.words.say("cli.rules.play_only")
                size: 15
                color: Theme.dimInk
            }

            Words {
                width: parent.width
                visible: row.option.changed
                text: "≠ " + House.words.say("table.instead_of", row.option.usual)
                size: 16
                strong: true
                color: Theme.brassInk
            }
        }

        ClauseButton {
            id: explained

            objectName: "clause_" + row.option.key
            Layout.alignment: Qt.AlignTop
            rule: row.option.rule
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: row.option.kind === "chosen"
        spacing: 10

        Repeater {
            model: row.option.choices.length

            FlowButton {
                required property int index
                readonly property var value: row.option.choices[index] ?? ({
                        "number": 0,
                        "words": ""
                    })

                objectName: row.option.key + "_" + value.number
                room: row.width - 32
                text: value.words
                size: 16
                chosen: row.option.number === value.number
                answer: true
                Accessible.name: row.option.label + ": " + value.words
                onTapped: House.ruleSet.choose(row.option.key, value.number)
            }
        }
    }

    Stepper {
        objectName: row.option.key
        Layout.fillWidth: true
        visible: row.option.kind === "stepped"
        Accessible.name: row.option.label
        value: row.option.value
        canLess: row.option.canLess ?? false
        canMore: row.option.canMore ?? false
        onMoved: by => House.ruleSet.step(row.option.key, by)
    }

    Words {
        Layout.fillWidth: true
        visible: row.option.kind === "typed"
        text: row.option.value
        size: 24
        strong: true
        color: Theme.ink
    }

    PaperField {
        objectName: row.option.key + "_typed"
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.size(240)
        visible: row.option.kind === "typed"
        hint: row.option.value
        name: row.option.label + ": " + row.option.value
        inputMethodHints: Qt.ImhDigitsOnly
        maximumLength: 6
        onEdited: text => House.ruleSet.type(row.option.key, text)
    }

    ClauseCard {
        Layout.fillWidth: true
        within: true
        clause: explained.open ? row.option.rule : ""
    }
}
