import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The evening for others: a sheet of paper, a picture, a code to be photographed.
FocusScope {
    id: page

    readonly property bool narrow: width < Theme.size(820)
    property bool whole: false  // the session itself, not its result
    readonly property string session: House.share.session

    Component.onDestruction: House.share.forget()

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            onPaper: true
            title: House.words.say("table.share") + " · " + House.sheet.title
            onBack: page.StackView.view.pop()
        }

        Words {
            objectName: "shared"
            Layout.fillWidth: true
            visible: House.share.said !== ""
            text: House.share.said
            size: 18
            color: Theme.ink
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.role: Accessible.AlertMessage
        }

        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: page.narrow ? 1 : 2
            columnSpacing: Theme.gap * 2
            rowSpacing: Theme.gap

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap

                TapButton {
                    objectName: "pdf"
                    Layout.fillWidth: true
                    onPaper: true
                    guarded: true
                    text: House.words.say("table.sheet_as_pdf")
                    onTapped: House.share.savePdf()
                }

                TapButton {
                    objectName: "picture"
                    Layout.fillWidth: true
                    onPaper: true
                    guarded: true
                    text: House.words.say("table.sheet_as_picture")
                    onTapped: House.share.savePicture()
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
                    onPaper: true
                    text: House.words.say("table.result_for_bg_stats")
                    chosen: !page.whole
                    onTapped: page.whole = false
                }

                TapButton {
                    objectName: "codeSession"
                    Layout.fillWidth: true
                    onPaper: true
                    enabled: page.session !== ""
                    text: House.words.say("table.whole_session")
                    note: enabled ? "" : House.words.say("table.too_long_for_code")
                    noteColor: Theme.dimInk
                    chosen: page.whole
                    onTapped: page.whole = true
                }
            }

            QrCode {
                objectName: "code"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 14
                Layout.minimumHeight: Theme.size(240)
                words: page.whole ? page.session : House.share.bgStats
                Accessible.role: Accessible.Graphic
                Accessible.name: page.whole ? House.words.say("table.whole_session") : House.words.say("table.result_for_bg_stats")
            }
        }
    }
}
