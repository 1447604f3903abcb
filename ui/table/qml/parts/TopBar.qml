import QtQuick
import Spadille

// The head of every page but the first: the way back, where one is, and what else can be done.
Item {
    id: bar

    property string title: ""
    property string note: ""  // under it: by which rules, say
    property bool paper: false
    default property alias more: rest.data
    signal back

    implicitHeight: Math.max(button.height, heading.height + under.place)

    TapButton {
        id: button

        anchors.verticalCenter: parent.verticalCenter
        text: "‹"
        size: 30
        guarded: true
        paper: bar.paper
        Accessible.name: House.words.say("table.back")
        onTapped: bar.back()
    }

    Words {
        id: heading

        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -under.place / 2
        x: button.width + Theme.gap
        width: parent.width - x - (rest.width > 0 ? rest.width + Theme.gap : 0) - (explain.visible ? explain.width + Theme.gap : 0)
        text: bar.title
        size: Math.min(28, 36 / Theme.scale, Math.max(10, 1.5 * width / Theme.ems(text) / Theme.scale))  // two lines, as a rule
        strong: true
        whole: true
        color: bar.paper ? Theme.ink : Theme.chalk
        Accessible.role: Accessible.Heading
    }

    Words {
        id: under

        readonly property real place: visible ? height : 0

        objectName: "head_note"
        anchors.top: heading.bottom
        x: heading.x
        width: heading.width
        visible: text !== ""
        text: bar.note
        size: Math.min(16, 20 / Theme.scale)
        color: bar.paper ? Theme.dimInk : Theme.dimChalk
    }

    Row {
        id: rest

        anchors.right: explain.visible ? explain.left : parent.right
        anchors.rightMargin: explain.visible ? Theme.gap : 0
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap
    }

    ExplainButton {
        id: explain

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.width > Theme.size(700)
        paper: bar.paper
    }
}
