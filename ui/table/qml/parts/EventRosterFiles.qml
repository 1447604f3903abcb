pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Names from a table of the club: one that lies in the folder of documents, or another by its path.
ColumnLayout {
    id: files

    readonly property var roster: House.eventRoster
    property var found: []

    spacing: 10
    Component.onCompleted: found = roster.files()

    Words {
        Layout.fillWidth: true
        text: House.words.say(files.found.length === 0 ? "event.roster.no_files" : "event.roster.files")
        size: 16
        color: Theme.dimInk
    }

    Flow {
        Layout.fillWidth: true
        spacing: 10

        Repeater {
            model: files.found

            FlowButton {
                required property int index
                required property var modelData

                objectName: "rosterFile" + index
                room: files.width
                guarded: true
                size: 17
                text: modelData.name
                onTapped: files.roster.takeFile(modelData.path)
            }
        }
    }

    RowLayout {
        spacing: 10

        PaperField {
            id: file

            Layout.fillWidth: true
            fieldName: "rosterFile"
            label: House.words.say("event.roster.file_path")
            maximumLength: 1000
            onAccepted: files.roster.takeFile(text.trim())
        }

        TapButton {
            objectName: "takeRosterFile"
            Layout.alignment: Qt.AlignBottom
            paper: true
            guarded: true
            text: "+"
            size: 28
            enabled: file.text.trim() !== ""
            Accessible.name: House.words.say("event.roster.file")
            onTapped: file.accepted()
        }
    }
}
