import QtQuick
import Spadille

// The number of a clause; a tap shows it, another hides it.
TapButton {
    id: button

    property string rule: ""
    property bool open: false

    text: rule
    size: 15
    paper: true
    chosen: open
    Accessible.name: House.words.say("table.show_clause", rule)
    onTapped: open = !open
}
