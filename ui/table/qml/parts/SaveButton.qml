import QtQuick
import Spadille

// Done: its label is what the deal does.
TapButton {
    objectName: "save"
    main: true
    guarded: true
    size: 26
    enabled: House.entry.ready
    text: House.entry.corrects > 0 ? House.words.say("table.save_correction") : House.words.say("table.save")
    note: House.entry.ready ? House.entry.effect : House.entry.findings.join("\n")
    noteSize: 17
    implicitHeight: Math.max(Theme.touch * 1.4, implicitContentHeight + 24)
    onTapped: House.entry.corrects > 0 ? House.entry.saveCorrection("") : House.entry.save()
}
