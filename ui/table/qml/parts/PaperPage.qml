import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A page on paper: the way back, and below it whatever is there, scrolled where it is long.
TitledPage {
    id: page

    default property alias content: body.data
    property alias foot: below.data  // in sight however far the rest is scrolled
    property string note: ""
    property string told: ""  // what came of the last tap
    property bool refused: false  // nothing did
    readonly property bool narrow: width < Theme.size(760)
    readonly property real room: flick.height  // that can be seen at once
    property alias contentY: flick.contentY

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
            note: page.note
            onBack: page.StackView.view.pop()
        }

        Flickable {
            id: flick

            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: body.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            ColumnLayout {
                id: body

                width: parent.width
                spacing: Theme.gap * 1.5
            }
        }

        Told {
            Layout.fillWidth: true
            said: page.told
            refused: page.refused
        }

        ColumnLayout {
            id: below

            Layout.fillWidth: true
            visible: children.length > 0
            spacing: Theme.gap
        }
    }
}
