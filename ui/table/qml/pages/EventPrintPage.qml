pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// The papers of an event, each as a PDF: of one round, or of all that are drawn.
PaperPage {
    id: page

    readonly property var explained: ["help.event_print"]
    readonly property var papers: House.eventPapers

    property int round: House.event.round

    title: House.words.say("event.print") + " · " + House.event.title
    Component.onDestruction: papers.forget()

    Pick {
        objectName: "of"
        Layout.fillWidth: true
        label: House.words.say("event.print.of")
        options: [[0, House.words.say("event.print.all")], ...Array.from({
                length: House.event.drawn
            }, (none, i) => [i + 1, String(i + 1)])]
        value: page.round
        onPicked: value => page.round = value
    }

    GridLayout {
        Layout.fillWidth: true
        columns: page.narrow ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Repeater {
            model: page.papers

            TapButton {
                required property string what
                required property string title

                objectName: what
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                paper: true
                guarded: true
                text: title
                onTapped: page.papers.save(what, page.round)
            }
        }
    }

    // It has its place before anything is saved: nothing moves.
    Words {
        objectName: "printed"
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(implicitHeight, 3 * Math.ceil(Theme.size(size) * 1.25))
        text: page.papers.refused ? "! " + page.papers.said : page.papers.said
        size: 17
        strong: page.papers.refused
        color: page.papers.refused ? Theme.badInk : Theme.ink
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.role: Accessible.AlertMessage
        Accessible.ignored: text === ""
    }

    Words {
        Layout.fillWidth: true
        text: House.phones.address === "" ? House.words.say("event.print.no_square") : ""
        visible: text !== ""
        size: 16
        color: Theme.dimInk
    }
}
