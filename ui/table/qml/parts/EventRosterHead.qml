pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Above the names: who is new, what a tap says, and from which round on.
ColumnLayout {
    id: head

    readonly property var roster: House.eventRoster
    property bool byFile: false  // names come from one

    function search(): void {
        wanted.take();
    }

    function add(): void {
        if (roster.add(newcomer.text))
            newcomer.clear();
    }

    spacing: Theme.gap

    // A positioner: a layout of Qt 6.4 forgets to move what is there when its columns change.
    Grid {
        id: grid

        readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)

        Layout.fillWidth: true
        columns: head.width < Theme.size(700) ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        RowLayout {
            width: grid.cell
            spacing: 10

            PaperField {
                id: newcomer

                Layout.fillWidth: true
                fieldName: "rosterNewcomer"
                label: House.words.say("event.roster.newcomer")
                maximumLength: 20000  // a whole club, pasted
                onAccepted: head.add()
            }

            TapButton {
                objectName: "rosterAdd"
                Layout.alignment: Qt.AlignBottom
                paper: true
                guarded: true
                text: "+"
                size: 28
                enabled: newcomer.text.trim() !== ""
                Accessible.name: House.words.say("table.add_newcomer")
                onTapped: head.add()
            }
        }

        SearchField {
            id: wanted

            width: grid.cell
            label: House.words.say("event.roster.search")
            onTextChanged: head.roster.search = text
        }

        Pick {
            objectName: "mode_"
            width: grid.cell
            label: House.words.say("event.roster.says")
            options: head.roster.modes
            value: head.roster.mode
            onPicked: value => head.roster.mode = value
        }

        Pick {
            objectName: "mode_"
            width: grid.cell
            label: House.words.say("event.roster.wish")
            options: head.roster.wishModes
            value: head.roster.mode
            onPicked: value => head.roster.mode = value
        }

        Flow {
            width: grid.cell
            spacing: Theme.gap * 2

            Stepper {
                objectName: "rosterFrom"
                label: House.words.say("event.roster.from")
                value: head.roster.from
                canLess: head.roster.from > 1
                canMore: head.roster.from < head.roster.rounds
                onMoved: by => head.roster.from += by
            }

            Stepper {
                objectName: "rosterTable"
                visible: head.roster.mode === "at_table"
                label: House.words.say("event.roster.wish_table")
                value: head.roster.table
                canLess: head.roster.table > 1
                onMoved: by => head.roster.table += by
            }
        }

        FlowButton {
            objectName: "rosterFiles"
            room: grid.cell
            size: 17
            answer: true
            chosen: head.byFile
            text: House.words.say("event.roster.file")
            onTapped: head.byFile = !head.byFile
        }
    }

    Part {
        Layout.fillWidth: true
        part: head.byFile ? "EventRosterFiles" : ""
    }

    EventWishes {
        Layout.fillWidth: true
        visible: roster.wishes.length > 0
    }

    Item {
        implicitHeight: 1
    }
}
