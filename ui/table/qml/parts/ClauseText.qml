import QtQuick
import QtQuick.Layouts
import Spadille

// What a clause says; its option, its sources and what was decided here are folded away.
ColumnLayout {
    id: told

    property var clause: ({})
    readonly property string note: clause.note ?? ""

    spacing: 0
    onNoteChanged: fold.open = false

    ClauseWords {
        Layout.fillWidth: true
        markdown: told.clause.text ?? ""
    }

    TapButton {
        id: fold

        property bool open: false

        objectName: "note"
        visible: told.note !== ""
        paper: true
        flat: true
        size: Math.min(15, 22 / Theme.scale)  // never wider than a phone
        text: (open ? "▾ " : "▸ ") + House.words.say("table.clause.note")
        Accessible.name: House.words.say("table.clause.note")
        onTapped: open = !open
    }

    ClauseWords {
        objectName: "noted"
        Layout.fillWidth: true
        visible: fold.open
        size: 15
        markdown: visible ? told.note : ""
    }
}
