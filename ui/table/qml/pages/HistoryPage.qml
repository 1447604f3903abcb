import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A list of Qt 6.4 makes no header of a bound component, so these are not.
// qmllint disable unqualified

// Every evening in the book, by game and by who was there.
TitledPage {
    id: page

    title: House.words.say("table.history")

    readonly property var explained: ["help.history"]

    function refresh(): void {
        House.history.refresh();
    }

    StackView.onActivating: {
        House.home.meetPeople();
        refresh();
    }
    Component.onDestruction: House.history.close()

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

        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: 10
            boundsBehavior: Flickable.StopAtBounds
            model: House.history.sessions
            Accessible.role: Accessible.List
            Accessible.name: House.words.say("table.history")

            // With the list, so that it leaves room for it.
            header: HistoryFilter {
                width: list.width
                onHeightChanged: Qt.callLater(list.positionViewAtBeginning)  // qmllint disable type
            }

            delegate: SessionRow {
                width: list.width
                paper: true
                onChosen: number => {
                    House.evening.open(number);
                    page.StackView.view.push(Qt.resolvedUrl("TablePage.qml"));
                }
            }

            footer: TapButton {
                visible: House.history.more
                width: list.width
                text: House.words.say("table.more")
                paper: true
                onTapped: House.history.showMore()
            }
        }
    }
}
