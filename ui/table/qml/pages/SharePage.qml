import QtQuick
import QtQuick.Layouts
import Spadille

// The evening for others: a sheet of paper, a picture, a code to be photographed.
PaperPage {
    id: page

    readonly property var explained: ["help.share"]

    property bool whole: false  // the session itself, not its result
    readonly property string session: House.share.session

    title: House.words.say("table.share") + " · " + House.sheet.title
    Component.onDestruction: House.share.forget()

    Item {
        Layout.fillWidth: true
        implicitHeight: page.narrow ? ways.height + Theme.gap + code.height : Math.max(ways.height, code.height)

        ColumnLayout {
            id: ways

            width: page.narrow ? parent.width : parent.width * 0.42
            spacing: Theme.gap

            TapButton {
                objectName: "pdf"
                Layout.fillWidth: true
                paper: true
                guarded: true
                text: House.words.say("table.sheet_as_pdf")
                onTapped: House.share.savePdf()
            }

            TapButton {
                objectName: "reasons"
                Layout.fillWidth: true
                paper: true
                text: House.words.say("table.paper.with_reasons")
                size: 17
                chosen: House.share.reasons
                answer: true
                onTapped: House.share.reasons = !House.share.reasons
            }

            TapButton {
                objectName: "picture"
                Layout.fillWidth: true
                paper: true
                guarded: true
                text: House.words.say("table.sheet_as_picture")
                onTapped: House.share.savePicture()
            }

            TapButton {
                objectName: "document"
                Layout.fillWidth: true
                paper: true
                guarded: true
                text: House.words.say("table.as_document")
                note: House.words.say("table.as_document_note")
                noteColor: Theme.dimInk
                onTapped: House.share.saveDocument()
            }

            TapButton {
                objectName: "spreadsheet"
                Layout.fillWidth: true
                paper: true
                guarded: true
                text: House.words.say("table.as_spreadsheet")
                onTapped: House.share.saveTable()
            }

            // It has its place before anything is saved: nothing moves, least of all the code.
            Words {
                objectName: "shared"
                Layout.fillWidth: true
                Layout.preferredHeight: Math.max(implicitHeight, 3 * Math.ceil(Theme.size(size) * 1.25))
                text: House.share.refused ? "! " + House.share.said : House.share.said
                size: 17
                strong: House.share.refused
                color: House.share.refused ? Theme.badInk : Theme.ink
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.role: Accessible.AlertMessage
                Accessible.ignored: text === ""
            }

            Words {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap
                text: House.words.say("table.code_to_photograph")
                size: 17
                color: Theme.dimInk
            }

            TapButton {
                objectName: "codeResult"
                Layout.fillWidth: true
                paper: true
                text: House.words.say("table.result_for_bg_stats")
                chosen: !page.whole
                answer: true
                onTapped: page.whole = false
            }

            TapButton {
                objectName: "codeSession"
                Layout.fillWidth: true
                paper: true
                enabled: page.session !== ""
                text: House.words.say("table.whole_session")
                note: enabled ? "" : House.words.say("table.too_long_for_code")
                noteColor: Theme.dimInk
                chosen: page.whole
                answer: true
                onTapped: page.whole = true
            }
        }

        QrCode {
            id: code

            objectName: "code"
            x: page.narrow ? 0 : ways.width + Theme.gap * 2
            y: page.narrow ? ways.height + Theme.gap : 0
            width: parent.width - x
            height: page.narrow ? width : page.room
            words: page.whole ? page.session : House.share.bgStats
            Accessible.role: Accessible.Graphic
            Accessible.name: page.whole ? House.words.say("table.whole_session") : House.words.say("table.result_for_bg_stats")
        }
    }
}
