import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The rulebook of each game, searched in any language.
FocusScope {
    id: page

    property string game: ""
    readonly property bool narrow: width < Theme.size(900)

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
            onPaper: true
            title: House.words.say("table.rulebook")
            onBack: page.StackView.view.pop()
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

            header: ColumnLayout {
                width: list.width
                spacing: Theme.gap
                onHeightChanged: Qt.callLater(list.positionViewAtBeginning)

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
                    leftPadding: 14
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

                        FlowButton {
                            required property var modelData

                            room: list.width
                            text: modelData.name
                            chosen: House.library.game === modelData.id
                            onTapped: House.library.game = modelData.id
                        }
                    }
                }

                Item {
                    implicitHeight: 1
                }
            }

            delegate: Rectangle {
                id: clause

                required property var modelData

                width: list.width
                implicitHeight: title.height + rule.height + 34
                onHeightChanged: Qt.callLater(list.forceLayout)
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

                Text {
                    id: rule

                    x: 14
                    anchors.top: title.bottom
                    anchors.topMargin: 6
                    width: parent.width - 28
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
