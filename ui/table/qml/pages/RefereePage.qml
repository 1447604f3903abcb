import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The referee: who wins this trick, or was this card allowed. One big verdict, which goes when the
// next card is tapped.
TitledPage {
    id: page

    title: House.words.say("table.referee")

    readonly property var explained: ["help.referee"]

    readonly property var desk: House.referee
    readonly property bool narrow: width < Math.max(900, Theme.size(1000))
    readonly property int cardsWidth: narrow ? scroll.width : Math.min(scroll.width * 0.67, Math.max(560, pad.wanted))
    readonly property int askedWidth: narrow ? scroll.width : scroll.width - cardsWidth - grid.gap
    readonly property bool tight: width < Theme.size(520)
    // Not from the table of a session: other rules can be chosen.
    readonly property bool free: StackView.view?.find(below => below.objectName === "TablePage") === null
    readonly property bool judged: desk.verdict.title !== undefined

    function open(name: string, values = {}): void {
        StackView.view.push(Qt.resolvedUrl(name + ".qml"), values);
    }

    StackView.onActivated: House.referee.follow()
    Component.onCompleted: House.referee.arrive()

    Connections {
        target: House.referee

        function onChanged(): void {
            if (page.judged && page.narrow)
                scroll.contentY = 0;
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: page.title
            note: page.desk.judgesBy
            onBack: page.StackView.view.pop()

            TapButton {
                objectName: "rulebook"
                visible: !page.tight
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
            contentHeight: page.desk.asksRules ? which.height : grid.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            RulesAsked {
                id: which

                width: scroll.width
                visible: page.desk.asksRules
            }

            // Side by side, or the question first.
            Item {
                id: grid

                visible: !page.desk.asksRules

                readonly property real gap: page.narrow ? Theme.gap : Theme.gap * 2

                width: scroll.width
                implicitHeight: page.narrow ? asked.height + gap + played.height : Math.max(asked.height, played.height)

                Column {
                    id: played

                    y: page.narrow ? asked.height + grid.gap : 0
                    width: page.cardsWidth
                    spacing: Theme.gap

                    TrickTable {
                        id: trick

                        width: parent.width
                        places: page.desk.places
                        canLead: true
                        size: page.narrow ? 52 : 76
                        onLeads: seat => page.desk.chooseLeader(seat)
                    }

                    CardPad {
                        id: pad

                        width: parent.width
                        rows: page.desk.pad
                        room: page.narrow ? 0 : scroll.height - trick.height - Theme.gap
                        onTapped: card => page.desk.tap(card)
                    }

                    ClauseCard {
                        width: parent.width
                        visible: page.narrow && clause !== ""
                        clause: page.desk.verdict.clause ?? ""
                    }

                    RefereeMore {
                        width: parent.width
                        visible: page.narrow
                        compact: true
                        onOpen: (name, values) => page.open(name, values)
                    }

                    TapButton {
                        objectName: "rulebook"
                        width: parent.width
                        visible: page.tight
                        text: House.words.say("table.rulebook")
                        size: 18
                        guarded: true
                        onTapped: page.open("RulebookPage", {
                            "game": page.desk.game
                        })
                    }
                }

                Column {
                    id: asked

                    x: page.narrow ? 0 : page.cardsWidth + grid.gap
                    width: page.askedWidth
                    spacing: Theme.gap

                    RefereeVerdict {
                        width: parent.width
                        visible: page.judged
                        verdict: page.desk.verdict
                    }

                    RefereeQuestion {
                        width: parent.width
                        free: page.free
                        compact: page.narrow
                    }

                    ClauseCard {
                        width: parent.width
                        visible: !page.narrow && clause !== ""
                        clause: page.desk.verdict.clause ?? ""
                    }

                    RefereeTarget {
                        width: parent.width
                        visible: page.desk.question === "turn"
                    }

                    RefereeMore {
                        width: parent.width
                        visible: !page.narrow
                        compact: page.askedWidth < Theme.size(520)
                        onOpen: (name, values) => page.open(name, values)
                    }
                }
            }
        }
    }
}
