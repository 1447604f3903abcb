pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// One question of a deal: its answers as buttons, each with what it would do.
ColumnLayout {
    id: choices

    property string field: ""
    property string label: House.entry.fields[field]?.label ?? ""
    property string asks: label  // what a screen reader says of all of them
    property bool effects: false
    property bool saves: false
    property bool always: false
    property bool tall: false  // buttons as high as there is room
    // "people" are chosen by letters, "figures" by digits; where there are two rows of the same one waits its turn.
    property string keys: ""
    readonly property var letters: keys === "people" ? Keyboard.letters(member.choices.map(choice => choice.label)) : []
    property int columns: 4
    readonly property real widest: member.choices.reduce((most, choice) => Math.max(most, Math.min(6, Theme.widest(choice.label))), 0)
    readonly property int fitting: Math.max(1, Math.floor((width + 10) / (Math.max(Theme.touch, widest * Theme.size(size) + 28) + 10)))
    property real size: 20
    property real noteSize: 15
    // Two lines are as long as each other, as far as they can be.
    readonly property int across: {
        const most = Math.min(columns, fitting);
        const all = member.choices.length;
        return all > most && all <= 2 * most ? Math.ceil(all / 2) : most;
    }
    readonly property var nothing: ({
            "value": -1,
            "label": "",
            "effect": "",
            "good": true,
            "bad": false,
            "chosen": false,
            "possible": false
        })
    readonly property var member: House.entry.fields[field] ?? ({
            "asked": false,
            "ever": false,
            "choices": []
        })

    Layout.fillHeight: tall
    visible: (always || member.ever) && member.choices.length > 0
    spacing: 6
    Accessible.role: Accessible.Grouping
    Accessible.name: asks

    Words {
        Layout.fillWidth: true
        visible: choices.label !== ""
        text: choices.label
        size: 16
        color: Theme.dimChalk
    }

    // A positioner: a layout of Qt 6.4 forgets to move what is there when its columns change.
    Grid {
        id: grid

        readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)
        readonly property int lines: Math.max(1, Math.ceil(choices.member.choices.length / columns))
        readonly property real share: choices.tall ? (height - (lines - 1) * rowSpacing) / lines : 0
        readonly property real line: {
            let most = 0;
            for (let i = 0; i < buttons.count; ++i)
                most = Math.max(most, buttons.itemAt(i)?.implicitHeight ?? 0);
            return most;
        }

        Layout.fillWidth: true
        Layout.fillHeight: choices.tall
        Layout.preferredHeight: line * lines + (lines - 1) * rowSpacing
        columns: choices.across
        columnSpacing: 10
        rowSpacing: 10

        Repeater {
            id: buttons

            // By number: the buttons stay, and with them the focus, whatever their answers become.
            model: choices.member.choices.length

            KeyButton {
                required property int index
                readonly property var modelData: choices.member.choices[index] ?? choices.nothing

                objectName: choices.field + modelData.value
                width: grid.cell
                height: Math.max(grid.line, grid.share)
                text: modelData.label
                key: choices.letters[index] ?? (choices.keys === "figures" && /^[0-9]$/.test(modelData.label) ? modelData.label : "")
                size: choices.size
                noteSize: choices.noteSize
                noteLines: !choices.effects ? 0 : grid.cell < Theme.size(150) ? 3 : 2
                note: choices.effects ? modelData.effect : ""
                noteColor: modelData.bad ? Theme.bad : modelData.good ? Theme.good : Theme.dimChalk
                chosen: modelData.chosen
                answer: !choices.saves
                enabled: ((choices.always || choices.member.asked) && modelData.possible) || modelData.chosen
                guarded: choices.saves
                onTapped: choices.saves ? House.entry.chooseAndSave(choices.field, modelData.value) : House.entry.choose(choices.field, modelData.value)
            }
        }
    }
}
