pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Who pays whom when the players stop.
PaperPage {
    id: page

    readonly property var explained: ["help.settle"]

    readonly property var settleUp: House.settleUp

    title: House.words.say("table.settle_up")
    Component.onCompleted: settleUp.prepare()

    Pick {
        objectName: "stake"
        Layout.fillWidth: true
        label: House.words.say("table.stake")
        options: Array.from([1, 2, 5, 10, 25, 50, 100]).map(stake => [stake, String(stake)])
        value: page.settleUp.stake
        onPicked: value => page.settleUp.stake = value
    }

    PaperField {
        objectName: "stakeTyped"
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.size(240)
        label: House.words.say("table.other_stake")
        inputMethodHints: Qt.ImhDigitsOnly
        maximumLength: 9
        onEdited: text => page.settleUp.type(text)
    }

    Words {
        Layout.fillWidth: true
        text: page.settleUp.problem !== "" ? "! " + page.settleUp.problem : page.settleUp.how
        color: page.settleUp.problem !== "" ? Theme.badInk : Theme.dimInk
    }

    Words {
        objectName: "stillAwaiting"
        Layout.fillWidth: true
        visible: text !== ""
        text: page.settleUp.awaiting
        color: Theme.ink
    }

    GridLayout {
        Layout.fillWidth: true
        columns: page.narrow ? 1 : 2
        columnSpacing: Theme.gap * 1.5
        rowSpacing: Theme.gap * 1.5

        PaperCard {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            title: House.words.say("table.who_pays")
            note: page.settleUp.even ? House.words.say("cli.settle.even") : ""

            Repeater {
                model: page.settleUp.payments

                Item {
                    id: payment

                    required property int index
                    required property var modelData

                    objectName: "payment" + index
                    Layout.fillWidth: true
                    implicitHeight: Math.max(names.height, amount.height)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: House.words.say("table.pays", modelData.from, modelData.to, modelData.amount)

                    Words {
                        id: names

                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - amount.width - Theme.gap
                        text: payment.modelData.from + " → " + payment.modelData.to
                        size: 22
                        color: Theme.ink
                        Accessible.ignored: true
                    }

                    Figure {
                        id: amount

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        value: String(payment.modelData.amount)
                        size: 34
                        color: Theme.ink
                        Accessible.ignored: true
                    }
                }
            }
        }

        PaperCard {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            Layout.alignment: Qt.AlignTop
            title: House.words.say("table.balance")

            Repeater {
                model: page.settleUp.due

                LabelledFigure {
                    required property var modelData

                    Layout.fillWidth: true
                    label: modelData.name
                    figures: [modelData.amount]
                }
            }

            Repeater {
                model: page.settleUp.closing

                Words {
                    required property var modelData

                    Layout.fillWidth: true
                    text: modelData.words + " " + modelData.rule + "\n" + modelData.moves
                    size: 16
                    color: Theme.dimInk
                }
            }
        }
    }
}
