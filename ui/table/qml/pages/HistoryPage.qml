import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// Every evening in the book, by game and by who was there.
FocusScope {
    id: page

    Component.onDestruction: {
        House.home.player = "";
        House.home.game = "";
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
            title: House.words.say("table.history")
            onBack: page.StackView.view.pop()
        }

        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: 10
            boundsBehavior: Flickable.StopAtBounds
            model: House.home.sessions
            Accessible.role: Accessible.List
            Accessible.name: House.words.say("table.history")

            // With the list, so that it leaves room for it.
            header: ColumnLayout {
                width: list.width
                spacing: Theme.gap
                onHeightChanged: Qt.callLater(list.positionViewAtBeginning)

                Flow {
                    Layout.fillWidth: true
                    spacing: 10

                    Repeater {
                        model: House.newSession.games

                        TapButton {
                            required property var modelData

                            text: modelData.name
                            size: 17
                            onPaper: true
                            chosen: House.home.game === modelData.id
                            onTapped: House.home.game = chosen ? "" : modelData.id
                        }
                    }

                    Repeater {
                        model: House.home.people.slice(0, 12)

                        TapButton {
                            required property string modelData

                            text: modelData
                            size: 17
                            onPaper: true
                            chosen: House.home.player === modelData
                            onTapped: House.home.player = chosen ? "" : modelData
                        }
                    }
                }

                Words {
                    Layout.fillWidth: true
                    visible: House.home.sessions.length === 0
                    text: House.words.say("table.nothing_yet")
                    color: Theme.dimInk
                }

                Item {
                    implicitHeight: 1
                }
            }

            delegate: SessionRow {
                width: list.width
                onPaper: true
                onChosen: number => {
                    House.evening.open(number);
                    page.StackView.view.push(Qt.resolvedUrl("TablePage.qml"));
                }
            }

            footer: TapButton {
                visible: House.home.more
                width: list.width
                text: House.words.say("table.more")
                onPaper: true
                onTapped: House.home.showMore()
            }
        }
    }
}
