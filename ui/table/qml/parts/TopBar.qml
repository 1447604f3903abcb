import QtQuick
import Spadille

// The head of every page but the first: the way back, where one is, and what else can be done.
Item {
    id: bar

    property string title: ""
    property bool paper: false
    default property alias more: rest.data
    signal back

    implicitHeight: Math.max(button.height, heading.height)

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
        x: button.width + Theme.gap
        width: parent.width - x - (rest.width > 0 ? rest.width + Theme.gap : 0) - (explain.visible ? explain.width + Theme.gap : 0)
        text: bar.title
        size: Math.min(28, 36 / Theme.scale)
        strong: true
        whole: true
        color: bar.paper ? Theme.ink : Theme.chalk
        Accessible.role: Accessible.Heading
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
