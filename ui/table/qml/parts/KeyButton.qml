import QtQuick
import Spadille

// A button that a key of its own presses too; it shows which while keys are used.
TapButton {
    id: button

    property string key: ""

    Shortcut {
        sequence: button.key
        enabled: button.key !== "" && button.visible && button.enabled
        onActivated: button.press()
    }

    Words {
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: 6
        visible: Keyboard.used && button.key.length === 1 && button.key !== button.text && button.enabled
        text: button.key
        size: 12
        wrapMode: Text.NoWrap
        color: button.inkOnFace
        Accessible.ignored: true
    }
}
