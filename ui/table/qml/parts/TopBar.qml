import QtQuick
import QtQuick.Layouts
import Spadille

// The head of every page but the first: the way back, and where one is.
RowLayout {
    id: bar

    property string title: ""
    property bool paper: false
    signal back

    spacing: Theme.gap

    TapButton {
        text: "‹"
        size: 30
        guarded: true
        paper: bar.paper
        Accessible.name: House.words.say("table.back")
        onTapped: bar.back()
    }

    Words {
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        text: bar.title
        size: Math.min(28, 36 / Theme.scale)
        strong: true
        whole: true
        color: bar.paper ? Theme.ink : Theme.chalk
        Accessible.role: Accessible.Heading
    }
}
