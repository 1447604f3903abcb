pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// A session that has gone on in several ways: all of them side by side, and one tap says which one stays.
PaperCard {
    id: fork

    required property var told  // number, heading, words, ways
    property string asked: ""  // the way that is to stay, once more asked

    title: told.heading
    note: told.words

    // Positioners: a layout of Qt 6.4 forgets to move what is there when its columns change.
    Grid {
        id: ways

        readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)

        Layout.fillWidth: true
        columns: width < Theme.size(520) ? 1 : Math.min(fork.told.ways.length, Math.max(1, Math.floor(width / Theme.size(260))))
        spacing: Theme.gap

        Repeater {
            model: fork.told.ways

            ClubWay {
                id: way

                required property int index
                required property var modelData

                width: ways.cell
                told: modelData
                place: fork.told.number + "_" + index
                asked: fork.asked === modelData.way
                onChosen: fork.asked = modelData.way
                onDeclined: fork.asked = ""
                onKept: House.club.keep(fork.told.number, modelData.way)
            }
        }
    }
}
