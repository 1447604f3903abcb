pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// One of the ways in which a session has gone on: where, how far, since when.
Rectangle {
    id: way

    required property var told  // way, sign, where, entries, written
    required property string place  // in the list
    property bool asked: false  // whether it is to stay, once more
    signal chosen
    signal kept
    signal declined

    implicitHeight: inside.implicitHeight + 24
    radius: Theme.corner
    color: Theme.paper
    border.width: way.asked ? 3 : 1
    border.color: way.asked ? Theme.brassInk : Theme.paperEdge

    Column {
        id: inside

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 12
        spacing: 8

        Words {
            objectName: "way" + way.place
            width: parent.width
            text: way.told.where
            size: 20
            strong: true
            color: Theme.ink
        }

        Words {
            width: parent.width
            text: [way.told.entries, way.told.written].join(" · ")
            size: 18
            color: Theme.ink
        }

        Words {
            width: parent.width
            text: House.words.labelled(House.words.say("club.room.way"), way.told.sign)
            size: 16
            color: Theme.dimInk
        }

        Words {
            width: parent.width
            visible: way.asked
            text: House.words.say("club.room.keep_sure")
            size: 17
            color: Theme.badInk
            Accessible.role: Accessible.AlertMessage
        }

        Flow {
            width: parent.width
            spacing: 10

            FlowButton {
                objectName: "keep" + way.place
                room: parent.width
                guarded: true
                main: way.asked
                text: House.words.say(way.asked ? "club.room.keep_now" : "club.room.keep")
                Accessible.name: House.words.labelled(text, House.words.listed([way.told.where, way.told.written]))
                onTapped: way.asked ? way.kept() : way.chosen()
            }

            FlowButton {
                objectName: "cancelKeep" + way.place
                room: parent.width
                visible: way.asked
                text: House.words.say("table.cancel")
                onTapped: way.declined()
            }
        }
    }
}
