pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// What the club wants, each with a way to take it back.
ColumnLayout {
    id: wishes

    readonly property var roster: House.eventRoster

    spacing: 8

    Words {
        Layout.fillWidth: true
        text: House.words.say("event.roster.wishes")
        size: 16
        color: Theme.dimInk
    }

    Flow {
        Layout.fillWidth: true
        spacing: 10

        Repeater {
            model: wishes.roster.wishes

            FlowButton {
                required property int index
                required property string modelData

                objectName: "wish" + index
                room: wishes.width
                size: 17
                guarded: true
                text: modelData + "  ✕"
                onTapped: wishes.roster.takeBackWish(index)
            }
        }
    }
}
