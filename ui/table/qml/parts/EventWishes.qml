pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What the club wants, each with a way to take it back; and names from a file.
ColumnLayout {
    id: wishes

    readonly property var roster: House.eventRoster

    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        visible: wishes.roster.wishes.length > 0
        text: House.words.say("event.roster.wishes")
        size: 22
        strong: true
        color: Theme.ink
        Accessible.role: Accessible.Heading
    }

    Flow {
        Layout.fillWidth: true
        visible: wishes.roster.wishes.length > 0
        spacing: 10

        Repeater {
            model: wishes.roster.wishes

            FlowButton {
                required property int index
                required property string modelData

                objectName: "wish" + index
                room: wishes.width
                size: 17
                guarded: true
                text: modelData + "  ✕"
                onTapped: wishes.roster.takeBackWish(index)
            }
        }
    }

    PaperField {
        id: file

        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        fieldName: "rosterFile"
        label: House.words.say("event.roster.file_path")
        maximumLength: 1000
        onAccepted: wishes.roster.takeFile(text.trim())
    }

    FlowButton {
        objectName: "takeRosterFile"
        room: wishes.width
        size: 17
        guarded: true
        enabled: file.text.trim() !== ""
        text: House.words.say("event.roster.file")
        onTapped: file.accepted()
    }
}
