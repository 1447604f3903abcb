pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Klaverjas: the maker, one side's card points; roem was chalked up as it fell.
GridLayout {
    id: entry

    readonly property bool saves: true
    readonly property var fields: House.entry.fields
    property string counted: "points"
    readonly property bool byCards: House.entry.way === 1
    readonly property bool three: House.entry.seats.length === 3  // each for himself
    readonly property int maker: fields.maker?.value ?? -1
    readonly property bool conceded: (fields.conceded?.value ?? -1) === 1

    readonly property bool upright: Window.height > Window.width * 1.4 && Window.height > Theme.size(1150)

    columns: width < Theme.size(680) || upright ? 1 : 2
    columnSpacing: Theme.gap * 3
    rowSpacing: Theme.gap

    property Item kept: null  // where things stay in sight: the figures, where there is little room
    readonly property bool apart: kept && Window.height >= Theme.size(220) && (columns === 1 || Window.height < Theme.size(520))
    readonly property Item next: pad

    ColumnLayout {
        Layout.row: 0
        Layout.column: 0
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

        Choices {
            Layout.fillWidth: true
            field: "maker"
            always: true
            keys: "people"
        }

        ChalkRow {
            Layout.fillWidth: true
            named: true
        }

        Flow {
            id: also

            Layout.fillWidth: true
            spacing: 10

            TapButton {
                objectName: "nat"
                width: Math.min(implicitWidth, also.width)
                text: House.words.say("table.nat_uncounted")
                size: 17
                chosen: entry.conceded
                answer: true
                enabled: (entry.fields.conceded?.asked ?? false) || entry.conceded
                onTapped: House.entry.choose("conceded", 1)
            }

            TapButton {
                objectName: "pit"
                width: Math.min(implicitWidth, also.width)
                text: House.words.say("klaverjas.entry.pit")
                size: 17
                visible: House.entry.seats.length === 4
                enabled: entry.maker >= 0
                chosen: (entry.fields.tricks?.value ?? -1) === 8
                answer: true
                onTapped: House.entry.answer("pit")
            }

            TapButton {
                objectName: "byCards"
                width: Math.min(implicitWidth, also.width)
                text: House.words.say("klaverjas.entry.cards")
                size: 17
                enabled: entry.maker >= 0 && !entry.conceded
                chosen: entry.byCards
                answer: true
                onTapped: House.entry.tellBy(entry.byCards ? 0 : 1)
            }

            TapButton {
                width: Math.min(implicitWidth, also.width)
                text: House.words.say("table.all_passed")
                size: 17
                visible: entry.fields.passed_out?.ever ?? false
                enabled: entry.fields.passed_out?.asked ?? false
                guarded: true
                onTapped: House.entry.choose("passed_out", 1)
            }
        }

        Choices {
            Layout.fillWidth: true
            field: "tricks"
            columns: 5
            visible: member.ever && House.entry.seats.length === 4
        }

        TrumpRow {
            Layout.fillWidth: true
            enabled: entry.maker >= 0
        }

        Choices {
            Layout.fillWidth: true
            field: "last_trick"
            always: entry.byCards
        }
    }

    ColumnLayout {
        Layout.row: entry.columns === 1 ? 1 : 0
        Layout.column: entry.columns - 1
        Layout.rowSpan: entry.columns
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 10
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

        Item {
            id: beside

            Layout.fillWidth: true
            visible: !entry.apart
            implicitHeight: figures.implicitHeight

            KlaverjasFigures {
                id: figures

                parent: entry.apart ? entry.kept : beside
                width: parent?.width ?? 0
                form: entry
            }
        }

        DigitPad {
            id: pad

            visible: !entry.byCards
            Layout.fillWidth: true
            Layout.fillHeight: !low
            enabled: !entry.conceded
            onTyped: digit => House.entry.digit(entry.counted, digit)
            onErased: House.entry.erase(entry.counted)
        }

        CardsWon {
            Layout.fillWidth: true
            visible: entry.byCards
            pile: entry.counted === "other_points" ? "other_cards" : "cards"
        }
    }

    // At the end of what is read from above: it grows while the deal is told.
    ColumnLayout {
        Layout.row: entry.columns === 1 ? 2 : 1
        Layout.column: 0
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.minimumHeight: Theme.size(60)
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

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
}
