pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Why somebody stands where he does: a line a reason, each with its clause.
Rectangle {
    id: card

    readonly property var ranking: House.eventRanking
    property PlaceRow row: null  // whose rows move while it is open
    readonly property int who: row?.who ?? -1
    property string clause: ""
    property var reasons: []
    property bool awarding: false  // the director gives or takes points
    readonly property bool narrow: width < Theme.size(560)

    function look(): void {
        reasons = ranking.explained(who);
    }

    implicitHeight: body.implicitHeight + 28
    color: Theme.paperRaised
    onWhoChanged: {
        awarding = false;
        look();
    }

    Connections {
        target: card.ranking

        function onChanged(): void {
            card.look();
        }
    }

    ColumnLayout {
        id: body

        x: 14
        y: 14
        width: parent.width - 28
        spacing: 6

        TapButton {
            objectName: "award"
            visible: !House.event.closed && !card.awarding
            paper: true
            guarded: true
            size: 17
            text: House.words.say("event.award")
            onTapped: {
                card.awarding = true;
                card.row.shownFromTop();
            }
        }

        Part {
            Layout.fillWidth: true
            part: card.awarding ? "EventAward" : ""
            values: ({
                    "who": card.who
                })
            onLoaded: item.given.connect(() => card.awarding = false)  // qmllint disable type
        }

        Repeater {
            model: card.reasons

            GridLayout {
                id: line

                required property int index
                required property var modelData

                objectName: "reason" + index
                Layout.fillWidth: true
                columns: card.narrow ? 2 : 3
                columnSpacing: Theme.gap
                rowSpacing: 4

                Words {
                    Layout.fillWidth: true
                    Layout.columnSpan: card.narrow ? 2 : 1
                    text: line.modelData.words
                    size: 18
                    color: Theme.ink
                }

                TapButton {
                    objectName: "rule" + line.index
                    text: line.modelData.rule
                    size: 15
                    paper: true
                    chosen: card.clause === line.modelData.rule
                    Accessible.name: House.words.say("table.show_clause", line.modelData.rule)
                    onTapped: card.clause = chosen ? "" : line.modelData.rule
                }

                Item {
                    Layout.fillWidth: card.narrow
                    Layout.preferredWidth: Theme.wide("+00 000", 20)
                    implicitHeight: figure.implicitHeight

                    Figure {
                        id: figure

                        anchors.right: parent.right
                        value: line.modelData.figure
                        size: 20
                        color: value.startsWith("−") ? Theme.badInk : Theme.ink
                    }
                }
            }
        }

        ClauseCard {
            Layout.fillWidth: true
            within: true
            clause: card.clause
        }
    }
}
