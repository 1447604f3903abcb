pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// A column on the wall: a head, a slate with lines, and below it which of all lines these are.
Item {
    id: column

    property var panel: null
    property real line: 30  // how high one is, as a rule
    property int from: 0  // of the lines of the page
    property int to: fit
    property bool follows: false  // it goes on where the other one ends
    property bool seats: false
    property real tail: 0  // kept free beside the head
    property string note: ""
    readonly property int pages: panel.pages
    readonly property int fit: Math.max(1, Math.floor((board.height - line * 0.8) / line))
    readonly property int letter: Math.max(11, Math.round(line * 0.75))
    readonly property var shown: Array.from(panel.shown).slice(from, to)
    readonly property var longest: panel.longest

    // What the longest of each needs, whatever digits it has.
    readonly property real leadRoom: room(longest.lead)
    readonly property real asideRoom: room(longest.aside)
    readonly property real figureRoom: room(longest.figure)
    readonly property real tailRoom: Math.ceil(longest.tail.length * letter * 1.1)  // W is as wide as a Japanese letter
    // Where names of a whole table stand, all of them are smaller rather than cut off.
    readonly property real nameRoom: width - 2 * lines.x - taken(leadRoom) - taken(asideRoom) - taken(figureRoom) - taken(tailRoom)
    readonly property real nameSize: Math.max(0.7, Math.min(1, nameRoom / Math.max(1, Theme.ems(longest.name) * letter)))

    function taken(room: real): real {
        return room > 0 ? room + letter : 0;
    }

    function room(part: string): real {
        return part === "" ? 0 : Math.ceil(Theme.ems(part.replace(/\d/g, "0")) * letter * 1.06);
    }

    Words {
        objectName: "head"
        width: parent.width - column.tail
        height: column.line * 2.4
        visible: !column.follows
        text: column.panel.title
        font.pixelSize: Math.round(column.line * 1.3)
        font.weight: Font.Bold
        fontSizeMode: Text.Fit
        minimumPixelSize: column.letter
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
    }

    Slate {
        id: board

        y: column.line * 2.5
        width: parent.width
        height: parent.height - y - column.line * 1.4

        Column {
            id: lines

            readonly property real each: (board.height - column.line * 0.8) / column.fit

            x: column.line * 0.6
            y: column.line * 0.4
            width: board.width - 2 * x
            Accessible.role: Accessible.List
            Accessible.name: column.panel.title

            Repeater {
                model: column.shown.length

                WallLine {
                    required property int index

                    objectName: "line" + index
                    width: lines.width
                    height: lines.each
                    told: column.shown[index] ?? {}
                    letter: column.letter
                    nameLetter: Math.max(11, Math.round(column.letter * column.nameSize))
                    leadRoom: column.leadRoom
                    asideRoom: column.asideRoom
                    figureRoom: column.figureRoom
                    tailRoom: column.tailRoom
                    seats: column.seats
                }
            }
        }
    }

    Words {
        objectName: "foot"
        anchors.bottom: parent.bottom
        width: parent.width
        height: column.line * 1.2
        visible: !column.follows && column.pages > 1
        text: [House.words.say("event.wall.part", column.panel.first, column.panel.last, column.panel.count), column.note].filter(part => part !== "").join(" · ")
        font.pixelSize: Math.max(11, Math.round(column.line * 0.6))
        color: Theme.dimChalk
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    // What was there goes, what comes appears.
    Connections {
        target: House.eventWall

        function onTurned(): void {
            if (!Theme.still && column.pages > 1)
                fade.restart();
        }
    }

    NumberAnimation {
        id: fade

        target: lines
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.slow
    }
}
