pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The club of the book: how both stand, what somebody has to decide, where the club is.
PaperPage {
    id: page

    objectName: "ClubPage"

    readonly property var explained: ["help.club"]
    readonly property var club: House.club
    readonly property bool member: club.address !== ""

    title: House.words.say("club.room")
    told: club.said
    refused: club.refused
    Component.onCompleted: club.look()

    Repeater {
        model: page.club.forked

        ClubFork {
            required property var modelData

            Layout.fillWidth: true
            told: modelData
        }
    }

    PaperCard {
        Layout.fillWidth: true
        title: page.club.sign
        note: page.club.note

        Repeater {
            model: page.club.came

            Words {
                required property string modelData

                Layout.fillWidth: true
                text: modelData
                color: Theme.ink
            }
        }

        Repeater {
            model: page.club.troubles

            Words {
                required property string modelData

                Layout.fillWidth: true
                text: "! " + modelData
                color: Theme.badInk
            }
        }

        TapButton {
            objectName: "syncNow"
            Layout.fillWidth: page.narrow
            visible: page.member
            enabled: !page.club.running
            paper: true
            guarded: true
            text: House.words.say("club.room.sync")
            onTapped: page.club.syncNow()
        }
    }

    PaperCard {
        Layout.fillWidth: true
        visible: page.club.same.length > 0
        title: House.words.say("club.room.same")
        note: House.words.say("club.room.same_note")

        Words {
            objectName: "samePeople"
            Layout.fillWidth: true
            text: House.words.together(page.club.same)
            size: 20
            color: Theme.ink
        }

        TapButton {
            objectName: "people"
            Layout.fillWidth: page.narrow
            paper: true
            guarded: true
            text: House.words.say("table.people")
            onTapped: page.StackView.view.push(Qt.resolvedUrl("PeoplePage.qml"))
        }
    }

    ClubAddress {
        Layout.fillWidth: true
    }
}
