import QtQuick
import QtQuick.Templates as T
import Spadille

// Every button: at least a thumb wide, with what it does in words, and under them what comes of it.
T.AbstractButton {
    id: button

    property string note: ""
    property color noteColor: Theme.dimChalk
    property bool chosen: false
    property bool answer: false  // one of several that can be chosen: a screen reader says whether it is
    property bool main: false
    property bool paper: false
    property bool flat: false  // nothing but its sign, where a row of buttons would be too loud
    // What saves, undoes or leaves the page ignores a second tap that comes at once.
    property bool guarded: false
    property bool shy: false  // it ignores the echo of a tap on such a button, and is quick itself
    property real size: 20
    property real noteSize: 15
    // Lines that words have a place for, whatever they are: the button stays as large as it is, and takes smaller letters
    // where they are more. 0: it is as large as its words.
    property int textLines: 0
    property int noteLines: 0
    property bool shortens: false  // a note that is longer ends in dots: it is told in full elsewhere
    signal tapped

    readonly property color face: chosen ? Theme.brass : main ? (paper ? Theme.ink : Theme.chalk) : paper ? Theme.paperRaised : Theme.button
    readonly property color inkOnFace: chosen ? Theme.brassText : main ? (paper ? Theme.paper : (Theme.contrast ? "#000000" : Theme.feltEdge)) : paper ? Theme.ink : Theme.chalk

    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: 10
    leftPadding: 14
    rightPadding: 14
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.45
    checkable: answer
    checked: answer && chosen
    onToggled: checked = Qt.binding(() => answer && chosen)  // a tap asks for it, and does not decide it
    Accessible.name: House.words.listed([text, note])
    Accessible.onPressAction: button.press()
    Accessible.onToggleAction: button.press()
    Keys.onReturnPressed: button.press()
    Keys.onEnterPressed: button.press()

    // What Return and screen readers do; AbstractButton has no click() before Qt 6.8.
    function press(): void {
        if (enabled)
            clicked();
    }

    onClicked: if (guarded ? Guard.pass() : !shy || Guard.quiet())
        tapped()

    contentItem: Item {
        // Of whole words: the label takes smaller letters where there is less room.
        implicitWidth: Math.max(Theme.wide(button.text, button.size), Theme.wide(button.note, button.noteSize))
        implicitHeight: label.place + under.place

        Words {
            id: label

            readonly property real place: button.textLines > 0 ? button.textLines * Math.ceil(Theme.size(button.size) * 1.25) : implicitHeight

            width: parent.width
            height: button.textLines > 0 ? place : undefined
            fontSizeMode: button.textLines > 0 ? Text.Fit : Text.FixedSize
            minimumPixelSize: 11
            verticalAlignment: Text.AlignVCenter
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: -under.place / 2
            text: button.text
            size: button.size
            strong: true
            whole: true
            maximumLineCount: 6
            color: button.inkOnFace
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }

        Words {
            id: under

            readonly property real place: button.noteLines > 0 ? button.noteLines * Math.ceil(Theme.size(button.noteSize) * 1.25) + 2 : button.note !== "" ? implicitHeight + 2 : 0

            visible: button.note !== ""
            width: parent.width
            height: button.noteLines > 0 ? place - 2 : undefined
            fontSizeMode: button.noteLines > 0 ? Text.Fit : Text.FixedSize
            minimumPixelSize: 10
            elide: button.shortens ? Text.ElideRight : Text.ElideNone
            anchors.top: label.bottom
            anchors.topMargin: 2
            text: button.note
            size: button.note === "" ? 17 : button.noteSize  // a font is looked for even so
            whole: true
            color: button.chosen || button.main ? button.inkOnFace : button.noteColor
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.corner
        color: button.flat && !button.down ? "transparent" : button.down ? Qt.darker(button.face, 1.15) : button.face
        border.width: button.visualFocus ? 3 : button.main || button.chosen || button.flat ? 0 : 1
        border.color: button.visualFocus ? (button.chosen ? Theme.chalk : Theme.brass) : button.paper ? Theme.paperEdge : Theme.buttonEdge
    }
}
