pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What can be drawn now, how each round stands, and how good the draw is.
ColumnLayout {
    id: head

    readonly property var draw: House.eventDraw

    spacing: Theme.gap

    Words {
        objectName: "drawWhyNot"
        Layout.fillWidth: true
        visible: head.draw.why !== ""
        text: head.draw.why
        size: 18
        strong: true
        color: head.draw.oneWords !== "" ? Theme.badInk : Theme.dimInk
    }

    Words {
        Layout.fillWidth: true
        visible: head.draw.why === "" && House.eventRoom.drawWhy !== ""
        text: House.eventRoom.drawWhy
        color: Theme.brassInk
    }

    Flow {
        id: ways

        readonly property bool beside: width > Theme.size(700) && House.event.drawn > 1  // the rounds, and what can be drawn
        readonly property real cell: beside ? Math.floor((width - spacing) / 2) : width

        Layout.fillWidth: true
        spacing: Theme.gap

        Flow {
            width: ways.cell
            spacing: 10

            FlowButton {
                objectName: "drawAll"
                room: ways.cell
                visible: head.draw.allWords !== ""
                enabled: head.draw.why === ""
                guarded: true
                main: true
                text: head.draw.allWords
                onTapped: head.draw.drawAll()
            }

            FlowButton {
                objectName: "drawOne"
                room: ways.cell
                visible: head.draw.oneWords !== ""
                enabled: head.draw.why === ""
                guarded: true
                main: head.draw.allWords === ""
                text: head.draw.oneWords
                onTapped: head.draw.drawOne()
            }

            FlowButton {
                objectName: "drawAgain"
                room: ways.cell
                visible: head.draw.againWords !== "" && head.draw.againWords !== head.draw.oneWords
                guarded: true
                text: head.draw.againWords
                onTapped: head.draw.drawAgain()
            }
        }

        EventRoundPick {
            width: ways.cell
            paper: true
        }
    }

    Repeater {
        model: head.draw.quality

        Words {
            required property string modelData

            Layout.fillWidth: true
            text: modelData
            color: Theme.goodInk
        }
    }

    Words {
        readonly property var shown: head.draw.rounds[House.event.round - 1]

        objectName: "roundState"
        Layout.fillWidth: true
        visible: House.event.drawn > 0
        text: shown ? House.words.labelled(House.words.say("event.round", shown.round), shown.words) : ""
        strong: true
        color: shown?.state === "stale" ? Theme.badInk : Theme.ink
    }

    Words {
        Layout.fillWidth: true
        visible: head.draw.canSwap
        text: House.words.say("event.swap.hint")
        size: 16
        color: Theme.dimInk
    }

    Item {
        implicitHeight: 1
    }
}
