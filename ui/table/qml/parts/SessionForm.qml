pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// By which rules, who sits where, and what it began on: of a session that begins, or of one that has begun.
// Positioners and no layout: what is chosen changes how much stands here.
Flow {
    id: form

    property bool begun: false
    property bool paper: true  // what it began on can be told
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

        Seating {
            width: form.half
        }

        Newcomer {
            width: form.half
        }

        TapButton {
            id: more

            objectName: "more"
            width: form.half
            visible: !form.begun
            text: House.words.say("table.begun_on_paper")
            size: 17
            onTapped: chosen = !chosen
        }

        Loader {
            width: form.half
            active: form.paper && (form.begun || more.chosen)
            visible: active
            source: Qt.resolvedUrl("BegunOnPaper.qml")
        }
    }
}
