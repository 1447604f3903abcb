pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Everybody whom the deal touches says that it is right; with the last of them it is saved.
Slate {
    id: agreement

    required property var all  // who is asked: name, agreed
    property string effect: ""
    signal agreed(int who)

    visible: all.length > 0
    implicitHeight: body.implicitHeight + 32

    ColumnLayout {
        id: body

        anchors.fill: parent
        anchors.margins: 16
        spacing: Theme.gap

        Words {
            Layout.fillWidth: true
            text: House.words.say("table.is_it_right", agreement.effect)
            size: 20
            strong: true
            Accessible.role: Accessible.AlertMessage
        }

        Flow {
            Layout.fillWidth: true
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
                    text: (who.agreed ? "✓ " : "") + House.words.say("table.agrees", who.name)
                    chosen: who.agreed
                    onTapped: agreement.agreed(index)
                }
            }
        }
    }
}
