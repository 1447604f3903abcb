pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Spadille

// What waits for the director: a tap leads to where it is settled.
Slate {
    id: slate

    signal chosen(var matter)

    implicitHeight: all.height + 28

    Column {
        id: all

        x: 14
        y: 14
        width: parent.width - 28
        spacing: 4

        Words {
            width: parent.width
            text: House.words.say(House.eventRoom.matters.length > 0 ? "event.waiting" : "event.nothing_waits")
            size: 16
            color: Theme.dimChalk
            Accessible.role: Accessible.Heading
        }

        Repeater {
            model: House.eventRoom.matters.length

            T.AbstractButton {
                id: matter

                required property int index
                readonly property var modelData: House.eventRoom.matters[index] ?? ({
                        "lead": "",
                        "words": "",
                        "detail": "",
                        "tone": ""
                    })

                objectName: "matter" + index
                width: all.width
                implicitHeight: Math.max(60, said.implicitHeight + detail.implicitHeight + 12)
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.Button
                Accessible.name: House.words.listed([modelData.lead + " " + modelData.words, modelData.detail])
                Accessible.onPressAction: clicked()
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                onClicked: if (Guard.pass())
                    slate.chosen(modelData)

                background: Rectangle {
                    radius: Theme.corner
                    color: matter.down ? Theme.button : "transparent"
                    border.width: matter.visualFocus ? 3 : 0
                    border.color: Theme.brass
                }

                contentItem: Item {
                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width

                        Words {
                            id: said

                            width: parent.width
                            text: matter.modelData.lead + (matter.modelData.words !== "" ? " · " + matter.modelData.words : "")
                            size: 18
                            strong: true
                            color: matter.modelData.tone === "call" ? Theme.brass : matter.modelData.tone === "bad" ? Theme.bad : Theme.chalk
                            Accessible.ignored: true
                        }

                        Words {
                            id: detail

                            width: parent.width
                            height: text === "" ? 0 : implicitHeight
                            text: matter.modelData.detail
                            size: 17
                            color: Theme.dimChalk
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
