import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The rulebook of each game, searched in any language.
FocusScope {
    id: page

    property string game: ""
    readonly property bool narrow: width < Theme.size(900)

    Component.onCompleted: if (game !== "")
        House.library.game = game

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
            title: House.words.say("table.rulebook")
            onBack: page.StackView.view.pop()
        }

        Words {
            Layout.fillWidth: true
            text: House.words.say("table.search_rules")
            size: 16
            color: Theme.dimInk
        }

        TextField {
            id: words

            objectName: "search"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.touch
            maximumLength: 100
            color: Theme.ink
            font.family: Theme.family
            font.pixelSize: Theme.size(20)
            Accessible.name: House.words.say("table.search_rules")
            onTextChanged: House.library.words = text

            background: Rectangle {
                radius: Theme.corner
                color: Theme.paperRaised
                border.width: words.activeFocus ? 3 : 1
                border.color: words.activeFocus ? Theme.brassInk : Theme.paperEdge
            }
        }

        Flow {
            Layout.fillWidth: true
            visible: words.text.trim() === ""
            spacing: 10

            Repeater {
                model: House.newSession.games

                TapButton {
                    required property var modelData

                    text: modelData.name
                    onPaper: true
                    chosen: House.library.game === modelData.id
                    onTapped: House.library.game = modelData.id
                }
            }
        }

        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: 10
            boundsBehavior: Flickable.StopAtBounds
            model: House.library.clauses
            Accessible.role: Accessible.List
            Accessible.name: House.words.say("table.rulebook")

            delegate: Rectangle {
                id: clause

                required property var modelData

                width: list.width
                implicitHeight: inside.implicitHeight + 28
                radius: Theme.corner
                color: Theme.paperRaised
                border.width: 1
                border.color: Theme.paperEdge

                ColumnLayout {
                    id: inside

                    anchors.fill: parent
                    anchors.margins: 14
                    spacing: 6

                    Words {
                        Layout.fillWidth: true
                        text: clause.modelData.id + "  " + clause.modelData.title
                        size: 20
                        strong: true
                        color: Theme.ink
                        Accessible.role: Accessible.Heading
                    }

                    Text {
                        Layout.fillWidth: true
                        text: clause.modelData.text
                        textFormat: Text.MarkdownText
                        wrapMode: Text.Wrap
                        color: Theme.ink
                        font.family: Theme.family
                        font.pixelSize: Theme.size(17)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: clause.modelData.text
                    }
                }
            }
        }
    }
}
