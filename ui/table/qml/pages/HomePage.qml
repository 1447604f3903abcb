import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The first page: the event and the evening that go on, in one tap; else the games, and what was played lately.
TitledPage {
    id: page

    objectName: "HomePage"
    title: "Spadille"

    readonly property var explained: ["help.home"]

    readonly property var session: House.home.goesOn
    readonly property bool goesOn: session.number !== undefined
    readonly property bool readable: laid && House.home.known && House.home.problem === ""
    readonly property bool first: House.home.known && !goesOn && House.home.latest.length === 0 && House.eventLead.number === 0
    readonly property bool narrow: width < Theme.size(760)
    readonly property bool low: height < Theme.size(560)
    readonly property bool runs: readable && House.eventLead.number > 0  // an event
    readonly property bool aside: goesOn && low && !narrow  // it stands beside the evening, so that both are seen
    readonly property var itself: ({
            "page": page
        })
    property bool laid: false  // it has the size of the window: before that whatever is made is laid out for nothing
    property bool acted: false  // something was done about a book in trouble, and what came of it is not read yet
    readonly property var lately: Array.from(House.home.latest).slice(0, low ? 2 : narrow ? 3 : 4)

    Component.onCompleted: laid = true

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
                page: page
                small: page.narrow || page.low
            }

            Part {
                Layout.fillWidth: true
                part: House.home.trouble !== "" || page.acted ? "BookTrouble" : ""
                values: page.itself
            }

            Part {
                id: event

                Layout.fillWidth: true
                part: page.runs && !page.aside ? "EventLead" : ""
                values: page.itself
            }

            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: page.readable
                columns: page.narrow ? 1 : 2
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap

                Part {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.maximumHeight: page.goesOn ? Math.max(implicitHeight, flick.height - head.height - Theme.gap - (event.visible ? event.height + Theme.gap : 0)) : Infinity
                    Layout.preferredWidth: 12
                    Layout.alignment: Qt.AlignTop
                    part: !page.readable ? "" : page.goesOn ? "EveningLead" : "GamesToBegin"
                    values: page.itself
                }

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    visible: page.lately.length > 0 || page.runs && page.aside
                    spacing: Theme.gap

                    Part {
                        Layout.fillWidth: true
                        part: page.runs && page.aside ? "EventLead" : ""
                        values: page.itself
                    }

                    Part {
                        Layout.fillWidth: true
                        part: page.readable && page.lately.length > 0 ? "PlayedLately" : ""
                        values: page.itself
                    }
                }
            }

            Part {
                Layout.fillWidth: true
                part: page.readable && page.goesOn && !page.narrow ? "GameSlates" : ""
                values: ({
                        "page": page,
                        "brief": true
                    })
            }

            Rooms {
                visible: House.home.known
                laid: page.laid
                Layout.fillWidth: true
                begins: !page.goesOn && House.home.problem === ""  // else what helps comes first
                onChosen: name => name === "NewSessionPage" ? page.begin() : page.open(name)
            }
        }
    }
}
