import QtQuick
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
    Accessible.name: House.words.listed([modelData.gameName, modelData.players, modelData.date, modelData.told])
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

    // Beside each other where there is room, else below.
    contentItem: Item {
        id: line

        readonly property bool scored: row.modelData.told !== ""
        readonly property bool beside: scored && row.width >= Theme.size(560)
        readonly property real part: beside ? Math.floor((width - Theme.gap * 2) * 0.55) : width

        implicitHeight: beside ? Math.max(said.height, score.height) : said.height + (scored ? score.height + 6 : 0)

        Column {
            id: said

            width: line.part
            y: line.beside ? (line.height - height) / 2 : 0

            Words {
                width: parent.width
                text: row.modelData.players
                size: 20
                strong: true
                color: row.paper ? Theme.ink : Theme.chalk
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                text: row.modelData.date + " · " + row.modelData.gameName + " · " + House.words.count("table.deals_played", row.modelData.deals)
                    + (row.modelData.title ? " · " + row.modelData.title : "")
                size: 17
                color: row.paper ? Theme.dimInk : Theme.dimChalk
                Accessible.ignored: true
            }
        }

        SessionScore {
            id: score

            objectName: "score"
            visible: line.scored
            x: line.beside ? line.part + Theme.gap * 2 : 0
            y: line.beside ? (line.height - height) / 2 : said.height + 6
            width: line.width - x
            score: row.modelData.score
            paper: row.paper
        }
    }
}
