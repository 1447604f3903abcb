import QtQuick
import QtQuick.Layouts
import Spadille

// The evening that goes on: its board, its last deal, and back to it in one tap.
Slate {
    id: lead

    required property var page
    readonly property bool narrow: page.width < Theme.size(500)
    readonly property bool low: page.low  // little of it can be seen at once
    readonly property var evening: House.home.evening
    readonly property var session: House.home.goesOn

    implicitHeight: inside.implicitHeight + inside.anchors.margins * 2

    ColumnLayout {
        id: inside

        anchors.fill: parent
        anchors.margins: lead.narrow || lead.low ? 16 : 24
        spacing: 8

        Words {
            objectName: "leadHeading"
            Layout.fillWidth: true
            text: lead.evening.gameOver === "" ? lead.evening.heading + " · " + lead.evening.progress : lead.evening.heading
            size: 17
            color: Theme.dimChalk
            Accessible.role: Accessible.Heading
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: sums.height

            EveningTotals {
                id: sums

                width: parent.width
                anchors.verticalCenter: parent.verticalCenter
                totals: lead.evening.totals
                most: lead.low ? 56 : totals.length > 2 ? 76 : 110
            }
        }

        Words {
            Layout.fillWidth: true
            visible: lead.evening.gameOver !== ""
            text: lead.evening.gameOver
            size: 20
            strong: true
            color: Theme.brass
        }

        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: lead.evening.gameOver === "" ? lead.evening.turn : ""
            size: 17
            color: Theme.brass
        }

        Words {
            objectName: "leadLast"
            Layout.fillWidth: true
            visible: text !== "" && !lead.low
            text: lead.evening.lastDeal
            size: 17
            color: Theme.dimChalk
        }

        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            Layout.topMargin: 6
            columns: lead.narrow ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            TapButton {
                objectName: "resume"
                Layout.fillWidth: true
                Layout.preferredWidth: 360
                Layout.fillHeight: !lead.narrow
                Layout.preferredHeight: Math.max(Theme.touch * (lead.low ? 1.1 : 1.4), implicitHeight)
                main: true
                guarded: true
                size: 30
                noteSize: 17
                text: House.words.say("table.resume")
                note: lead.visible ? lead.session.players + " · " + House.words.count("table.deals_played", lead.session.deals) : ""
                onTapped: lead.page.resume(lead.session.number)
            }

            TapButton {
                objectName: "new"
                Layout.fillWidth: true
                Layout.preferredWidth: 180
                Layout.preferredHeight: Math.max(Theme.touch, implicitHeight)
                Layout.fillHeight: !lead.narrow
                guarded: true
                size: 20
                text: House.words.say("table.new_session")
                onTapped: lead.page.begin()
            }
        }
    }
}
