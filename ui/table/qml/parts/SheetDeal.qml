import QtQuick
import QtQuick.Templates as T
import Spadille

// One row of the sheet, most often a deal; a tap explains it.
T.AbstractButton {
    id: deal

    required property int index
    required property int number
    required property int seq
    required property string said
    required property var moves
    required property var totals
    required property var words
    required property var findings
    required property var former
    required property var remarks
    required property var stale
    required property string kind
    required property string gains
    property bool chosen: false
    readonly property bool isTotal: kind === "before" || kind === "over"
    readonly property bool reached: visualFocus || pencil.visualFocus  // by keys
    objectName: number > 0 ? "deal" + number : kind + index
    signal tapped
    signal correct

    implicitHeight: row.implicitHeight
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: House.words.listed([number > 0 ? House.words.say("table.deal", number) : "", said, isTotal ? "" : gains === "" ? House.words.listed(moves) : gains, totals.length > 0 ? House.words.say("table.total") + " " + House.words.listed(totals) : ""])
    Accessible.onPressAction: tapped()
    Keys.onReturnPressed: tapped()
    Keys.onEnterPressed: tapped()
    onClicked: tapped()

    contentItem: SheetRow {
        id: row

        label: (deal.number > 0 ? deal.number + "  " : "") + deal.said
        words: [].concat(deal.gains === "" ? [] : [deal.gains], deal.words, deal.former.map(former => House.words.say("table.was", former.said)), deal.remarks.length > 0 ? ["?"] : [], deal.stale.length > 0 ? [House.words.say("book.stale")] : [], deal.findings).join(" · ")
        marked: deal.findings.length > 0 || deal.stale.length > 0
        figures: deal.isTotal ? deal.totals : deal.moves
        totals: deal.isTotal ? [] : deal.totals
        strong: deal.isTotal
        struck: deal.kind === "struck"
        chosen: deal.chosen

        TapButton {
            id: pencil

            objectName: "correct" + deal.number
            visible: deal.number > 0
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.touch
            flat: true
            paper: true
            guarded: true
            text: "✎"
            Accessible.name: House.words.say("table.correct_deal", deal.number)
            onTapped: deal.correct()
        }
    }

    background: Rectangle {
        color: "transparent"
        border.width: deal.visualFocus ? 3 : 0
        border.color: Theme.brassInk
    }
}
