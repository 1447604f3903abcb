import QtQuick
import QtQuick.Layouts
import Spadille

// What this is: its name, for who comes the first time a line about it, and what came of files that were dropped here.
ColumnLayout {
    id: head

    property bool first: false  // there is nothing in the book
    property bool small: false  // the page has little room
    property var page: null  // whose head it is
    readonly property bool beside: width >= Theme.size(560)  // there is room for a sign beside the name

    readonly property var itself: ({
            "page": page
        })

    spacing: Theme.gap

    RowLayout {
        spacing: 14

        SuitMark {
            size: 40
            suit: 0
        }

        Words {
            Layout.fillWidth: true
            text: "Spadille"
            size: 30
            strong: true
            whole: head.small
            Accessible.role: Accessible.Heading
        }

        Part {
            part: head.beside && House.club.address !== "" ? "ClubSign" : ""
            values: head.itself
        }

        ExplainButton {}
    }

    Part {
        Layout.fillWidth: true
        part: !head.beside && House.club.address !== "" ? "ClubSign" : ""
        values: head.itself
    }

    Words {
        objectName: "whatThisIs"
        Layout.fillWidth: true
        visible: head.first
        text: House.words.say("table.what_this_is")
        size: 17
        color: Theme.dimChalk
    }

    Part {
        Layout.fillWidth: true
        part: House.intake.work.running ? "Progress" : ""
        values: ({
                "objectName": "importing",
                "work": House.intake.work,
                "said": House.words.say("table.importing")
            })
    }

    Words {
        objectName: "imported"
        Layout.fillWidth: true
        visible: House.intake.said !== ""
        text: House.intake.said
        size: 17
        color: Theme.chalk
    }
}
