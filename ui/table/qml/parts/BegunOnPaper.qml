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
}
