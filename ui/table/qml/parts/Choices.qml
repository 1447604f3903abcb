import QtQuick
import QtQuick.Layouts
import Spadille

// One question of a deal: its answers as buttons, each with what it would do.
ColumnLayout {
    id: choices

    property string field: ""
    property string label: House.entry.fields[field]?.label ?? ""
    property bool effects: false
    property bool saves: false
    property bool always: false
    property bool tall: false  // buttons as high as there is room
    property int columns: 4
    property real least: field === "maker" || field === "ombre" || field === "partner" || field === "contract" ? 4.4 : 1.6  // ems of a button
    readonly property int fitting: Math.max(1, Math.floor((width + 10) / (Math.max(Theme.touch, least * Theme.size(size) + 28) + 10)))
    property real size: 20
    property real noteSize: 15
    property var hidden: []
    readonly property var member: House.entry.fields[field] ?? ({
            "asked": false,
            "choices": []
        })

    Layout.fillHeight: tall
    visible: (always || member.asked) && member.choices.length > 0
    spacing: 6

    Words {
        Layout.fillWidth: true
        visible: choices.label !== ""
        text: choices.label
        size: 16
        color: Theme.dimChalk
    }

    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: choices.tall
        columns: Math.min(choices.columns, choices.fitting)
        columnSpacing: 10
        rowSpacing: 10

        Repeater {
            model: choices.member.choices.filter(choice => !choices.hidden.includes(choice.value))

            TapButton {
                required property var modelData

                objectName: choices.field + modelData.value
                Layout.fillWidth: true
                Layout.fillHeight: choices.tall
                Layout.preferredWidth: 10
                text: modelData.label
                size: choices.size
                noteSize: choices.noteSize
                note: choices.effects ? modelData.effect : ""
                noteColor: modelData.good ? Theme.good : Theme.bad
                chosen: modelData.chosen
                enabled: ((choices.always || choices.member.asked) && modelData.possible) || modelData.chosen
                guarded: choices.saves
                onTapped: choices.saves ? House.entry.chooseAndSave(choices.field, modelData.value)
                    : House.entry.choose(choices.field, modelData.value)
            }
        }
    }
}
