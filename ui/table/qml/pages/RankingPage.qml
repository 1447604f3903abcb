pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// The ranking of a season: which game, how many evenings count, what a missed one is worth.
PaperPage {
    id: page

    readonly property var explained: ["help.ranking"]

    readonly property var ranking: House.ranking

    title: House.words.say("table.ranking")

    function refresh(): void {
        ranking.prepare();
    }

    Component.onCompleted: refresh()

    GridLayout {
        Layout.fillWidth: true
        columns: page.narrow ? 1 : 2
        columnSpacing: Theme.gap * 2
        rowSpacing: Theme.gap * 1.5

        Pick {
            objectName: "game_"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("table.game")
            options: Array.from(House.newSession.games).map(game => [game.id, game.name])
            value: page.ranking.game
            onPicked: value => page.ranking.game = value
        }

        SpanPick {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            value: page.ranking.span
            onPicked: value => page.ranking.span = value
        }

        Stepper {
            objectName: "best"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("table.best_count")
            value: page.ranking.best === 0 ? House.words.say("table.all_count") : page.ranking.best
            canLess: page.ranking.best > 0
            onMoved: by => page.ranking.countMore(by)
        }

        Stepper {
            objectName: "least"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("table.least_attendance")
            value: page.ranking.least === 0 ? House.words.say("table.everybody") : page.ranking.least
            canLess: page.ranking.least > 0
            onMoved: by => page.ranking.askAttendance(by)
        }

        PaperField {
            objectName: "absent"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("table.absent_credit")
            hint: page.ranking.absent
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            maximumLength: 8
            onEdited: text => page.ranking.typeAbsent(text)
        }
    }

    Words {
        Layout.fillWidth: true
        text: page.ranking.places.length === 0 ? House.words.say("review.nothing") : page.ranking.heading
        color: Theme.dimInk
    }

    Repeater {
        model: page.ranking.places

        PaperCard {
            id: place

            required property int index
            required property var modelData

            objectName: "place" + index
            Layout.fillWidth: true

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap
                Accessible.role: Accessible.StaticText
                Accessible.name: House.words.listed([place.modelData.place, place.modelData.name, place.modelData.total, place.modelData.average])

                Words {
                    text: place.modelData.place
                    size: 24
                    color: Theme.brassInk
                    strong: true
                    Accessible.ignored: true
                }

                Words {
                    Layout.fillWidth: true
                    text: place.modelData.name
                    size: 22
                    strong: true
                    color: Theme.ink
                    Accessible.ignored: true
                }

                Words {
                    visible: text !== ""
                    text: place.modelData.average
                    size: 20
                    color: Theme.dimInk
                    Accessible.ignored: true
                }

                Figure {
                    value: place.modelData.total
                    size: 30
                    color: value.startsWith("−") ? Theme.badInk : Theme.ink
                    Accessible.ignored: true
                }
            }

            Words {
                Layout.fillWidth: true
                text: place.modelData.results.join("   ")
                size: 17
                color: Theme.dimInk
            }
        }
    }

    Words {
        Layout.fillWidth: true
        visible: page.ranking.notes.length > 0
        text: page.ranking.notes.join(" ")
        size: 16
        color: Theme.dimInk
    }
}
