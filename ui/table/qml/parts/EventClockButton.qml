import QtQuick
import QtQuick.Templates as T
import Spadille

// How long the round still has; from the last call on it stands out. A tap opens what can be done about it.
T.AbstractButton {
    id: button

    property bool open: false
    property bool small: false
    readonly property var clock: House.eventClock
    readonly property color tone: clock.over ? Theme.bad : Theme.brass

    implicitWidth: Math.max(Theme.touch, (clock.runs ? time.implicitWidth : word.width) + 24)
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: House.words.listed([House.words.say("event.clock"), clock.text, clock.says])
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.corner
        color: !button.clock.runs || button.open ? Theme.button : "transparent"
        border.width: button.visualFocus ? 3 : button.clock.lastCall || button.clock.over ? 2 : button.clock.runs && !button.open ? 0 : 1
        border.color: button.visualFocus ? Theme.brass : button.clock.lastCall || button.clock.over ? button.tone : Theme.buttonEdge
    }

    contentItem: Item {
        Figure {
            id: time

            anchors.centerIn: parent
            visible: button.clock.runs
            value: button.clock.text
            size: Math.min(button.small ? 26 : 40, 44 / Theme.scale)
            color: button.tone
            Accessible.ignored: true
        }

        Words {
            id: word

            anchors.centerIn: parent
            width: Theme.wide(text, size)
            visible: !button.clock.runs
            text: House.words.say("event.clock")
            size: Math.min(17, 20 / Theme.scale)
            strong: true
            Accessible.ignored: true
        }
    }
}
