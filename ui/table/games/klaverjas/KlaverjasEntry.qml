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
                onTapped: House.entry.answer("pit")
            }

            TapButton {
                objectName: "byCards"
                width: Math.min(implicitWidth, also.width)
                text: House.words.say("klaverjas.entry.cards")
                size: 17
                enabled: entry.maker >= 0 && !entry.conceded
                chosen: entry.byCards
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

        // What is wrong with a figure stands where figures are typed. Its place is kept.
        Words {
            readonly property string wrong: Array.from(House.entry.findings).join("\n")

            objectName: "wrong"
            Layout.fillWidth: true
            Layout.preferredHeight: Math.ceil(Theme.size(17) * 2.6)
            text: wrong === "" ? House.words.say("table.counted_by") : wrong
            size: 17
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            verticalAlignment: Text.AlignBottom
            strong: wrong !== ""
            color: wrong === "" ? Theme.dimChalk : Theme.bad
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: 10

            Repeater {
                model: [["points", "table.points"], ["other_points", "table.other_points"], ["third_points", "table.third_points"]]

                TapButton {
                    required property int index
                    required property var modelData
                    readonly property string field: modelData[0]
                    readonly property var number: entry.fields[field]

                    objectName: "count_" + field
                    visible: field !== "third_points" || entry.three
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    text: number && number.values.length > 0 ? number.values[0] : House.entry.comesTo[index] || "—"
                    size: pad.low ? 24 : 34
                    note: entry.three && entry.maker >= 0 ? House.entry.seats[(entry.maker + index) % 3].name : House.words.say(modelData[1])
                    chosen: entry.counted === field
                    Accessible.name: note + ", " + text
                    onTapped: {
                        if (!entry.three && entry.counted !== field && !entry.byCards)
                            House.entry.take(entry.counted);
                        entry.counted = field;
                    }
                }
            }
        }

        DigitPad {
            id: pad

            visible: !entry.byCards
            Layout.fillWidth: true
            Layout.fillHeight: !low
            enabled: !entry.conceded
            field: entry.counted
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
