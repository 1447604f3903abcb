import QtQuick
import Spadille

// A number of a result: what it is of, and what is typed. Keys go to the one that has the focus.
TapButton {
    id: slot

    required property string field
    property var member: ({
            "label": "",
            "shown": "",
            "optional": false
        })
    readonly property bool current: House.eventResult.current === field
    signal taken  // keys go to it now

    function take(): void {
        if (!current)
            return;
        forceActiveFocus(Qt.TabFocusReason);
        taken();
    }

    objectName: field
    text: member.shown === "" ? "—" : member.shown
    size: member.optional ? 22 : 30
    note: member.label
    chosen: current
    Accessible.name: House.words.listed([member.label, member.shown])
    onActiveFocusChanged: if (activeFocus && !current)
        House.eventResult.go(field)
    onCurrentChanged: take()
    Component.onCompleted: take()
    onTapped: forceActiveFocus(Qt.TabFocusReason)
    Keys.onReturnPressed: House.eventResult.next()
    Keys.onEnterPressed: House.eventResult.next()
}
