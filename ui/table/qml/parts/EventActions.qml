import QtQuick
import QtQuick.Layouts
import Spadille

// What a director does all evening, in sight however far the tables are scrolled.
GridLayout {
    id: actions

    required property var page
    readonly property bool two: width < Theme.size(560) && width < 600  // rows
    readonly property bool begun: House.event.drawn > 0
    readonly property bool nobody: !begun && House.eventDraw.why !== ""  // is there who could play
    readonly property real letters: Math.min(20, 24 / Theme.scale)

    columns: two ? 2 : 4
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    TapButton {
        objectName: "enterResult"
        Layout.fillWidth: true
        Layout.preferredWidth: 14
        visible: actions.begun && !House.event.closed
        guarded: true
        size: actions.letters
        textLines: 2
        text: House.words.say("event.enter")
        onTapped: actions.page.enter(0)
    }

    TapButton {
        objectName: "draw"
        Layout.fillWidth: true
        Layout.preferredWidth: actions.two ? 14 : 30
        guarded: true
        main: House.event.closed || actions.nobody || House.eventRoom.drawWords !== ""
        size: actions.letters + 2
        noteSize: Math.min(15, 18 / Theme.scale)
        textLines: actions.two ? 2 : 1
        noteLines: note !== "" ? (actions.two ? 2 : 1) : 0
        // It can be done all the same: what is not over yet is told, and nobody is held up.
        opacity: main && House.eventRoom.drawWhy !== "" ? 0.6 : 1
        text: House.event.closed ? House.words.say("table.reopen") : actions.nobody ? House.words.say("event.roster") : House.eventRoom.drawWords !== "" ? House.eventRoom.drawWords : House.words.say("event.draw")
        note: House.event.closed || actions.nobody ? "" : House.eventRoom.drawWords !== "" ? House.eventRoom.drawWhy : actions.two ? "" : House.words.say("event.draw.drawn")
        onTapped: House.event.closed ? House.eventRoom.reopen() : actions.nobody ? actions.page.visit("roster") : actions.page.draw()
    }

    TapButton {
        objectName: "print"
        Layout.fillWidth: true
        Layout.preferredWidth: actions.two ? 14 : 10
        visible: actions.begun
        guarded: true
        size: actions.letters
        textLines: 2
        text: House.words.say("event.print")
        onTapped: actions.page.open("EventPrintPage")
    }

    TapButton {
        objectName: "wall"
        Layout.fillWidth: true
        Layout.preferredWidth: 14
        visible: actions.begun
        guarded: true
        size: actions.letters
        textLines: 2
        text: House.words.say("event.wall")
        onTapped: actions.page.wall()
    }
}
