import QtQuick
import Spadille

// The event that goes on: where it is, what waits, and back to its room in one tap.
TapButton {
    id: lead

    required property var page

    objectName: "resumeEvent"
    main: !page.goesOn
    guarded: true
    size: 22
    noteSize: 17
    text: House.words.labelled(House.words.say("event.resume"), House.eventLead.title)
    note: House.eventLead.note
    onTapped: {
        House.event.open(House.eventLead.number);
        page.open("EventRoomPage");
    }
}
