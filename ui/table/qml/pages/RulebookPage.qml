import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A list of Qt 6.4 makes no header of a bound component, so these are not.
// qmllint disable unqualified

// The rulebook of each game, searched in any language.
TitledPage {
    id: page

    title: House.words.say("table.rulebook")

    readonly property var explained: ["help.rulebook"]

    property string game: ""
    readonly property bool narrow: width < Theme.size(900)

    function search(): void {
        words.take();
    }

    Component.onCompleted: {
        House.library.words = "";
        if (game !== "")
            House.library.game = game;
    }

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
            paper: true
            title: page.title
            onBack: page.StackView.view.pop()
        }

        // Not in the list that it changes: a list makes its header anew, and the keyboard would go with it.
        SearchField {
            id: words

            Layout.fillWidth: true
            Layout.maximumWidth: list.Layout.maximumWidth
            Layout.alignment: Qt.AlignHCenter
            label: House.words.say("table.search_rules")
            onTextChanged: House.library.words = text
        }

        Words {
            objectName: "nothing"
            Layout.fillWidth: true
            Layout.maximumWidth: list.Layout.maximumWidth
            Layout.alignment: Qt.AlignHCenter
            visible: list.count === 0
            text: House.words.say("cli.rule.search.nothing")
            color: Theme.dimInk
            Accessible.role: Accessible.AlertMessage
        }

        ListView {
            id: list

            Layout.fillWidth: true
            Layout.maximumWidth: Theme.size(980)  // lines that can be read
            Layout.alignment: Qt.AlignHCenter
            Layout.fillHeight: true
            clip: true
            spacing: 10
            cacheBuffer: 0
            boundsBehavior: Flickable.StopAtBounds
            model: House.library.clauses
            Accessible.role: Accessible.List
            Accessible.name: House.words.say("table.rulebook")

            header: RulebookChoice {
                width: list.width
                onHeightChanged: Qt.callLater(list.positionViewAtBeginning)  // qmllint disable type
            }

            delegate: Rectangle {
                id: clause

                required property var modelData

                width: list.width
                implicitHeight: title.height + rule.height + 34
                onHeightChanged: Qt.callLater(list.forceLayout)  // qmllint disable type
                radius: Theme.corner
                color: Theme.paperRaised
                border.width: 1
                border.color: Theme.paperEdge

                Words {
                    id: title

                    x: 14
                    y: 14
                    width: parent.width - 28
                    text: clause.modelData.id + "  " + clause.modelData.title
                    size: 20
                    strong: true
                    whole: true
                    color: Theme.ink
                    Accessible.role: Accessible.Heading
                }

                ClauseText {
                    id: rule

                    x: 14
                    anchors.top: title.bottom
                    anchors.topMargin: 6
                    width: parent.width - 28
                    clause: clause.modelData
                }
            }
        }
    }
}
