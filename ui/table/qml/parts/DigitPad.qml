pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Figures for one number: of a deal, of a result.
GridLayout {
    id: pad

    property bool flat: false  // rather wide than high, whatever the window is
    property bool signed: false  // it can be below nothing
    signal typed(int digit)
    signal erased
    signal turned  // from above nothing to below, or back

    // In a low window the number stays in sight above them.
    readonly property bool low: flat || Window.height < Theme.size(760)
    readonly property int least: 60  // that a thumb hits

    columns: Window.height > Theme.size(520) && !flat ? 3 : width < 6 * (least + columnSpacing) ? 4 : 6
    columnSpacing: low ? 8 : 12
    rowSpacing: columnSpacing

    Repeater {
        model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0", pad.signed ? "±" : ""]

        KeyButton {
            required property string modelData

            objectName: "digit" + modelData
            visible: modelData !== ""
            Layout.fillWidth: true
            Layout.fillHeight: !pad.low
            implicitHeight: pad.low ? pad.least : Theme.size(84)
            Layout.preferredWidth: 10
            text: modelData
            key: modelData === "⌫" ? "Backspace" : modelData === "±" ? "-" : modelData
            size: Math.min(38, 46 / Theme.scale)
            Accessible.name: modelData === "⌫" ? House.words.say("table.erase") : modelData === "±" ? House.words.say("event.result.sign") : modelData
            onTapped: modelData === "⌫" ? pad.erased() : modelData === "±" ? pad.turned() : pad.typed(Number(modelData))
        }
    }
}
