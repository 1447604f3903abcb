import QtQuick
import Spadille

// A line on the wall: a name, and what it is looked for. Figures stand under figures; a name that is too long ends in dots.
Item {
    id: line

    property var told: ({})
    property int letter: 24
    property int nameLetter: letter
    property real leadRoom: 0
    property real asideRoom: 0
    property real figureRoom: 0
    property real tailRoom: 0
    property bool seats: false  // the figure is a table
    readonly property real gap: letter * 0.9
    readonly property string tail: told.tail ?? ""
    readonly property string note: told.note ?? ""

    function taken(room: real): real {
        return room > 0 ? room + gap : 0;
    }

    Accessible.role: Accessible.ListItem
    Accessible.name: House.words.listed([told.lead ?? "", told.name ?? "", told.aside ?? "", told.figure ?? "", line.tail, line.note])

    Figure {
        anchors.verticalCenter: parent.verticalCenter
        value: line.told.lead ?? ""
        size: line.letter / Theme.scale
        weight: Font.Normal
        color: Theme.dimChalk
        Accessible.ignored: true
    }

    Words {
        objectName: "name"
        anchors.verticalCenter: parent.verticalCenter
        x: line.taken(line.leadRoom)
        width: Math.max(0, line.width - x - (line.note !== "" ? instead.width + line.gap : line.taken(line.asideRoom) + line.taken(line.figureRoom) + line.taken(line.tailRoom)))
        text: line.told.name ?? ""
        font.pixelSize: line.nameLetter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Words {
        id: instead

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: line.note !== ""
        text: line.note
        font.pixelSize: line.letter
        wrapMode: Text.NoWrap
        color: Theme.dimChalk
        Accessible.ignored: true
    }

    Figure {
        anchors.right: parent.right
        anchors.rightMargin: line.taken(line.figureRoom) + line.taken(line.tailRoom)
        anchors.verticalCenter: parent.verticalCenter
        visible: value !== ""
        value: line.told.aside ?? ""
        size: line.letter / Theme.scale
        weight: Font.Normal
        color: Theme.dimChalk
        Accessible.ignored: true
    }

    Figure {
        objectName: "figure"
        anchors.right: parent.right
        anchors.rightMargin: line.taken(line.tailRoom)
        anchors.verticalCenter: parent.verticalCenter
        visible: value !== ""
        value: line.told.figure ?? ""
        size: line.letter / Theme.scale
        weight: Font.Bold
        color: line.seats ? Theme.brass : Theme.chalk
        Accessible.ignored: true
    }

    Words {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: line.tailRoom
        visible: text !== ""
        text: line.tail
        font.pixelSize: line.letter
        wrapMode: Text.NoWrap
        color: Theme.dimChalk
        Accessible.ignored: true
    }
}
