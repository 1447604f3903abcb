pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The other rooms, in rows of equal length where there is room for so many.
Grid {
    id: rooms

    property bool laid: true  // the page has its size
    property bool begins: false  // also a session of whichever game
    readonly property var names: [...(begins ? [["new", "NewSessionPage", "table.new_session"]] : []), ["events", "EventsPage", "event.name"], ...["Referee", "Rulebook", "History", "Statistics", "Ranking", "Rules", "Settings"].map(name => [name + "Page", name + "Page", "table." + name.toLowerCase()])]
    readonly property int fit: Math.max(1, Math.floor((width + spacing) / (Theme.size(142) + spacing)))
    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
    signal chosen(string page)

    columns: Math.ceil(names.length / Math.ceil(names.length / fit))
    spacing: Theme.gap

    Repeater {
        model: rooms.laid && rooms.width > 0 ? rooms.names : []  // made once, as large as they will be

        TapButton {
            required property var modelData

            objectName: modelData[0]
            guarded: true
            width: rooms.cell
            text: House.words.say(modelData[2])
            onTapped: rooms.chosen(modelData[1])
        }
    }
}
