import QtQuick
import Spadille

// Somebody who was never here before.
Column {
    id: somebody

    readonly property bool inDoubt: House.newSession.doubt.name !== undefined

    spacing: Theme.gap

    Words {
        width: somebody.width
        text: House.words.say("table.newcomer")
        size: 16
        color: Theme.dimChalk
    }

    // "Ana: new, or Anna?"
    Words {
        width: somebody.width
        visible: somebody.inDoubt
        text: somebody.inDoubt ? House.newSession.doubt.name + ": " + House.words.say("book.look_alike") + " " + House.newSession.doubt.known + "?" : ""
        size: 18
        strong: true
    }

    Row {
        visible: somebody.inDoubt
        spacing: 10

        TapButton {
            objectName: "isNew"
            text: House.words.say("entry.player.new")
            onTapped: House.newSession.settleDoubt(true)
        }

        TapButton {
            objectName: "isKnown"
            text: somebody.inDoubt ? House.newSession.doubt.known : ""
            onTapped: House.newSession.settleDoubt(false)
        }
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
