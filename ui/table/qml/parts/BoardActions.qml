import QtQuick
import QtQuick.Layouts
import Spadille

// What can be done at the table, the deal that was just played first: on narrow screens in a row of
// its own. A closed session is opened again before.
GridLayout {
    id: actions

    property bool compact: false
    readonly property bool two: width < Theme.size(520)  // rows
    signal enter
    signal sheet
    signal referee

    columns: two ? 2 : 3
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap
    layoutDirection: House.settings.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

    TapButton {
        objectName: "referee"
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.row: actions.two ? 1 : 0
        Layout.column: 0
        text: House.words.say("table.referee")
        size: actions.compact ? 14 : 20
        guarded: true
        onTapped: actions.referee()
    }

    TapButton {
        objectName: "enter"
        Layout.fillWidth: true
        Layout.preferredWidth: actions.two ? 20 : 26
        Layout.row: 0
        Layout.column: actions.two ? 0 : 1
        Layout.columnSpan: actions.two ? 2 : 1
        main: true
        guarded: true
        size: actions.compact ? 20 : 26
        text: House.words.say(House.evening.closed ? "table.reopen" : House.evening.gameOver !== "" ? "table.next_game" : "table.enter_deal")
        onTapped: House.evening.closed ? House.evening.reopen() : actions.enter()
    }

    TapButton {
        objectName: "sheet"
        Layout.fillWidth: true
        Layout.preferredWidth: 10
        Layout.row: actions.two ? 1 : 0
        Layout.column: actions.two ? 1 : 2
        text: House.words.say("table.sheet")
        size: actions.compact ? 14 : 20
        guarded: true
        onTapped: actions.sheet()
    }
}
