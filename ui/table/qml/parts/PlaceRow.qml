pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Spadille

// A line of an event's ranking; a tap explains it.
Column {
    id: row

    required property int index
    required property int who
    required property string place
    required property string name
    required property string total
    required property var scores
    required property string decided
    required property string more
    required property string prize
    property PlaceMeasures measures: null
    property bool open: false
    signal tapped
    signal shownFromTop  // much is to be seen below it

    T.AbstractButton {
        id: button

        objectName: "place" + row.index
        width: parent.width
        implicitHeight: Math.max(Theme.touch, content.implicitHeight + 16)
        padding: 8
        leftPadding: 14
        rightPadding: 14
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.ListItem
        Accessible.name: House.words.listed([row.place, row.name, row.total, House.words.listed(row.scores), row.decided, row.more, row.prize])
        Accessible.onPressAction: row.tapped()
        Keys.onReturnPressed: row.tapped()
        Keys.onEnterPressed: row.tapped()
        onClicked: row.tapped()

        background: Rectangle {
            color: row.open ? Theme.chosenPaper : "transparent"
            border.width: button.visualFocus ? 3 : 0
            border.color: Theme.brassInk

            Rectangle {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                height: 1
                color: Theme.paperEdge
            }
        }

        contentItem: Item {
            id: content

            readonly property bool beside: row.measures.beside
            readonly property string under: beside ? row.more : Array.from([row.scores.join("   "), row.decided, row.more, row.prize !== "" ? House.words.say("event.prize") + " " + row.prize : ""]).filter(part => part !== "").join(" · ")

            readonly property real above: row.measures.stacked ? name.height + total.height : Math.max(name.height, total.height)

            implicitHeight: above + (below.visible ? below.height + 2 : 0)

            Words {
                width: row.measures.place
                anchors.verticalCenter: name.verticalCenter
                text: row.place
                size: row.measures.placeSize
                strong: true
                color: Theme.brassInk
                Accessible.ignored: true
            }

            Words {
                id: name

                x: row.measures.place
                width: content.beside ? row.measures.names - 10 : content.width - x - (row.measures.stacked ? 0 : total.width + 10)
                y: below.visible || row.measures.stacked ? 0 : (content.height - height) / 2
                text: row.name
                size: 20
                strong: true
                whole: true
                color: Theme.ink
                Accessible.ignored: true
            }

            Words {
                id: below

                x: row.measures.place
                anchors.top: row.measures.stacked ? total.bottom : name.bottom
                anchors.topMargin: 2
                width: content.width - x
                visible: text !== ""
                text: content.under
                size: 16
                color: Theme.dimInk
                Accessible.ignored: true
            }

            Row {
                x: row.measures.place + row.measures.names
                anchors.verticalCenter: name.verticalCenter
                visible: content.beside

                Repeater {
                    model: content.beside ? row.measures.rounds : 0

                    Words {
                        required property int index

                        width: row.measures.score
                        text: row.scores[index] ?? ""
                        size: 17
                        color: Theme.dimInk
                        horizontalAlignment: Text.AlignRight
                        Accessible.ignored: true
                    }
                }

                Words {
                    width: row.measures.decided
                    text: row.decided
                    size: 15
                    color: Theme.brassInk
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }

                Words {
                    width: row.measures.prize
                    text: row.prize
                    size: 17
                    color: Theme.goodInk
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }
            }

            Figure {
                id: total

                x: row.measures.stacked ? row.measures.place : content.width - width
                y: row.measures.stacked ? name.height : name.y + (name.height - height) / 2
                value: row.total
                size: 24
                color: value.startsWith("−") ? Theme.badInk : Theme.ink
                Accessible.ignored: true
            }
        }
    }

    Part {
        width: parent.width
        part: row.open ? "PlaceReasons" : ""
        values: ({
            "row": row
        })
    }
}
