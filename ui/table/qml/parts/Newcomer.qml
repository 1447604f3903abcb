import QtQuick
import Spadille

// Somebody who was never here before.
Column {
    id: somebody

    spacing: Theme.gap

    Words {
        width: somebody.width
        text: House.words.say("table.newcomer")
        size: 16
        color: Theme.dimChalk
    }

    Row {
        spacing: 10

        PaperField {
            id: newcomer

            width: somebody.width - add.width - 10
            paper: false
            fieldName: "newcomer"
            name: House.words.say("table.newcomer")
            onAccepted: if (House.newSession.addNewcomer(text))
                clear()
        }

        TapButton {
            id: add

            text: "+"
            size: 28
            enabled: newcomer.text.trim() !== ""
            Accessible.name: House.words.say("table.add_newcomer")
            onTapped: newcomer.accepted()
        }
    }
}
