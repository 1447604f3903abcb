import QtQuick
import Spadille

// Somebody who was never here before.
Column {
    id: somebody

    readonly property var doubt: House.newSession.doubt
    readonly property bool inDoubt: doubt.name !== undefined

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
        text: somebody.inDoubt ? House.words.labelled(somebody.doubt.name, House.words.doubted(House.words.say("book.look_alike") + " " + somebody.doubt.known)) : ""
        size: 18
        strong: true
    }

    Row {
        visible: somebody.inDoubt
        spacing: 10

        TapButton {
            objectName: "isNew"
            guarded: true
            text: House.words.say("entry.player.new")
            onTapped: House.newSession.settleDoubt(true)
        }

        TapButton {
            objectName: "isKnown"
            guarded: true
            text: somebody.inDoubt ? somebody.doubt.known : ""
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

            objectName: "addNewcomer"
            text: "+"
            size: 28
            guarded: true
            enabled: newcomer.text.trim() !== ""
            Accessible.name: House.words.say("table.add_newcomer")
            onTapped: newcomer.accepted()
        }
    }
}
