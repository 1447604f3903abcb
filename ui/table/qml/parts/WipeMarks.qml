import QtQuick
import Spadille

// Wipes the last mark of a side. Nothing moves when marks come and go: it keeps its place.
TapButton {
    required property int side
    readonly property var marked: House.entry.marks[side] ?? ({
            "name": "",
            "sum": 0
        })

    enabled: marked.sum > 0
    opacity: enabled ? 1 : 0
    text: "⌫"
    size: 18
    Accessible.name: House.words.say("table.wipe_roem", marked.name)
    onTapped: House.entry.wipe(side)
}
