pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// One member of a deal, asked for as its kind wants it; nothing where it is neither asked nor told.
ColumnLayout {
    id: row

    required property string field
    property bool counted: false  // the number that the figures of the pad go to
    signal wanted

    readonly property var member: House.entry.fields[field] ?? ({
            "kind": "",
            "asked": false,
            "values": [],
            "shown": [],
            "choices": [],
            "label": ""
        })
    readonly property bool told: member.values.length > 0

    visible: !["flag", "marks", "suit"].includes(member.kind) && (member.asked || told)
    spacing: 6

    Choices {
        Layout.fillWidth: true
        visible: ["choice", "figure"].includes(row.member.kind) && member.choices.length > 0
        field: row.field
        always: true
        // Where counters go to and fro, one line of a button could not say it.
        effects: row.member.kind === "figure" && !House.entry.balances.some(balance => balance.pool)
        columns: effects ? 4 : 6
        noteSize: 13
    }

    TapButton {
        objectName: "count_" + row.field
        visible: row.member.kind === "number"
        Layout.fillWidth: true
        text: row.told ? row.member.values[0] : "—"
        size: 30
        note: row.member.label
        chosen: row.counted
        Accessible.name: House.words.listed([note, text])
        onTapped: row.wanted()
    }

    Words {
        Layout.fillWidth: true
        visible: row.member.kind === "list" || row.member.kind === "cards"
        text: row.member.label
        size: 16
        color: Theme.dimChalk
    }

    CardsWon {
        Layout.fillWidth: true
        visible: row.member.kind === "cards"
        pile: row.field
    }

    // In the order in which they fell, some perhaps more than once.
    Flow {
        Layout.fillWidth: true
        visible: row.member.kind === "list"
        spacing: 8

        Repeater {
            model: row.member.kind === "list" ? row.member.choices.length : 0

            TapButton {
                required property int index
                readonly property var choice: row.member.choices[index] ?? ({
                        "value": -1,
                        "label": ""
                    })

                objectName: row.field + choice.value
                text: choice.label
                size: 24
                onTapped: House.entry.append(row.field, choice.value)
            }
        }

        TapButton {
            text: "⌫"
            size: 24
            enabled: row.told
            Accessible.name: House.words.say("table.erase")
            onTapped: House.entry.removeLast(row.field)
        }
    }

    Figure {
        Layout.fillWidth: true
        visible: row.member.kind === "list" && row.told
        value: row.member.shown.join("  ")
        size: 30
    }
}
