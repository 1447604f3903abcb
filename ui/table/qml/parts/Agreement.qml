pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Everybody whom the deal touches says that it is right; with the last of them it is saved.
Slate {
    id: agreement

    required property var all  // who is asked: name, agreed
    property string effect: ""
    property real most: Infinity  // higher it does not become: the rest is scrolled to
    signal agreed(int who)

    visible: all.length > 0
    implicitHeight: Math.min(most, body.height + 32)

    Flickable {
        anchors.fill: parent
        anchors.margins: 16
        contentHeight: body.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: body

            width: parent.width
            spacing: Theme.gap

            Words {
                width: body.width
                text: House.words.say("table.is_it_right", agreement.effect)
                size: 20
                strong: true
                Accessible.role: Accessible.AlertMessage
            }

            Flow {
                width: body.width
                spacing: Theme.gap

                Repeater {
                    model: agreement.all.length

                    TapButton {
                        required property int index
                        readonly property var who: agreement.all[index] ?? ({
                                "name": "",
                                "agreed": false
                            })

                        objectName: "agree" + index
                        width: Math.min(implicitWidth, body.width)
                        text: who.agreed ? "✓ " + House.words.say("table.agrees", who.name) : House.words.say("table.to_agree", who.name)
                        chosen: who.agreed
                        answer: true
                        onTapped: agreement.agreed(index)
                    }
                }
            }
        }
    }
}
