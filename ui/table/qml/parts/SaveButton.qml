import QtQuick
import Spadille

// Done: its label is what the deal does.
KeyButton {
    objectName: "save"
    key: "Ctrl+S"
    main: true
    guarded: true
    size: 22
    enabled: House.entry.ready
    text: (House.entry.corrects > 0 ? House.words.say("table.save_correction") : House.words.say("table.save")) + (House.entry.ready ? ": " + House.entry.effect : "")
    note: House.entry.ready ? (House.entry.lines[House.entry.lines.length - 1]?.words ?? "") : House.entry.findings.join("\n")
    noteSize: 17
    implicitHeight: Math.max(Theme.touch * 1.4, implicitContentHeight + 24)
    onTapped: House.entry.corrects > 0 ? House.entry.saveCorrection("") : House.entry.save()
}
