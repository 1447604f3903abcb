import QtQuick
import Spadille

// "?": what can be done on this page.
TapButton {
    objectName: "explain"
    text: "?"
    size: 20
    guarded: true
    Accessible.name: House.words.say("help.head")
    onTapped: Explained.open = true
}
