import QtQuick
import QtQuick.Layouts
import Spadille

// The trump of the deal that is being played, where the game has one: noted by a tap.
RowLayout {
    id: row

    readonly property var trump: House.entry.fields.trump ?? null

    visible: trump !== null && !House.evening.closed
    spacing: 10

    Words {
        Layout.fillWidth: true
        text: House.words.say("table.trump")
        size: 16
        color: Theme.dimChalk
    }

    Repeater {
        model: row.trump?.choices.length ?? 0

        SuitButton {
            required property int index
            readonly property var choice: row.trump?.choices[index] ?? ({
                    "chosen": false
                })

            objectName: "trump" + index
            suit: index
            chosen: choice.chosen
            onTapped: House.entry.choose("trump", index)
        }
    }
}
