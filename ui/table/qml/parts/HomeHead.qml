import QtQuick
import QtQuick.Layouts
import Spadille

// What this is: its name, for who comes the first time a line about it, and what came of files that were dropped here.
ColumnLayout {
    id: head

    property bool first: false  // there is nothing in the book
    property bool small: false  // the page has little room

    spacing: Theme.gap

    RowLayout {
        spacing: 14

        SuitMark {
            size: head.small ? 34 : head.first ? 52 : 40
            suit: 0
        }

        Words {
            Layout.fillWidth: true
            text: "Spadille"
            size: head.small ? 30 : head.first ? 48 : 36
            strong: true
            whole: true
            Accessible.role: Accessible.Heading
        }

        ExplainButton {}
    }

    Words {
        objectName: "whatThisIs"
        Layout.fillWidth: true
        visible: head.first
        text: House.words.say("table.what_this_is")
        size: head.small ? 18 : 22
        color: Theme.dimChalk
    }

    Progress {
        objectName: "importing"
        Layout.fillWidth: true
        work: House.intake.work
        said: House.words.say("table.importing")
    }

    Words {
        objectName: "imported"
        Layout.fillWidth: true
        visible: House.intake.said !== ""
        text: House.intake.said
        size: 18
        color: Theme.chalk
    }
}
