import QtQuick
import QtQuick.Controls.Basic
import Spadille

// How the book and its club stand, in a few words; a tap leads to the club.
TapButton {
    id: sign

    required property var page
    property bool brief: false  // there is room for a mark alone
    readonly property bool decides: House.club.state === "decide"

    objectName: "clubSign"
    guarded: true
    flat: !decides
    chosen: decides && brief
    size: brief ? 30 : 16
    textLines: brief ? 0 : 1
    text: brief ? "!" : (decides ? "! " : "") + House.club.sign
    Accessible.name: House.club.sign
    onTapped: page.StackView.view.push(Qt.resolvedUrl("../pages/ClubPage.qml"))
}
