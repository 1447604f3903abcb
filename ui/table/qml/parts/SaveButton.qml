import QtQuick
import Spadille

// Done: its label is what the deal does.
KeyButton {
    property bool low: false  // there is little room: what it does stands in smaller letters

    objectName: "save"
    key: "Ctrl+S"
    main: true
    guarded: true
    size: low ? Math.min(22, 30 / Theme.scale) : 22
    enabled: House.entry.ready
    text: (House.entry.corrects > 0 ? House.words.say("table.save_correction") : House.words.say("table.save")) + (House.entry.ready ? ": " + House.entry.effect : "")
    note: House.entry.ready ? (low ? "" : House.entry.lines[House.entry.lines.length - 1]?.words ?? "") : House.entry.findings.join("\n")
    noteSize: low ? Math.min(17, 22 / Theme.scale) : 17
    implicitHeight: Math.max(Theme.touch * (low ? 1 : 1.4), implicitContentHeight + (low ? 12 : 24))
    onTapped: House.entry.corrects > 0 ? House.entry.saveCorrection("") : House.entry.save()
}
