import QtQuick
import Spadille

// The clock of the round: begun, stopped, longer or shorter.
Slate {
    id: slate

    readonly property var clock: House.eventClock
    property int minutes: clock.minutes

    implicitHeight: all.height + 28

    Column {
        id: all

        x: 14
        y: 14
        width: parent.width - 28
        spacing: 10

        Words {
            width: parent.width
            text: slate.clock.says !== "" ? slate.clock.says : House.words.labelled(House.words.say("event.clock.minutes"), String(slate.minutes))
            size: 17
            color: slate.clock.over ? Theme.bad : slate.clock.lastCall ? Theme.brass : Theme.dimChalk
        }

        Flow {
            id: ways

            width: parent.width
            spacing: 8

            TapButton {
                objectName: "clockLess"
                text: "−5"
                size: 18
                Accessible.name: House.words.say("table.less", House.words.say("event.clock.minutes"))
                onTapped: slate.clock.runs ? slate.clock.add(-5) : slate.minutes = Math.max(5, slate.minutes - 5)
            }

            TapButton {
                objectName: "clockMore"
                text: "+5"
                size: 18
                Accessible.name: House.words.say("table.more_of", House.words.say("event.clock.minutes"))
                onTapped: slate.clock.runs ? slate.clock.add(5) : slate.minutes = Math.min(600, slate.minutes + 5)
            }

            TapButton {
                objectName: "clockStart"
                width: Math.min(implicitWidth, ways.width)
                guarded: true
                main: !slate.clock.runs
                enabled: slate.clock.canStart
                size: 18
                text: House.words.say(slate.clock.runs ? "event.clock.stop" : "event.clock.start")
                onTapped: slate.clock.runs ? slate.clock.stop() : slate.clock.start(slate.minutes)
            }
        }
    }
}
