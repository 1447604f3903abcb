import QtQuick
import QtQuick.Layouts
import Spadille

// A list of Qt 6.4 makes no header of a bound component.
// qmllint disable unqualified

// Over the ranking of an event: where else it is shown, a name to look for, and what columns are.
Column {
    id: head

    readonly property var ranking: House.eventRanking
    property PlaceMeasures measures: null
    signal season

    function search(): void {
        field.take();
    }

    spacing: Theme.gap
    bottomPadding: 4

    GridLayout {
        width: parent.width
        columns: head.width > Theme.size(820) ? 2 : 1
        columnSpacing: Theme.gap * 2
        rowSpacing: Theme.gap

        SearchField {
            id: field

            Layout.fillWidth: true
            label: House.words.say("event.find")
            onTextChanged: head.ranking.word = text
            Component.onDestruction: head.ranking.word = ""
        }

        Flow {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignBottom
            spacing: 10

            FlowButton {
                objectName: "showWall"
                room: parent.width
                text: House.words.say("event.wall.show")
                size: 17
                chosen: House.eventWall.shown
                answer: true
                onTapped: House.eventWall.shown = !House.eventWall.shown
            }

            FlowButton {
                objectName: "season"
                room: parent.width
                text: House.words.say("event.season")
                size: 17
                onTapped: head.season()
            }
        }
    }

    Words {
        objectName: "nobody"
        width: parent.width
        visible: head.ranking.found === 0
        text: House.words.say(head.ranking.ranked === 0 ? "event.no_result" : "event.found_nobody")
        color: Theme.dimInk
    }

    Words {
        objectName: "notes"
        width: parent.width
        visible: text !== ""
        text: head.ranking.notes.join(" ")
        size: 16
        color: Theme.dimInk
    }

    Row {
        visible: head.measures.beside && head.ranking.found > 0
        leftPadding: 14 + head.measures.place + head.measures.names

        Repeater {
            model: head.measures.rounds

            Words {
                required property int index

                width: head.measures.score
                text: index + 1
                size: 15
                color: Theme.dimInk
                horizontalAlignment: Text.AlignRight
            }
        }

        Words {
            width: head.measures.decided
            visible: width > 0
            text: House.words.say("event.decided")
            size: 15
            color: Theme.dimInk
            horizontalAlignment: Text.AlignRight
        }

        Words {
            width: head.measures.prize
            visible: width > 0
            text: House.words.say("event.prize")
            size: 15
            color: Theme.dimInk
            horizontalAlignment: Text.AlignRight
        }

        Words {
            width: head.measures.total
            text: House.words.say("table.total")
            size: 15
            color: Theme.dimInk
            horizontalAlignment: Text.AlignRight
        }
    }
}
