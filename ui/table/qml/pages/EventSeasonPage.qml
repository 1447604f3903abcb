import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A list of Qt 6.4 makes no header of a bound component, so these are not.
// qmllint disable unqualified

// The ranking of a season of events: by points or by places.
TitledPage {
    id: page

    title: House.words.say("event.season")

    readonly property var explained: ["help.event_season"]

    function refresh(): void {
        House.clubSeason.prepare();
    }

    Component.onCompleted: refresh()

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

            objectName: "places"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: 10
            boundsBehavior: Flickable.StopAtBounds
            model: House.clubSeason.places
            Accessible.role: Accessible.List
            Accessible.name: page.title

            header: SeasonChoices {
                width: list.width
                onHeightChanged: if (list.contentY <= 0)
                    Qt.callLater(list.positionViewAtBeginning)  // qmllint disable type
            }

            delegate: SeasonPlace {
                width: list.width
            }
        }
    }
}
