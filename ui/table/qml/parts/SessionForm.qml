pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// By which rules, who sits where, and what it began on: of a session that begins, or of one that has begun.
// Positioners and no layout: what is chosen changes how much stands here.
Flow {
    id: form

    property bool begun: false
    property bool paper: true  // what it began on can be told: below where it has begun, else above, once it is wanted
    property bool narrow: false
    property alias head: above.data
    readonly property real half: narrow ? width : (width - spacing) / 2
    signal options

    spacing: Theme.gap * 2

    Column {
        width: form.half
        spacing: Theme.gap

        Column {
            id: above

            width: form.half
        }

        GameChoice {
            width: form.half
            begun: form.begun
            onOptions: form.options()
        }
    }

    Column {
        width: form.half
        spacing: Theme.gap

        TapButton {
            objectName: "more"
            width: form.half
            visible: form.narrow && !form.begun
            text: House.words.say("table.begun_on_paper")
            size: 17
            chosen: form.paper
            onTapped: form.paper = !form.paper
        }

        Loader {
            width: form.half
            active: form.paper && !form.begun
            visible: active
            source: Qt.resolvedUrl("BegunOnPaper.qml")
        }

        People {
            width: form.half
        }

        Newcomer {
            width: form.half
        }

        Seating {
            width: form.half
        }

        Loader {
            width: form.half
            active: form.paper && form.begun
            visible: active
            source: Qt.resolvedUrl("BegunOnPaper.qml")
        }
    }
}
