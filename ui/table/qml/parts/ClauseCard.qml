import QtQuick
import QtQuick.Layouts
import Spadille

// One clause of a rulebook on paper; `within` a page of paper it is marked.
Rectangle {
    id: paper

    property string clause: ""
    property bool within: false
    readonly property var found: clause === "" ? ({}) : page()

    // In the language of now.
    function page(): var {
        const language = House.words.language;
        return House.library.clause(clause);
    }

    visible: clause !== ""
    radius: Theme.corner
    color: within ? Theme.chosenPaper : Theme.paper
    border.width: within ? 0 : 1
    border.color: Theme.paperEdge
    implicitHeight: inside.implicitHeight + 28

    ColumnLayout {
        id: inside

        anchors.fill: parent
        anchors.margins: 14
        spacing: 6

        Words {
            Layout.fillWidth: true
            text: paper.clause + "  " + (paper.found.title ?? "")
            size: 18
            strong: true
            color: paper.within ? Theme.ink : Theme.brassInk
            Accessible.role: Accessible.Heading
        }

        ClauseText {
            Layout.fillWidth: true
            clause: paper.found
        }
    }
}
