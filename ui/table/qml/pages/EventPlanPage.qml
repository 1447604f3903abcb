pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// How an event is played and ranked: what it is called and which game is enough, all else is as clubs usually play.
PaperPage {
    id: page

    readonly property var explained: ["help.event_plan"]

    readonly property var plan: House.eventPlan
    readonly property bool wide: width >= Theme.size(900)

    title: House.words.say(plan.fresh ? "event.begin_new" : "event.plan")
    told: House.event.refusal
    refused: true

    Connections {
        target: page.plan

        function onSaved(): void {
            if (page.plan.fresh)
                page.StackView.view.replace(page, Qt.resolvedUrl("EventRoomPage.qml"));
            else
                page.StackView.view.pop();
        }
    }

    GridLayout {
        Layout.fillWidth: true
        columns: page.wide ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        PaperCard {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop

            PaperField {
                fieldName: "eventTitle"
                Layout.fillWidth: true
                label: House.words.say("event.title")
                text: page.plan.title
                onEdited: text => page.plan.say("title", text)
                onAccepted: if (page.plan.ready)
                    page.plan.save()
            }

            Pick {
                objectName: "eventGame_"
                Layout.fillWidth: true
                label: House.words.say("table.game")
                options: Array.from(House.newSession.games).map(game => [game.id, game.name])
                value: House.newSession.game
                onPicked: value => House.newSession.game = value
            }

            Pick {
                objectName: "eventRules_"
                Layout.fillWidth: true
                label: House.words.say("table.rules")
                options: Array.from(House.newSession.presets).map(preset => [preset.id, preset.label])
                value: House.newSession.preset
                onPicked: value => House.newSession.preset = value
            }

            FlowButton {
                objectName: "eventOptions"
                room: parent.width
                size: 17
                guarded: true
                text: House.words.say("table.each_rule")
                onTapped: page.StackView.view.push(Qt.resolvedUrl("RulesPage.qml"), {
                    "ofForm": true
                })
            }
        }

        PaperCard {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop

            Repeater {
                model: page.plan.steps.length

                Stepper {
                    required property int index
                    readonly property var step: page.plan.steps[index] ?? ({
                            "key": "",
                            "label": "",
                            "value": "",
                            "canLess": false,
                            "canMore": false
                        })

                    objectName: "plan_" + step.key
                    Layout.fillWidth: true
                    label: step.label
                    value: step.value
                    canLess: step.canLess
                    canMore: step.canMore
                    onMoved: by => page.plan.step(step.key, by)
                }
            }
        }

        PaperCard {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop

            Repeater {
                model: page.plan.choices.length

                Pick {
                    required property int index
                    readonly property var choice: page.plan.choices[index] ?? ({
                            "key": "",
                            "label": "",
                            "value": "",
                            "options": []
                        })

                    objectName: choice.key + "_"
                    Layout.fillWidth: true
                    label: choice.label
                    options: choice.options
                    value: choice.value
                    onPicked: value => page.plan.choose(choice.key, value)
                }
            }

            FlowButton {
                objectName: "shortTables"
                room: parent.width
                size: 17
                answer: true
                chosen: page.plan.shortTables
                text: House.words.say("event.plan.short_tables")
                onTapped: page.plan.toggleShortTables()
            }
        }

        EventTies {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
        }

        EventCredits {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
        }

        PaperCard {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop

            PaperField {
                fieldName: "eventPlace"
                Layout.fillWidth: true
                label: House.words.say("event.place")
                text: page.plan.place
                onEdited: text => page.plan.say("place", text)
            }

            PaperField {
                fieldName: "eventDate"
                Layout.fillWidth: true
                label: House.words.say("event.day")
                text: page.plan.date
                maximumLength: 10
                onEdited: text => page.plan.say("date", text)
            }
        }
    }

    foot: TapButton {
        objectName: "savePlan"
        Layout.fillWidth: true
        paper: true
        main: true
        guarded: true
        size: 26
        enabled: page.plan.ready
        text: House.words.say(page.plan.fresh ? "table.begin" : "event.plan_saved")
        onTapped: page.plan.save()
    }
}
