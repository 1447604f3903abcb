pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The trump of the deal that is being played, where the game has one: noted by a tap. Where there is
// little room, the word stands above the suits.
Item {
    id: row

    Accessible.role: Accessible.Grouping
    Accessible.name: label.text

    readonly property string field: "trump"
    readonly property var trump: House.entry.fields[field] ?? null
    readonly property real gap: 10
    readonly property real whole: label.implicitWidth + 2 * gap + 4 * Theme.touch + 3 * gap
    readonly property bool wide: bare || width >= whole
    property bool bare: false  // without the word: whatever is around it says what it is

    readonly property bool noted: trump !== null && !House.evening.closed  // whether the game has one that can be

    visible: noted
    implicitWidth: Math.ceil(whole)
    implicitHeight: wide ? Theme.touch : label.height + 6 + Theme.touch

    Words {
        id: label

        visible: !row.bare
        y: row.wide ? (row.height - height) / 2 : 0
        text: House.words.say("table.trump")
        size: 16
        wrapMode: Text.NoWrap
        color: Theme.dimChalk
    }

    Row {
        x: row.wide ? row.width - width : 0
        anchors.bottom: parent.bottom
        spacing: row.gap

        Repeater {
            model: row.trump?.choices.length ?? 0

            SuitButton {
                required property int index
                readonly property var choice: row.trump?.choices[index] ?? ({
                        "chosen": false
                    })

                objectName: row.field + index
                width: Math.min(Theme.touch, Math.floor((row.width - 3 * row.gap) / 4))
                height: Theme.touch
                suit: index
                chosen: choice.chosen
                answer: true
                onTapped: House.entry.choose(row.field, index)
            }
        }
    }
}
