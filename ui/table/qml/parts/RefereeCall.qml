import QtQuick
import Spadille

// Somebody calls the referee from a phone, until it has been heard. Of several the first.
Notice {
    id: call

    readonly property var by: House.phones.calls[0] ?? null

    function show(): void {
        said = by === null ? "" : House.words.say("phones.page.calls", by.name);
    }

    objectName: "call"
    onByChanged: show()
    onSaidChanged: if (said === "" && by !== null)
        House.phones.heard(by.phone)
    Component.onCompleted: show()
}
