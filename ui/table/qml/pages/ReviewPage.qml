pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// How the evening went: the totals from deal to deal, and the deal under the finger in words.
PaperPage {
    id: page

    readonly property var explained: ["help.review"]

    readonly property var chart: House.chart
    readonly property bool tight: width < Theme.size(330)  // names have room below only

    // How wide the widest of some words is in the letters of the chart.
    function widest(words: var): real {
        return words.reduce((most, one) => Math.max(most, Theme.wide(one, 15)), 0);
    }

    title: House.words.say("table.chart")
    Keys.onLeftPressed: chart.chosen = chart.chosen - 1
    Keys.onRightPressed: chart.chosen = chart.chosen + 1

    Words {
        Layout.fillWidth: true
        visible: page.chart.deals === 0
        text: House.words.say("table.nothing_yet")
        color: Theme.dimInk
    }

    Item {
        id: frame

        visible: page.chart.deals > 0
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.size(240), page.room - talk.implicitHeight - Theme.gap * 3,
            label.height * (2.2 * page.chart.lines.length + 2.4) + below.height)
        Accessible.role: Accessible.Graphic
        Accessible.name: House.words.labelled(House.words.say("table.chart"), House.words.listed(page.chart.lines.map(line => line.name + " " + line.total)))

        Words {
            id: label

            visible: false
            text: "0000"
            size: 15
            wrapMode: Text.NoWrap
        }

        Item {
            id: area

            anchors.fill: parent
            anchors.leftMargin: page.widest(page.chart.totalTicks.map(tick => tick.figure)) + 14
            anchors.rightMargin: page.tight ? page.widest(page.chart.lines.map(line => "■ " + line.total)) + 14 : Math.min(Theme.size(190), frame.width * 0.34)
            anchors.topMargin: label.height * (page.chart.gameEnds.length > 0 ? 2.4 : 1.6)
            anchors.bottomMargin: below.height

            readonly property var places: {
                const lines = page.chart.lines;
                return page.chart.labels(height, label.height * 2.2);
            }

            Words {
                objectName: "chartUnit"
                x: -area.x
                y: -area.y
                text: page.chart.unit
                size: 15
                wrapMode: Text.NoWrap
                color: Theme.dimInk
                Accessible.ignored: true
            }

            ChartGames {
                anchors.fill: parent
                ends: page.chart.gameEnds
            }

            Repeater {
                model: page.chart.totalTicks

                Rectangle {
                    required property var modelData

                    y: modelData.at * area.height
                    width: area.width
                    height: modelData.figure === "0" ? 2 : 1
                    color: Theme.paperEdge

                    Words {
                        anchors.right: parent.left
                        anchors.rightMargin: 8
                        anchors.verticalCenter: parent.verticalCenter
                        text: parent.modelData.figure
                        size: 15
                        wrapMode: Text.NoWrap
                        color: Theme.dimInk
                        Accessible.ignored: true
                    }
                }
            }

            Rectangle {
                objectName: "chosenDeal"
                visible: page.chart.chosen > 0
                x: page.chart.chosenAt * area.width - 1
                width: 3
                height: area.height
                color: Theme.brass
            }

            Repeater {
                model: page.chart.lines

                ChartLine {
                    id: drawn

                    required index
                    required property var modelData

                    anchors.fill: parent
                    path: page.chart.path(index, width, height)
                    marks: page.chart.marks(index, width, height)
                    size: Math.max(6, Math.min(17, width / page.chart.deals / Theme.scale))

                    Words {
                        x: area.width + 12
                        y: area.places[drawn.index] ?? 0
                        width: frame.width - area.x - area.width - 12
                        height: label.height * 2.2
                        verticalAlignment: Text.AlignVCenter
                        text: drawn.mark + " " + (page.tight ? "" : drawn.modelData.name + " ") + drawn.modelData.total
                        size: 15
                        strong: true
                        elide: Text.ElideRight
                        maximumLineCount: 2
                        color: drawn.color
                    }
                }
            }

            MouseArea {
                objectName: "chartArea"
                anchors.fill: parent
                preventStealing: true
                onPressed: mouse => page.chart.chooseAt(mouse.x / width)
                onPositionChanged: mouse => page.chart.chooseAt(mouse.x / width)
            }
        }

        Item {
            id: below

            x: area.x
            anchors.bottom: parent.bottom
            width: area.width
            height: label.height + deals.height + 10

            Words {
                id: deals

                objectName: "chartDeals"
                anchors.bottom: parent.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                text: House.words.say("review.deals")
                size: 15
                wrapMode: Text.NoWrap
                color: Theme.dimInk
                Accessible.ignored: true
            }

            Repeater {
                model: {
                    const lines = page.chart.lines;
                    return page.chart.dealTicks(below.width / label.width);
                }

                Words {
                    required property var modelData

                    x: modelData.at * below.width - width / 2
                    y: below.height - deals.height - height
                    text: modelData.figure
                    size: 15
                    wrapMode: Text.NoWrap
                    color: Theme.dimInk
                    Accessible.ignored: true
                }
            }
        }
    }

    ColumnLayout {
        id: talk

        visible: page.chart.deals > 0
        Layout.fillWidth: true
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            TapButton {
                objectName: "dealBefore"
                text: "‹"
                size: 26
                paper: true
                enabled: page.chart.chosen > 1
                Accessible.name: House.words.say("table.deal_before")
                onTapped: page.chart.chosen = page.chart.chosen - 1
            }

            Words {
                objectName: "dealTold"
                Layout.fillWidth: true
                text: page.chart.told === "" ? House.words.say("table.touch_the_chart") : page.chart.told
                size: 18
                color: page.chart.told === "" ? Theme.dimInk : Theme.ink
            }

            TapButton {
                objectName: "dealAfter"
                text: "›"
                size: 26
                paper: true
                enabled: page.chart.chosen < page.chart.deals
                Accessible.name: House.words.say("table.deal_after")
                onTapped: page.chart.chosen = page.chart.chosen + 1
            }
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap * 1.5

            Repeater {
                model: page.chart.lines

                Words {
                    required property int index
                    required property var modelData

                    objectName: "then" + index
                    width: Math.min(implicitWidth, talk.width)
                    text: Theme.lineMarks[index % Theme.lineMarks.length] + " " + (page.chart.namesThen[index] ?? modelData.name) + " " + (page.chart.totalsThen[index] ?? "")
                    size: 18
                    strong: true
                    color: Theme.lineColors[index % Theme.lineColors.length]
                }
            }
        }
    }
}
