pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What tables decided, as the book keeps it: each can be read, and taken out.
PaperCard {
    id: card

    readonly property var kept: House.houseRulings
    property string open: ""  // the one that is read
    property string asked: ""  // that is to go, once more asked

    title: House.words.say("precedent.table")
    note: House.words.say(kept.rulings.length === 0 ? "precedent.none" : "precedent.table.note")
    Component.onCompleted: kept.refresh()

    Words {
        objectName: "houseRulingSaid"
        Layout.fillWidth: true
        visible: card.kept.said !== ""
        text: card.kept.said
        size: 18
        color: Theme.ink
        Accessible.role: Accessible.AlertMessage
    }

    TapButton {
        objectName: "putBackRuling"
        visible: card.kept.removed
        paper: true
        guarded: true
        text: House.words.say("precedent.table.back")
        onTapped: card.kept.putBack()
    }

    Repeater {
        model: card.kept.rulings

        ColumnLayout {
            id: ruling

            required property int index
            required property var modelData
            readonly property bool open: card.open === modelData.name
            readonly property bool asked: card.asked === modelData.name

            Layout.fillWidth: true
            spacing: 6

            TapButton {
                objectName: "houseRuling" + ruling.index
                Layout.fillWidth: true
                paper: true
                size: 18
                text: ruling.modelData.title
                note: ruling.modelData.name
                noteColor: Theme.dimInk
                chosen: ruling.open
                onTapped: {
                    card.open = ruling.open ? "" : ruling.modelData.name;
                    card.asked = "";
                }
            }

            Words {
                objectName: "houseRulingText"
                Layout.fillWidth: true
                visible: ruling.open
                text: ruling.asked ? House.words.say("precedent.table.sure") : ruling.modelData.text
                size: 17
                color: ruling.asked ? Theme.badInk : Theme.ink
            }

            Flow {
                Layout.fillWidth: true
                visible: ruling.open
                spacing: 10

                FlowButton {
                    objectName: "removeRuling" + ruling.index
                    room: parent.width
                    guarded: true
                    main: ruling.asked
                    text: House.words.say("precedent.table.remove")
                    onTapped: {
                        if (ruling.asked)
                            card.kept.remove(ruling.modelData.name);
                        card.asked = ruling.asked ? "" : ruling.modelData.name;
                    }
                }

                FlowButton {
                    visible: ruling.asked
                    room: parent.width
                    text: House.words.say("table.cancel")
                    onTapped: card.asked = ""
                }
            }
        }
    }
}
