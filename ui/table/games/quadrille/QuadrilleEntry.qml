pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Quadrille: the answers on one side, and on the other who pays whom how many counters.
GridLayout {
    id: entry

    readonly property bool saves: true
    readonly property var fields: House.entry.fields
    readonly property int ombre: fields.ombre?.value ?? -1

    columns: width < Theme.size(900) ? 1 : 2
    columnSpacing: Theme.gap * 3
    rowSpacing: Theme.gap

    component Chip: TapButton {
        property string field: ""
        property string message: ""

        objectName: field
        width: Math.min(implicitWidth, parent?.width ?? 0)
        enabled: (entry.fields[field]?.asked ?? false) || chosen
        text: House.words.say(message)
        size: 17
        chosen: (entry.fields[field]?.value ?? -1) === 1
        answer: true
        onTapped: House.entry.choose(field, 1)
    }

    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

        Choices {
            Layout.fillWidth: true
            field: "contract"
            label: House.words.say("table.contract")
            always: true
        }

        Choices {
            Layout.fillWidth: true
            field: "ombre"
            always: true
            keys: entry.ombre < 0 ? "people" : ""
        }

        Choices {
            Layout.fillWidth: true
            field: "partner"
            always: true
            keys: entry.ombre >= 0 ? "people" : ""
        }

        Choices {
            Layout.fillWidth: true
            field: "tricks"
            keys: "figures"
            columns: 6
            always: true
        }

        Flow {
            Layout.fillWidth: true
            spacing: 10

            Repeater {
                // The last two belong to rules that few play.
                model: [["matadors", "table.matadors"], ["double_matadors", "table.double_matadors"], ["premiers", "table.premiers"], ["went_on", "table.went_on"], ["own_king", "table.own_king"], ["called_card_unseen", "table.called_card_unseen"]]

                Chip {
                    required property int index
                    required property var modelData

                    visible: index < 4 || enabled || (entry.fields[field]?.ever ?? false)
                    field: modelData[0]
                    message: modelData[1]
                }
            }
        }

        Repeater {
            model: ["king_from", "ombre_tricks", "rest_to", "pays_with_ombre"]

            Choices {
                required property string modelData

                Layout.fillWidth: true
                field: modelData
                size: 17
            }
        }

        TrumpRow {
            Layout.fillWidth: true
            enabled: (entry.fields.ombre?.values.length ?? 0) > 0
        }
    }

    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 10
        spacing: Theme.gap

        Payments {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: implicitHeight
        }
    }
}
