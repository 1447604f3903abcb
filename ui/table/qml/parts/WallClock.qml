import QtQuick
import Spadille

// How long the round still has, or since when it is over.
Row {
    id: clock

    property real line: 30
    readonly property bool runs: House.eventWall.clock !== ""
    readonly property color ink: House.eventWall.over ? Theme.bad : Theme.brass

    visible: runs
    width: runs ? implicitWidth : 0
    spacing: line * 0.5
    Accessible.role: Accessible.StaticText
    Accessible.name: House.words.listed([House.eventWall.clockNote, House.eventWall.clock])

    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: House.eventWall.clockNote
        font.pixelSize: Math.round(clock.line * 0.7)
        strong: true
        color: clock.ink
        Accessible.ignored: true
    }

    Figure {
        objectName: "clock"
        anchors.verticalCenter: parent.verticalCenter
        value: House.eventWall.clock
        size: clock.line * 1.3 / Theme.scale
        weight: Font.Bold
        color: clock.ink
        Accessible.ignored: true
    }
}
