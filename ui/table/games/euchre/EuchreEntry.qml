pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Euchre: who made trumps, how many tricks; the seat again for a lone hand. Two taps, or three.
GridLayout {
    id: entry

    readonly property var fields: House.entry.fields
    readonly property var seats: fields.maker?.choices ?? []
    readonly property var letters: Keyboard.letters(seats.map(seat => seat.label))
    readonly property int maker: fields.maker?.value ?? -1
    readonly property bool alone: (fields.alone?.value ?? -1) === 1

    readonly property Item next: result  // to be asked once it is known who

    columns: width < Theme.size(820) ? 1 : 2
    columnSpacing: Theme.gap * 3
    rowSpacing: Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

        Words {
            id: who

            Layout.fillWidth: true
            text: House.words.say("table.who_made_trumps")
            size: 30
            strong: true
            Accessible.role: Accessible.Heading
        }

        GridLayout {
            Layout.fillWidth: true
            columns: 3
            columnSpacing: 10
            rowSpacing: 10
            Accessible.role: Accessible.Grouping
            Accessible.name: who.text

            Repeater {
                // As they sit: below, left, above, right.
                model: [[1, 2], [0, 1], [1, 0], [2, 1]]

                KeyButton {
                    required property int index
                    required property var modelData

                    objectName: "maker" + index
                    Layout.column: modelData[0]
                    Layout.row: modelData[1]
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.preferredHeight: Math.max(Theme.touch * 1.5, implicitHeight)
                    text: entry.seats[index]?.label ?? ""
                    key: entry.letters[index] ?? ""
                    size: 24
                    chosen: entry.maker === index
                    answer: true
                    note: !chosen ? "" : entry.alone ? House.words.say("table.alone") : House.words.say("table.tap_again_alone")
                    onTapped: chosen ? House.entry.choose("alone", 1) : House.entry.set("maker", index)
                }
            }

            Slate {
                Layout.column: 1
                Layout.row: 1
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                Layout.preferredHeight: Math.max(Theme.touch * 1.5, 80)

                Figure {
                    anchors.centerIn: parent
                    size: Math.min(40, (parent.width - 16) / Theme.ems(value) / Theme.scale)
                    value: Array.from(House.entry.balances).map(side => side.before).join(" : ")
                }
            }
        }

        Choices {
            Layout.fillWidth: true
            field: "lone_defender"
            size: 17
        }

        TrumpRow {
            Layout.fillWidth: true
            enabled: entry.maker >= 0
        }
    }

    ColumnLayout {
        id: result

        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

        Words {
            id: howMany

            Layout.fillWidth: true
            text: entry.maker < 0 ? House.words.say("table.tricks") : House.words.say("table.tricks_of", entry.seats[entry.maker]?.label ?? "")
            size: 30
            strong: true
            Accessible.role: Accessible.Heading
        }

        Choices {
            Layout.fillWidth: true
            field: "tricks"
            label: ""
            asks: howMany.text
            keys: "figures"
            columns: 3
            size: 46
            effects: true
            tall: true
            saves: true
            enabled: entry.maker >= 0
            always: true
        }

        Words {
            Layout.fillWidth: true
            text: House.words.say("table.one_tap_saves")
            size: 16
            color: Theme.dimChalk
        }

        TapButton {
            objectName: "passed"
            Layout.fillWidth: true
            visible: entry.fields.passed_out?.ever ?? false
            enabled: entry.fields.passed_out?.asked ?? false
            text: House.words.say("table.all_passed")
            guarded: true
            onTapped: House.entry.chooseAndSave("passed_out", 1)
        }

        TapButton {
            Layout.fillWidth: true
            visible: entry.fields.gives_point?.ever ?? false
            enabled: entry.fields.gives_point?.asked ?? false
            text: entry.fields.gives_point?.label ?? ""
            guarded: true
            onTapped: House.entry.chooseAndSave("gives_point", 1)
        }
    }
}
