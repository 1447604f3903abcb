import QtQuick
import QtQuick.Layouts
import Spadille

// How a season of events is counted, and which events are in it.
ColumnLayout {
    id: choices

    readonly property var season: House.clubSeason
    readonly property bool narrow: width < Theme.size(760)

    spacing: Theme.gap * 1.5

    GridLayout {
        Layout.fillWidth: true
        columns: choices.narrow ? 1 : 2
        columnSpacing: Theme.gap * 2
        rowSpacing: Theme.gap * 1.5

        Pick {
            objectName: "game_"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("table.game")
            options: Array.from(House.newSession.games).map(game => [game.id, game.name])
            value: choices.season.game
            onPicked: value => choices.season.game = value
        }

        SpanPick {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("event.season.which")
            value: choices.season.span
            onPicked: value => choices.season.span = value
        }

        Pick {
            objectName: "by_"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("event.season.by")
            options: [["points", House.words.say("event.season.by_points")], ["places", House.words.say("event.season.by_places")]]
            value: choices.season.by
            onPicked: value => choices.season.by = value
        }

        PaperField {
            fieldName: "perPlace"
            visible: choices.season.by === "places"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("event.season.per_place")
            onEdited: text => choices.season.typePerPlace(text)
            Component.onCompleted: text = choices.season.perPlace  // as typed from then on
        }

        Stepper {
            objectName: "best"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("event.season.best")
            value: choices.season.best === 0 ? House.words.say("table.all_count") : choices.season.best
            canLess: choices.season.best > 0
            onMoved: by => choices.season.countMore(by)
        }

        Stepper {
            objectName: "least"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("event.season.least")
            value: choices.season.least === 0 ? House.words.say("table.everybody") : choices.season.least
            canLess: choices.season.least > 0
            onMoved: by => choices.season.askAttendance(by)
        }

        PaperField {
            fieldName: "missed"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("event.season.missed")
            hint: choices.season.missed
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            maximumLength: 8
            onEdited: text => choices.season.typeMissed(text)
        }
    }

    Words {
        Layout.fillWidth: true
        text: choices.season.places.length === 0 ? House.words.say("review.nothing") : choices.season.heading
        color: Theme.dimInk
    }

    Words {
        Layout.fillWidth: true
        visible: choices.season.notes.length > 0
        text: choices.season.notes.join(" ")
        size: 16
        color: Theme.dimInk
    }

    Item {
        implicitHeight: 1
    }
}
