pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Beside the tables: what waits, who leads, and what a director does now and then.
Column {
    id: side

    required property var page
    property string sure: ""  // "closeEvent" or "discardEvent": asked once more

    spacing: Theme.gap

    EventClockCard {
        width: side.width
        visible: side.page.beside && side.page.clockOpen
    }

    EventMatters {
        width: side.width
        visible: side.page.beside && House.event.drawn > 0
        onChosen: matter => side.page.settle(matter)
    }

    EventLeading {
        width: side.width
    }

    // It has its place before anything is asked: no button moves under a finger.
    Words {
        width: side.width
        visible: !House.event.closed
        opacity: side.sure !== "" ? 1 : 0
        Accessible.ignored: side.sure === ""
        text: House.words.say(side.sure === "discardEvent" ? "event.discard_sure" : "event.close_sure")
        size: 17
        color: Theme.bad
    }

    Grid {
        id: ways

        readonly property real cell: Math.floor((width - spacing) / 2)

        width: side.width
        columns: 2
        spacing: Theme.gap

        Repeater {
            model: [["came_late", "event.came_late"], ["left", "event.left"], ["roster", "event.roster"], ["plan", "event.plan"], ["ranking", "event.ranking"], ["undoEvent", "table.undo"], ["redoEvent", "book.redo"], ["closeEvent", "event.close"], ["discardEvent", "event.discard"]]

            TapButton {
                required property var modelData
                readonly property string name: modelData[0]

                visible: name === "ranking" || (name === "undoEvent" ? House.eventRoom.undoWords !== "" : name === "redoEvent" ? House.eventRoom.canRedo : !House.event.closed)
                objectName: name
                width: ways.cell
                guarded: true
                size: 17
                noteSize: 14
                main: name === side.sure
                text: House.words.say(modelData[1])
                note: name === "undoEvent" ? House.eventRoom.undoWords : ""
                onTapped: {
                    if (name === "undoEvent")
                        return House.eventRoom.undo();
                    if (name === "redoEvent")
                        return House.eventRoom.redo();
                    if (name !== "closeEvent" && name !== "discardEvent")
                        return side.page.visit(name);
                    if (name !== side.sure)
                        return side.sure = name;
                    side.sure = "";
                    if (name === "closeEvent")
                        House.eventRoom.close();
                    else
                        House.eventRoom.throwAway();
                }
            }
        }
    }
}
