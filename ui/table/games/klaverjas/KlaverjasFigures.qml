pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// The points of either side, as they are typed.
GridLayout {
    id: figures

    required property var form  // the KlaverjasEntry
    readonly property bool low: Window.height < Theme.size(760)

    columns: form.apart && (width > Theme.size(560) || width > Window.height) ? 2 : 1
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    // What is wrong with a figure stands where figures are typed, or what is needed. Its place is kept.
    Words {
        readonly property string wrong: Array.from(House.entry.findings).join("\n")
        readonly property string plain: figures.form.apart ? House.entry.outlook[House.entry.outlook.length - 1] ?? "" : ""

        objectName: "wrong"
        visible: !figures.form.apart || Window.height >= Theme.size(300)  // else Save says it
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.preferredHeight: Math.ceil(Theme.size(17) * 2.6)
        text: wrong || plain || House.words.say("table.counted_by")
        size: 17
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        verticalAlignment: figures.columns === 1 ? Text.AlignBottom : Text.AlignVCenter
        strong: wrong !== ""
        color: wrong !== "" ? Theme.bad : plain !== "" ? Theme.brass : Theme.dimChalk
    }

    RowLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        spacing: 10

        Repeater {
            model: [["points", "table.points"], ["other_points", "table.other_points"], ["third_points", "table.third_points"]]

            TapButton {
                required property int index
                required property var modelData
                readonly property string field: modelData[0]
                readonly property var number: figures.form.fields[field]

                objectName: "count_" + field
                visible: field !== "third_points" || figures.form.three
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                text: number && number.values.length > 0 ? number.values[0] : House.entry.comesTo[index] || "—"
                size: figures.low ? 24 : 34
                note: House.entry.parties[index] ?? House.words.say(modelData[1])
                noteLines: 1
                shortens: true
                chosen: figures.form.counted === field
                Accessible.name: House.words.listed([note, text])
                onTapped: {
                    if (!figures.form.three && figures.form.counted !== field && !figures.form.byCards)
                        House.entry.take(figures.form.counted);
                    figures.form.counted = field;
                }
            }
        }
    }
}
