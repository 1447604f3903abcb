import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A list of Qt 6.4 makes no header of a bound component, so these are not.
// qmllint disable unqualified

// Who plays: a tap on a name says so, or otherwise; newcomers are typed, or come from a file of the club.
TitledPage {
    id: page

    objectName: "EventRosterPage"

    readonly property var roster: House.eventRoster
    readonly property var explained: ["help.event_roster"]
    readonly property bool wishing: Array.from(roster.wishModes).some(mode => mode[0] === roster.mode)

    title: House.words.say("event.roster")

    function search(): void {
        list.headerItem.search();  // qmllint disable type
    }

    // Tables that are dropped here; false of documents, which are no names.
    function takeFiles(files: var): bool {
        if (!files.every(file => /\.(csv|txt)$/i.test(file)))
            return false;
        files.forEach(file => roster.takeFile(file));
        return true;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            paper: true
            title: page.title
            note: page.roster.count + " · " + House.words.say("event.round", page.roster.from)
            onBack: page.StackView.view.pop()
        }

        GridView {
            id: list

            readonly property int across: Math.max(1, Math.floor(width / Theme.size(230)))

            objectName: "rosterList"
            Layout.fillWidth: true
            Layout.rightMargin: -10  // of the last name in a row
            Layout.fillHeight: true
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            cellWidth: Math.floor(width / across)
            cellHeight: Theme.touch + Theme.size(14) + 10
            model: page.roster.people.length
            Accessible.role: Accessible.List
            Accessible.name: page.title

            header: EventRosterHead {
                width: list.width - 10
                onHeightChanged: Qt.callLater(list.positionViewAtBeginning)  // qmllint disable type
            }

            delegate: Item {
                id: person

                required property int index
                readonly property var one: page.roster.people[index] ?? ({
                        "name": "",
                        "words": "",
                        "chosen": false
                    })

                width: list.cellWidth
                height: list.cellHeight

                TapButton {
                    objectName: "somebody_" + person.one.name
                    width: parent.width - 10
                    height: parent.height - 10
                    paper: true
                    shy: true
                    size: 18
                    noteSize: 14
                    textLines: person.one.words !== "" ? 1 : 2
                    noteLines: person.one.words !== "" ? 1 : 0
                    text: person.one.name
                    note: person.one.words
                    noteColor: Theme.dimInk
                    answer: true
                    chosen: person.one.chosen
                    onTapped: page.roster.tap(person.index)
                }
            }
        }

        Told {
            Layout.fillWidth: true
            said: page.roster.said
            refused: page.roster.refused
        }
    }
}
