import QtQuick
import Spadille

// Done: its label is what the deal does.
KeyButton {
    property bool low: false  // there is little room: what it does, or what is wrong, stands alone and in smaller letters
    readonly property string wrong: Array.from(House.entry.findings).join("\n")
    readonly property string save: (House.entry.corrects > 0 ? House.words.say("table.save_correction") : House.words.say("table.save")) + (House.entry.ready ? ": " + House.entry.effect : "")

    objectName: "save"
    key: "Ctrl+S"
    main: wrong === ""
    opacity: enabled || wrong !== "" ? 1 : 0.45  // what is wrong is read
    noteColor: Theme.bad
    guarded: true
    size: low ? Math.min(22, 30 / Theme.scale) : 22
    enabled: House.entry.ready
    text: (House.entry.ready || !low || wrong === "" ? save : wrong)
    note: low ? "" : House.entry.ready ? House.entry.lines[House.entry.lines.length - 1]?.words ?? "" : wrong
    textLines: width > (low ? 500 : Theme.size(700)) ? 1 : 2
    noteLines: low ? 0 : textLines
    noteSize: low ? Math.min(17, 22 / Theme.scale) : 17
    implicitHeight: Math.max(Theme.touch * (low ? 1 : 1.4), implicitContentHeight + 12)
    onTapped: House.entry.corrects > 0 ? House.entry.saveCorrection("") : House.entry.save()
}
