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
    told: plan.wrong !== "" ? plan.wrong : House.event.refusal
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

    // Positioners: a layout of Qt 6.4 forgets to move what is there when its columns change.
    Flow {
        id: cards

        readonly property real half: page.wide ? Math.floor((width - spacing) / 2) : width

        Layout.fillWidth: true
        spacing: Theme.gap

        Column {
            width: cards.half
            spacing: Theme.gap

            PaperCard {
                width: cards.half

                PaperField {
                    fieldName: "eventTitle"
                    Layout.fillWidth: true
                    label: House.words.say("event.title")
                    Component.onCompleted: text = page.plan.title
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

                TapButton {
                    objectName: "eventOptions"
                    Layout.fillWidth: true
                    paper: true
                    size: 17
                    guarded: true
                    text: House.words.say("table.each_rule")
                    onTapped: page.StackView.view.push(Qt.resolvedUrl("RulesPage.qml"), {
                            "ofForm": true
                        })
                }
            }

            PaperCard {
                width: cards.half

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

                TapButton {
                    objectName: "shortTables"
                    Layout.fillWidth: true
                    paper: true
                    size: 17
                    answer: true
                    chosen: page.plan.shortTables
                    text: House.words.say("event.plan.short_tables")
                    onTapped: page.plan.toggleShortTables()
                }
            }
        }

        Column {
            width: cards.half
            spacing: Theme.gap

            PaperCard {
                width: cards.half

                Grid {
                    id: steps

                    readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)

                    Layout.fillWidth: true
                    columns: width < Theme.size(460) ? 1 : 2
                    columnSpacing: Theme.gap
                    rowSpacing: Theme.gap

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
                            width: steps.cell
                            label: step.label
                            value: step.value
                            canLess: step.canLess
                            canMore: step.canMore
                            onMoved: by => page.plan.step(step.key, by)
                        }
                    }
                }
            }

            EventTies {
                width: cards.half
            }

            EventCredits {
                width: cards.half
            }

            PaperCard {
                width: cards.half

                PaperField {
                    fieldName: "eventPlace"
                    Layout.fillWidth: true
                    label: House.words.say("event.place")
                    Component.onCompleted: text = page.plan.place
                    onEdited: text => page.plan.say("place", text)
                }

                PaperField {
                    fieldName: "eventDate"
                    Layout.fillWidth: true
                    label: House.words.say("event.day")
                    Component.onCompleted: text = page.plan.date
                    maximumLength: 10
                    onEdited: text => page.plan.say("date", text)
                }
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
