pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// All options of a game: how they differ from a set that has a name, and a name for one's own.
PaperPage {
    id: page

    readonly property var explained: ["help.rules"]

    readonly property var ruleSet: House.ruleSet
    property bool ofForm: false  // of a session that begins, or of the one that lies open

    title: House.words.say("table.rules")
    Component.onCompleted: ofForm ? ruleSet.takeFromForm() : ruleSet.prepare()

    TapButton {
        objectName: "useRules"
        Layout.fillWidth: true
        visible: page.ofForm
        paper: true
        main: true
        guarded: true
        text: House.words.say("table.play_by_these")
        onTapped: {
            page.ruleSet.giveToForm();
            page.StackView.view.pop();
        }
    }

    Pick {
        objectName: "game_"
        Layout.fillWidth: true
        visible: !page.ofForm
        label: House.words.say("table.game")
        options: Array.from(House.newSession.games).map(game => [game.id, game.name])
        value: page.ruleSet.game
        onPicked: value => page.ruleSet.game = value
    }

    Pick {
        objectName: "base_"
        Layout.fillWidth: true
        label: House.words.say("table.begin_with")
        options: page.ruleSet.choices.map(choice => [choice.id, choice.label])
        value: page.ruleSet.base
        onPicked: value => page.ruleSet.base = value
    }

    GridLayout {
        Layout.fillWidth: true
        columns: page.narrow ? 1 : 3
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        PaperField {
            id: name

            objectName: "rulesName"
            Layout.fillWidth: true
            label: House.words.say("table.rules_name")
            onAccepted: page.ruleSet.save(text)
        }

        TapButton {
            objectName: "saveRules"
            Layout.fillWidth: page.narrow
            Layout.alignment: Qt.AlignBottom
            paper: true
            main: true
            guarded: true
            enabled: name.text.trim() !== ""
            text: House.words.say("table.save_rules")
            onTapped: page.ruleSet.save(name.text)
        }

        TapButton {
            objectName: "removeRules"
            Layout.fillWidth: page.narrow
            Layout.alignment: Qt.AlignBottom
            visible: page.ruleSet.ofHouse
            paper: true
            guarded: true
            text: House.words.say("table.remove_rules")
            onTapped: page.ruleSet.remove()
        }
    }

    Words {
        objectName: "rulesSaid"
        Accessible.role: Accessible.AlertMessage
        Layout.fillWidth: true
        visible: page.ruleSet.said !== ""
        text: (page.ruleSet.refused ? "! " : "✓ ") + page.ruleSet.said
        strong: true
        color: page.ruleSet.refused ? Theme.badInk : Theme.goodInk
    }

    Words {
        Layout.fillWidth: true
        text: page.ruleSet.differences === 0 ? House.words.say("cli.rules.same")
            : House.words.count("table.options_differ", page.ruleSet.differences)
        color: Theme.dimInk
    }

    GridLayout {
        Layout.fillWidth: true
        columns: page.width < Theme.size(900) ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Repeater {
            model: page.ruleSet.count

            OptionRow {
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                Layout.alignment: Qt.AlignTop
            }
        }
    }
}
