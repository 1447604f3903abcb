pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The first page: go on in one tap, begin in two.
FocusScope {
    id: page

    objectName: "HomePage"

    readonly property var goesOn: House.home.goesOn
    readonly property var latest: goesOn.number === undefined ? undefined : goesOn
    readonly property bool narrow: width < Theme.size(760)

    function refresh(): void {
        House.home.refresh();
    }

    function resume(number: int): void {
        House.evening.open(number);
        page.StackView.view.push(Qt.resolvedUrl("TablePage.qml"));
    }

    Felt {
        anchors.fill: parent
    }

    Flickable {
        anchors.fill: parent
        anchors.margins: Theme.gap * 2
        contentHeight: all.implicitHeight
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: all

            width: Math.min(parent.width, 1100)
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gap

            RowLayout {
                spacing: 14

                SuitMark {
                    size: 52
                    suit: 0
                }

                Words {
                    Layout.fillWidth: true
                    text: "Spadille"
                    size: 48
                    strong: true
                    whole: true
                    Accessible.role: Accessible.Heading
                }
            }

            Words {
                Layout.fillWidth: true
                visible: House.home.banner !== ""
                text: "! " + House.home.banner
                color: Theme.bad
                size: 18
            }

            Words {
                objectName: "bookProblem"
                Layout.fillWidth: true
                visible: House.home.problem !== ""
                text: "! " + House.home.problem
                color: Theme.bad
                size: 22
                strong: true
                Accessible.role: Accessible.AlertMessage
            }

            Progress {
                objectName: "importing"
                Layout.fillWidth: true
                work: House.intake.work
                said: House.words.say("table.importing")
            }

            Words {
                objectName: "imported"
                Layout.fillWidth: true
                visible: House.intake.said !== ""
                text: House.intake.said
                size: 18
                color: Theme.chalk
            }

            GridLayout {
                Layout.fillWidth: true
                columns: page.narrow ? 1 : 2
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap

                TapButton {
                    objectName: "resume"
                    visible: page.latest !== undefined
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.max(Theme.touch * 1.9, implicitHeight)
                    main: true
                    guarded: true
                    size: 30
                    noteSize: 18
                    text: House.words.say("table.resume")
                    note: page.latest ? page.latest.gameName + " · " + page.latest.players + " · "
                        + House.words.count("table.deals_played", page.latest.deals) : ""
                    onTapped: page.resume(page.latest.number)
                }

                TapButton {
                    objectName: "new"
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.max(Theme.touch * 1.9, implicitHeight)
                    main: page.latest === undefined
                    guarded: true
                    size: 30
                    noteSize: 18
                    text: House.words.say("table.new_session")
                    onTapped: {
                        House.newSession.prepare();
                        page.StackView.view.push(Qt.resolvedUrl("NewSessionPage.qml"));
                    }
                }
            }

            // Rows of equal length, where there is room for so many.
            Grid {
                id: rooms

                readonly property var names: [["RefereePage", "table.referee"], ["RulebookPage", "table.rulebook"], ["HistoryPage", "table.history"], ["StatisticsPage", "table.statistics"], ["RankingPage", "table.ranking"], ["RulesPage", "table.rules"], ["SettingsPage", "table.settings"]]
                readonly property int fit: Math.max(1, Math.floor((width + spacing) / (Theme.size(150) + spacing)))
                readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)

                Layout.fillWidth: true
                columns: Math.ceil(names.length / Math.ceil(names.length / fit))
                spacing: Theme.gap

                Repeater {
                    model: rooms.names

                    TapButton {
                        required property var modelData

                        objectName: modelData[0]
                        guarded: true
                        width: rooms.cell
                        text: House.words.say(modelData[1])
                        onTapped: page.StackView.view.push(Qt.resolvedUrl(modelData[0] + ".qml"))
                    }
                }
            }

            Words {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap
                visible: House.home.sessions.length > 0
                text: House.words.say("table.lately")
                size: 24
                strong: true
                Accessible.role: Accessible.Heading
            }

            Repeater {
                model: Array.from(House.home.sessions).slice(0, 8)

                SessionRow {
                    Layout.fillWidth: true
                    onChosen: number => page.resume(number)
                }
            }
        }
    }
}
