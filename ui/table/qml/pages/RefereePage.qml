import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The referee: who wins this trick, or was this card allowed. One big verdict, which goes when the
// next card is tapped.
FocusScope {
    id: page

    property string game: ""
    readonly property var desk: House.referee
    readonly property bool narrow: width < Theme.size(1000)
    readonly property int cardsWidth: narrow ? scroll.width : Math.min(scroll.width * 0.67, Math.max(560, pad.wanted))
    readonly property int askedWidth: narrow ? scroll.width : scroll.width - cardsWidth - grid.columnSpacing
    readonly property bool judged: desk.verdict.title !== undefined

    function open(name: string, values = {}): void {
        StackView.view.push(Qt.resolvedUrl(name + ".qml"), values);
    }

    StackView.onActivated: House.referee.follow()
    Component.onCompleted: {
        House.referee.arrive();
        if (game !== "")
            House.referee.game = game;
    }

    Connections {
        target: House.referee

        function onChanged(): void {
            if (page.judged && page.narrow)
                scroll.contentY = 0;
        }
    }

    Felt {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: House.words.say("table.referee")
            onBack: page.StackView.view.pop()

            TapButton {
                objectName: "rulebook"
                text: House.words.say("table.rulebook")
                size: 18
                guarded: true
                onTapped: page.open("RulebookPage", {
                    "game": page.desk.game
                })
            }
        }

        Flickable {
            id: scroll

            objectName: "scroll"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: grid.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            GridLayout {
                id: grid

                width: scroll.width
                columns: page.narrow ? 1 : 2
                columnSpacing: Theme.gap * 2
                rowSpacing: Theme.gap

                ColumnLayout {
                    Layout.row: page.narrow ? 1 : 0
                    Layout.column: 0
                    Layout.alignment: Qt.AlignTop
                    Layout.preferredWidth: page.cardsWidth
                    Layout.maximumWidth: page.cardsWidth
                    spacing: Theme.gap

                    TrickTable {
                        id: trick

                        Layout.fillWidth: true
                        places: page.desk.places
                        canLead: true
                        size: page.narrow ? 52 : 76
                        onLeads: seat => page.desk.chooseLeader(seat)
                    }

                    CardPad {
                        id: pad

                        Layout.fillWidth: true
                        rows: page.desk.pad
                        room: page.narrow ? 0 : scroll.height - trick.height - Theme.gap
                        onTapped: card => page.desk.tap(card)
                    }

                    ClauseCard {
                        Layout.fillWidth: true
                        visible: page.narrow && clause !== ""
                        clause: page.desk.verdict.clause ?? ""
                    }

                    RefereeMore {
                        Layout.fillWidth: true
                        visible: page.narrow
                        compact: true
                        onOpen: (name, values) => page.open(name, values)
                    }
                }

                ColumnLayout {
                    Layout.row: 0
                    Layout.column: page.narrow ? 0 : 1
                    Layout.alignment: Qt.AlignTop
                    Layout.preferredWidth: page.askedWidth
                    Layout.maximumWidth: page.askedWidth
                    spacing: Theme.gap

                    RefereeVerdict {
                        Layout.fillWidth: true
                        visible: page.judged
                        verdict: page.desk.verdict
                    }

                    RefereeQuestion {
                        Layout.fillWidth: true
                        compact: page.narrow
                    }

                    ClauseCard {
                        Layout.fillWidth: true
                        visible: !page.narrow && clause !== ""
                        clause: page.desk.verdict.clause ?? ""
                    }

                    RefereeTarget {
                        Layout.fillWidth: true
                        visible: page.desk.question === "turn"
                    }

                    RefereeMore {
                        Layout.fillWidth: true
                        visible: !page.narrow
                        compact: page.askedWidth < Theme.size(520)
                        onOpen: (name, values) => page.open(name, values)
                    }
                }
            }
        }
    }
}
