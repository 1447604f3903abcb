pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The first page: the evening that goes on, in one tap; else the games, and what was played lately.
TitledPage {
    id: page

    objectName: "HomePage"
    title: "Spadille"

    readonly property var explained: ["help.home"]

    readonly property var session: House.home.goesOn
    readonly property bool goesOn: session.number !== undefined
    readonly property bool first: House.home.known && !goesOn && House.home.latest.length === 0
    readonly property bool narrow: width < Theme.size(760)
    readonly property bool low: height < Theme.size(560)
    readonly property var lately: Array.from(House.home.latest).slice(0, low ? 2 : narrow ? 3 : 4)

    function refresh(): void {
        House.home.refresh();
    }

    function resume(number: int): void {
        House.evening.open(number);
        open("TablePage");
    }

    function begin(): void {
        House.newSession.prepare();
        open("NewSessionPage");
    }

    function open(name: string): void {
        page.StackView.view.push(Qt.resolvedUrl(name + ".qml"));
    }

    Felt {
        anchors.fill: parent
    }

    Flickable {
        id: flick

        anchors.fill: parent
        anchors.margins: page.narrow ? Theme.gap : Theme.gap * 2
        contentHeight: all.height
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: all

            width: Math.min(parent.width, 1240)
            height: Math.max(implicitHeight, flick.height)
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gap

            HomeHead {
                id: head

                Layout.fillWidth: true
                first: page.first
                small: page.narrow || page.low
            }

            BookTrouble {
                Layout.fillWidth: true
                onBackups: page.open("BookPage")
            }

            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: House.home.known && House.home.problem === ""
                columns: page.narrow ? 1 : 2
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap

                EveningLead {
                    visible: page.goesOn
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.maximumHeight: Math.max(implicitHeight, flick.height - head.height - Theme.gap)
                    Layout.preferredWidth: 12
                    Layout.alignment: Qt.AlignTop
                    narrow: page.width < Theme.size(500)
                    low: page.low
                    onResumed: page.resume(page.session.number)
                    onBegun: page.begin()
                }

                ColumnLayout {
                    visible: !page.goesOn
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 12
                    spacing: Theme.gap

                    Words {
                        Layout.fillWidth: true
                        text: House.words.say("table.which_game")
                        size: page.narrow || page.low ? 20 : 24
                        strong: true
                        Accessible.role: Accessible.Heading
                    }

                    GameSlates {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        columns: page.narrow ? 1 : 2
                        small: page.narrow || page.low
                        onBegun: page.open("NewSessionPage")
                    }
                }

                ColumnLayout {
                    visible: page.lately.length > 0
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    spacing: Theme.gap

                    Words {
                        Layout.fillWidth: true
                        text: House.words.say("table.lately")
                        size: 24
                        strong: true
                        Accessible.role: Accessible.Heading
                    }

                    Repeater {
                        model: page.lately

                        SessionRow {
                            required property int index

                            objectName: "lately" + index
                            Layout.fillWidth: true
                            onChosen: number => page.resume(number)
                        }
                    }
                }
            }

            GameSlates {
                visible: page.goesOn && !page.narrow
                brief: true
                Layout.fillWidth: true
                columns: page.width < 700 ? 2 : 4
                onBegun: page.open("NewSessionPage")
            }

            Rooms {
                visible: House.home.known
                Layout.fillWidth: true
                begins: !page.goesOn && House.home.problem === ""  // else what helps comes first
                onChosen: name => name === "NewSessionPage" ? page.begin() : page.open(name)
            }
        }
    }
}
