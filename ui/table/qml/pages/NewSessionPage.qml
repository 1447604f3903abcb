import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// Which game, by which rules, who sits where. The usual people are there already.
TitledPage {
    id: page

    title: House.words.say("table.new_session")

    readonly property var explained: ["help.new_session"]

    readonly property bool narrow: width < Theme.size(900)

    Connections {
        target: House.newSession

        function onBegun(): void {
            page.StackView.view.replace(page, Qt.resolvedUrl("TablePage.qml"));
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 2
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: page.title
            onBack: page.StackView.view.pop()

            TapButton {
                objectName: "more"
                visible: !page.narrow
                text: House.words.say("table.begun_on_paper")
                size: 17
                chosen: body.paper
                onTapped: body.paper = !body.paper
            }
        }

        Flickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: body.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            SessionForm {
                id: body

                width: parent.width
                narrow: page.narrow
                paper: false
                onOptions: page.StackView.view.push(Qt.resolvedUrl("RulesPage.qml"), {
                    "ofForm": true
                })
            }
        }

        TapButton {
            objectName: "begin"
            Layout.fillWidth: true
            main: true
            guarded: true
            size: 26
            enabled: House.newSession.ready
            text: House.words.say("table.begin")
            note: House.newSession.ready ? House.words.together(House.newSession.players) : House.newSession.needs
            onTapped: House.newSession.begin()
        }
    }
}
