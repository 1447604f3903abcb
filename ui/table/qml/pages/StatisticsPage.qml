pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What people did over many evenings; a tap chooses one of them, another compares him.
PaperPage {
    id: page

    readonly property var explained: ["help.statistics"]

    readonly property var statistics: House.statistics

    title: House.words.say("table.statistics")

    function refresh(): void {
        statistics.refresh();
    }

    Component.onCompleted: {
        House.home.meetPeople();
        refresh();
    }

    GridLayout {
        Layout.fillWidth: true
        columns: page.narrow ? 1 : 2
        columnSpacing: Theme.gap * 2
        rowSpacing: Theme.gap * 1.5

        SpanPick {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            value: page.statistics.span
            onPicked: value => page.statistics.span = value
        }

        Pick {
            objectName: "game_"
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            label: House.words.say("table.game")
            options: Array.from(House.newSession.games).map(game => [game.id, game.name])
            value: page.statistics.game
            onPicked: value => page.statistics.game = page.statistics.game === value ? "" : value
        }
    }

    Pick {
        objectName: "person_"
        Layout.fillWidth: true
        label: House.words.say("table.whose_figures")
        options: Array.from(House.home.people).map(name => [name, name])
        value: page.statistics.person
        onPicked: value => page.statistics.person = page.statistics.person === value ? "" : value
    }

    Pick {
        objectName: "other_"
        Layout.fillWidth: true
        visible: page.statistics.person !== ""
        label: House.words.say("table.compared_with")
        options: Array.from(House.home.people).filter(name => name !== page.statistics.person).map(name => [name, name])
        value: page.statistics.other
        onPicked: value => page.statistics.other = page.statistics.other === value ? "" : value
    }

    Words {
        Layout.fillWidth: true
        visible: page.statistics.nothing
        text: page.statistics.problem === "" ? House.words.say("review.nothing") : "! " + page.statistics.problem
        color: page.statistics.problem === "" ? Theme.dimInk : Theme.badInk
    }

    Repeater {
        model: page.statistics.askedFirst

        AskedFirst {
            required property int index
            required property var modelData

            objectName: "askedFirst" + index
            Layout.fillWidth: true
            title: modelData.name === "" ? modelData.game : modelData.name + " · " + modelData.game
            figures: modelData.figures
        }
    }

    Repeater {
        model: page.statistics.sheets

        FigureCard {
            required property int index
            required property var modelData

            objectName: "figures" + index
            Layout.fillWidth: true
            title: modelData.name + " · " + modelData.game
            sheet: modelData
        }
    }

    Repeater {
        model: page.statistics.encounters

        PaperCard {
            id: encounter

            required property int index
            required property var modelData

            objectName: "encounter" + index
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.size(760)
            title: modelData.game

            LabelledFigure {
                Layout.fillWidth: true
                heading: true
                figures: [page.statistics.person, page.statistics.other]
            }

            Repeater {
                model: encounter.modelData.rows

                LabelledFigure {
                    required property var modelData

                    Layout.fillWidth: true
                    heading: modelData.a === ""
                    label: modelData.label
                    figures: [modelData.a, modelData.b]
                }
            }
        }
    }
}
