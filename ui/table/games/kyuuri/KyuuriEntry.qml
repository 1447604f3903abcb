pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Kyuuri: who took the last trick, who matched it, with which rank. Two taps, and one a match.
GridLayout {
    id: entry

    readonly property var fields: House.entry.fields
    readonly property var letters: Keyboard.letters(Array.from(House.entry.seats).map(seat => seat.name))
    readonly property bool taken: (fields.taker?.value ?? -1) >= 0
    readonly property bool whole: (fields.leader?.values.length ?? 0) > 0
    readonly property bool inFull: House.entry.way === 1

    readonly property Item next: result  // to be asked once it is known who

    columns: width < Theme.size(820) ? 1 : 2
    columnSpacing: Theme.gap * 3
    rowSpacing: Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap
        Accessible.role: Accessible.Grouping
        Accessible.name: who.text

        Words {
            id: who

            Layout.fillWidth: true
            text: entry.inFull ? House.words.say("table.who_led") : House.words.say("table.who_took")
            size: 30
            strong: true
            Accessible.role: Accessible.Heading
        }

        Repeater {
            model: House.entry.seats.length

            RowLayout {
                id: player

                required property int index
                readonly property var modelData: House.entry.seats[index] ?? ({
                        "name": "",
                        "total": 0,
                        "target": 0,
                        "gone": 0,
                        "risk": false,
                        "note": "",
                        "out": false
                    })
                readonly property string field: entry.inFull ? "leader" : "taker"

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.maximumHeight: Theme.size(96)
                spacing: 10
                opacity: modelData.out ? 0.5 : 1

                KeyButton {
                    objectName: "taker" + player.index
                    key: entry.taken && !entry.inFull ? "" : entry.letters[player.index] ?? ""
                    Layout.preferredWidth: Theme.size(190)
                    Layout.maximumWidth: entry.width / 2
                    Layout.fillHeight: true
                    text: player.modelData.name
                    enabled: !player.modelData.out
                    chosen: (entry.fields[player.field]?.value ?? -1) === player.index
                    answer: true
                    onTapped: House.entry.choose(player.field, player.index)
                }

                LossBar {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    seat: player.modelData
                }

                KeyButton {
                    objectName: "match" + player.index
                    key: entry.taken ? entry.letters[player.index] ?? "" : ""
                    Layout.fillHeight: true
                    visible: !entry.inFull && (entry.fields.matched?.asked ?? false)
                    enabled: (entry.fields.taker?.value ?? -1) !== player.index && !player.modelData.out
                    text: "="
                    chosen: (entry.fields.matched?.values ?? []).includes(player.index)
                    answer: true
                    Accessible.name: House.words.say("table.matched", player.modelData.name)
                    onTapped: House.entry.choose("matched", player.index)
                }
            }
        }

        TapButton {
            objectName: "inFull"
            Layout.fillWidth: true
            text: House.words.say("kyuuri.entry.in_full")
            size: 17
            chosen: entry.inFull
            answer: true
            onTapped: House.entry.tellBy(entry.inFull ? 0 : 1)
        }
    }

    ColumnLayout {
        id: result

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

        Words {
            id: which

            Layout.fillWidth: true
            text: entry.inFull ? House.words.say("table.which_cards") : House.words.say("table.which_card")
            size: 30
            strong: true
            Accessible.role: Accessible.Heading
        }

        Choices {
            Layout.fillWidth: true
            visible: !entry.inFull
            field: "rank"
            label: ""
            asks: which.text
            always: true
            enabled: entry.taken
            keys: "figures"
            columns: width < Theme.size(600) ? 4 : 5
            size: 32
            noteSize: 13
            effects: true
            tall: true
            saves: true
        }

        GridLayout {
            visible: entry.inFull
            Layout.fillWidth: true
            columns: Math.max(1, Math.min(4, Math.floor(width / (Theme.size(32) * 1.6 + 38))))
            columnSpacing: 10
            rowSpacing: 10

            Repeater {
                model: entry.inFull ? entry.fields.ranks?.choices.length ?? 0 : 0

                TapButton {
                    required property int index
                    readonly property var modelData: entry.fields.ranks?.choices[index] ?? ({
                            "value": -1,
                            "label": ""
                        })

                    objectName: "ranks" + modelData.value
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    text: modelData.label
                    size: 32
                    enabled: entry.whole
                    onTapped: House.entry.append("ranks", modelData.value)
                }
            }
        }

        RowLayout {
            visible: entry.inFull
            Layout.fillWidth: true

            Figure {
                Layout.fillWidth: true
                value: (entry.fields.ranks?.shown ?? []).join("  ")
                size: 34
            }

            TapButton {
                text: "⌫"
                size: 28
                Accessible.name: House.words.say("table.erase")
                onTapped: House.entry.removeLast("ranks")
            }
        }

        Words {
            Layout.fillWidth: true
            visible: !entry.inFull
            text: House.words.say("table.matches_first")
            size: 16
            color: Theme.dimChalk
        }
    }
}
