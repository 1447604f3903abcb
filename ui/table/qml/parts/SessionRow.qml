import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Spadille

// One session of the book in a list.
T.AbstractButton {
    id: row

    required property var modelData
    property bool paper: false
    signal chosen(int number)

    implicitHeight: Math.max(Theme.touch, line.implicitHeight + 20)
    padding: 10
    leftPadding: 18
    rightPadding: 18
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: [modelData.gameName, modelData.players, modelData.date, modelData.told].filter(said => said !== "").join(", ")
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    onClicked: if (Guard.pass())
        chosen(modelData.number)

    background: Rectangle {
        radius: Theme.corner
        color: row.paper ? Theme.paperRaised : Theme.slate
        border.width: row.visualFocus ? 3 : 1
        border.color: row.visualFocus ? Theme.brass : row.paper ? Theme.paperEdge : Theme.slateEdge
    }

    contentItem: GridLayout {
        id: line

        columns: row.width < Theme.size(560) ? 1 : 2
        columnSpacing: Theme.gap * 2
        rowSpacing: 6

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 10
            spacing: 0

            Words {
                Layout.fillWidth: true
                text: row.modelData.players
                size: 20
                strong: true
                color: row.paper ? Theme.ink : Theme.chalk
                Accessible.ignored: true
            }

            Words {
                Layout.fillWidth: true
                text: row.modelData.date + " · " + row.modelData.gameName + " · " + House.words.count("table.deals_played", row.modelData.deals)
                    + (row.modelData.title ? " · " + row.modelData.title : "")
                size: 16
                color: row.paper ? Theme.dimInk : Theme.dimChalk
                Accessible.ignored: true
            }
        }

        SessionScore {
            objectName: "score"
            Layout.fillWidth: true
            Layout.preferredWidth: 8
            visible: row.modelData.told !== ""
            score: row.modelData.score
            paper: row.paper
        }
    }
}
