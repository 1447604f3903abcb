import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A list of Qt 6.4 makes no header of a bound component, so these are not.
// qmllint disable unqualified

// The ranking of an event: who stands where, what each round brought him, and what decided.
TitledPage {
    id: page

    title: House.words.say("table.ranking")

    readonly property var explained: ["help.event_ranking"]

    property int who: -1  // whose place is explained: the first of his line

    function search(): void {
        list.positionViewAtBeginning();
        (list.headerItem as PlaceHead).search();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }

    PlaceMeasures {
        id: widths

        width: list.width
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            paper: true
            title: page.title
            note: House.event.title
            onBack: page.StackView.view.pop()
        }

        ListView {
            id: list

            objectName: "places"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: Theme.size(1400)
            Layout.alignment: Qt.AlignHCenter
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: House.eventRanking
            Accessible.role: Accessible.List
            Accessible.name: page.title

            header: PlaceHead {
                width: list.width
                measures: widths
                onSeason: page.StackView.view.push(Qt.resolvedUrl("EventSeasonPage.qml"))
                onHeightChanged: if (list.contentY <= 0)
                    Qt.callLater(list.positionViewAtBeginning)  // qmllint disable type
            }

            delegate: PlaceRow {
                width: list.width
                measures: widths
                open: page.who === who
                onTapped: page.who = open ? -1 : who
                onShownFromTop: Qt.callLater(list.positionViewAtIndex, index, ListView.Beginning)
            }
        }
    }
}
