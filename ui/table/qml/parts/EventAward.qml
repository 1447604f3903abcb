import QtQuick
import QtQuick.Layouts
import Spadille

// Points by the director for somebody of the ranking: how many, in which round, and why.
ColumnLayout {
    id: form

    readonly property var award: House.eventAward
    property int who: -1
    signal given

    function give(): void {
        award.give(who, points.text, why.text);
    }

    spacing: Theme.gap
    Component.onCompleted: {
        award.arrive();
        points.take();
    }

    Connections {
        target: form.award

        function onGiven(): void {
            form.given();
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap * 2

        PaperField {
            id: points

            width: Math.min(Theme.size(300), form.width)
            fieldName: "awardPoints"
            label: House.words.say("event.ask.credit")
            inputMethodHints: Qt.ImhFormattedNumbersOnly
            maximumLength: 8
            onAccepted: why.take()
        }

        Stepper {
            objectName: "awardRound"
            label: House.words.say("event.award.round")
            value: form.award.round
            canLess: form.award.round > 1
            canMore: form.award.round < House.event.rounds
            onMoved: by => form.award.round += by
        }
    }

    PaperField {
        id: why

        Layout.fillWidth: true
        fieldName: "awardWhy"
        label: House.words.say("event.ask.why")
        maximumLength: 240
        onAccepted: form.give()
    }

    TapButton {
        objectName: "giveAward"
        Layout.fillWidth: true
        paper: true
        guarded: true
        enabled: form.award.complete(points.text, why.text)
        text: House.words.say("event.award.save")
        onTapped: form.give()
    }

    Words {
        objectName: "awardRefused"
        Layout.fillWidth: true
        visible: House.event.refusal !== ""
        text: "! " + House.event.refusal
        strong: true
        color: Theme.badInk
        Accessible.role: Accessible.AlertMessage
    }
}
