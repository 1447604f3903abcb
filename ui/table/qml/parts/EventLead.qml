import QtQuick
import Spadille

// The event that goes on: where it is, what waits, and back to its room in one tap.
TapButton {
    id: lead

    required property var page

    readonly property string whole: House.words.labelled(House.words.say("event.resume"), House.eventLead.title)

    objectName: "resumeEvent"
    main: !page.goesOn
    guarded: true
    size: page.narrow || page.low ? 20 : 22
    noteSize: page.narrow || page.low ? 15 : 17
    text: page.narrow ? House.words.say("event.resume") : whole  // the evening that goes on is to be seen as well
    note: House.eventLead.note
    Accessible.name: House.words.listed([whole, note])
    onTapped: {
        House.event.open(House.eventLead.number);
        page.open("EventRoomPage");
    }
}
