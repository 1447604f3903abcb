import QtQuick
import QtQuick.Layouts
import Spadille

// What a clause of the rulebook says.
Rectangle {
    id: clause

    property string rule: ""
    readonly property var words: rule === "" ? ({}) : page()

    // In the language of now.
    function page(): var {
        const language = House.words.language;
        return House.library.clause(rule);
    }

    implicitHeight: inside.implicitHeight + 24
    radius: Theme.corner
    color: Theme.chosenPaper

    ColumnLayout {
        id: inside

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 12
        spacing: 4

        Words {
            Layout.fillWidth: true
            text: clause.rule + "  " + (clause.words.title ?? "")
            size: 17
            strong: true
            color: Theme.ink
        }

        ClauseWords {
            Layout.fillWidth: true
            markdown: clause.words.text ?? ""
            size: 16
        }
    }
}
