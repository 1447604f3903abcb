import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A list of Qt 6.4 makes no header of a bound component, so these are not.
// qmllint disable unqualified

// Who plays with whom, and where; what can be drawn now, and how good it is.
TitledPage {
    id: page

    objectName: "EventDrawPage"

    readonly property var explained: ["help.event_draw"]
    readonly property var draw: House.eventDraw

    title: House.words.say("event.draw")

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
            note: House.event.title
            onBack: page.StackView.view.pop()
        }

        ListView {
            id: list

            objectName: "drawList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: 10
            boundsBehavior: Flickable.StopAtBounds
            model: page.draw.tables.length
            Accessible.role: Accessible.List
            Accessible.name: page.title

            header: EventDrawHead {
                width: list.width
                onHeightChanged: Qt.callLater(list.positionViewAtBeginning)  // qmllint disable type
            }

            delegate: EventDrawnTable {
                required property int index

                width: list.width
                table: page.draw.tables[index] ?? ({
                        "table": 0,
                        "seats": []
                    })
            }
        }

        Told {
            Layout.fillWidth: true
            said: House.event.refusal !== "" ? House.event.refusal : page.draw.said
            refused: House.event.refusal !== ""
        }
    }
}
