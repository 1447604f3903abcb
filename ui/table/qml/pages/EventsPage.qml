pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The events in the book, and another one.
PaperPage {
    id: page

    readonly property var explained: ["help.events"]

    function refresh(): void {
        House.event.refreshList();
    }

    title: House.words.say("event.events")
    Component.onCompleted: refresh()

    TapButton {
        objectName: "newEvent"
        Layout.fillWidth: true
        paper: true
        main: true
        guarded: true
        text: House.words.say("event.begin_new")
        onTapped: {
            House.eventPlan.prepare();
            page.StackView.view.push(Qt.resolvedUrl("EventPlanPage.qml"));
        }
    }

    Words {
        Layout.fillWidth: true
        visible: House.event.listKnown && House.event.list.length === 0
        text: House.words.say("event.none_yet")
        color: Theme.dimInk
    }

    Repeater {
        model: House.event.list

        TapButton {
            required property int index
            required property var modelData

            objectName: "event" + index
            Layout.fillWidth: true
            paper: true
            guarded: true
            text: modelData.title
            note: [modelData.date, modelData.place, modelData.state].filter(part => part !== "").join(" · ")
            noteColor: Theme.dimInk
            onTapped: {
                House.event.open(modelData.number);
                page.StackView.view.push(Qt.resolvedUrl("EventRoomPage.qml"));
            }
        }
    }
}
