pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// What a session is called, where it is, and the totals that a sheet of paper brings along.
Column {
    id: begun

    spacing: Theme.gap

    PaperField {
        width: begun.width
        paper: false
        label: House.words.say("table.session_title")
        text: House.newSession.title
        onEdited: text => House.newSession.title = text
    }

    PaperField {
        width: begun.width
        paper: false
        label: House.words.say("table.session_place")
        text: House.newSession.place
        onEdited: text => House.newSession.place = text
    }

    Words {
        width: begun.width
        visible: House.newSession.ready
        text: House.words.say("table.totals_on_paper")
        size: 16
        color: Theme.dimChalk
    }

    Repeater {
        model: House.newSession.paper.length

        PaperField {
            required property int index
            readonly property var account: House.newSession.paper[index] ?? ({
                    "name": "",
                    "total": 0
                })

            width: begun.width
            fieldName: "paper" + index
            paper: false
            label: account.name
            text: account.total
            maximumLength: 6
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            onEdited: text => House.newSession.setTotal(index, text)
        }
    }

    component Figures: PaperField {
        width: begun.width
        paper: false
        maximumLength: 9
        inputMethodHints: Qt.ImhFormattedNumbersOnly
    }

    Repeater {
        model: House.newSession.before.length

        Column {
            id: member

            required property int index
            readonly property var modelData: House.newSession.before[index] ?? ({
                    "key": "",
                    "label": "",
                    "kind": "",
                    "items": []
                })

            width: begun.width
            spacing: begun.spacing

            Words {
                width: begun.width
                visible: member.modelData.kind !== "number"
                text: member.modelData.label
                size: 16
                color: Theme.dimChalk
            }

            Repeater {
                model: member.modelData.kind === "people" ? 0 : member.modelData.items.length

                Figures {
                    required property int index
                    readonly property var item: member.modelData.items[index] ?? ({
                            "name": "",
                            "value": 0
                        })

                    fieldName: member.modelData.key + index
                    label: member.modelData.kind === "number" ? member.modelData.label : item.name
                    text: item.value
                    onEdited: text => House.newSession.setBefore(member.modelData.key, index, text)
                }
            }

            NameChips {
                width: begun.width
                visible: member.modelData.kind === "people"
                prefix: member.modelData.key
                people: member.modelData.kind === "people" ? member.modelData.items : []
                onTapped: seat => House.newSession.toggleBefore(member.modelData.key, seat)
            }
        }
    }

    Repeater {
        model: House.newSession.gamesOver.length

        Column {
            id: game

            required property int index
            readonly property var modelData: House.newSession.gamesOver[index] ?? ({
                    "totals": [],
                    "people": []
                })

            width: begun.width
            spacing: begun.spacing

            Words {
                width: begun.width
                text: House.words.say("table.game_over_on_paper", game.index + 1)
                size: 16
                color: Theme.dimChalk
            }

            Repeater {
                model: game.modelData.totals.length

                Figures {
                    required property int index
                    readonly property var total: game.modelData.totals[index] ?? ({
                            "name": "",
                            "total": 0
                        })

                    fieldName: "game" + game.index + "_" + index
                    label: total.name
                    text: total.total
                    onEdited: text => House.newSession.setGameTotal(game.index, index, text)
                }
            }

            Words {
                width: begun.width
                text: House.words.say("table.who_won_on_paper")
                size: 16
                color: Theme.dimChalk
            }

            NameChips {
                width: begun.width
                prefix: "won" + game.index
                people: game.modelData.people
                onTapped: seat => House.newSession.toggleWinner(game.index, seat)
            }
        }
    }

    Row {
        visible: House.newSession.ready
        spacing: 10

        TapButton {
            objectName: "addGame"
            width: (begun.width - 10) / 2
            text: House.words.say("table.add_game")
            size: 17
            onTapped: House.newSession.addGame()
        }

        TapButton {
            objectName: "dropGame"
            width: (begun.width - 10) / 2
            enabled: House.newSession.gamesOver.length > 0
            text: House.words.say("table.drop_game")
            size: 17
            onTapped: House.newSession.dropGame()
        }
    }
}
