pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A slip: the number of the table, Return, what each side made, Return. Then the next one.
TitledPage {
    id: page

    readonly property var explained: ["help.event_result", "help.key.event_result", "help.key.figures"]

    readonly property var result: House.eventResult
    readonly property var fields: Array.from(result.fields)
    readonly property bool beside: width >= Theme.size(760) || width > height

    title: House.words.say("event.enter")

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: page.title
            note: House.words.say("event.round", page.result.round) + " · " + page.result.progress
            onBack: page.StackView.view.pop()
        }

        Flickable {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: all.height
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            // A positioner: a layout of Qt 6.4 forgets to move what is there when its columns change.
            Grid {
                id: all

                readonly property real half: page.beside ? Math.floor((width - columnSpacing) / 2) : width

                width: Math.min(scroll.width, 1100)
                anchors.horizontalCenter: parent?.horizontalCenter
                columns: page.beside ? 2 : 1
                columnSpacing: Theme.gap * 2
                rowSpacing: Theme.gap

                Column {
                    width: all.half
                    spacing: 10

                    EventSlot {
                        width: parent.width
                        field: "table"
                        member: page.fields[0]
                        note: House.words.say("event.result.table")
                    }

                    Words {
                        width: parent.width
                        visible: page.result.before !== ""
                        text: House.words.labelled(House.words.say("event.result.before"), page.result.before)
                        color: Theme.dimChalk
                    }

                    Grid {
                        id: slots

                        readonly property real cell: Math.floor((width - spacing) / 2)

                        width: parent.width
                        columns: 2
                        spacing: 10

                        Repeater {
                            model: page.fields.length - 1

                            EventSlot {
                                required property int index

                                width: slots.cell
                                field: page.fields[index + 1]?.key ?? ""
                                member: page.fields[index + 1] ?? page.fields[0]
                            }
                        }
                    }

                    Words {
                        objectName: "resultDoubt"
                        width: parent.width
                        visible: text !== ""
                        text: page.result.doubt !== "" ? "! " + page.result.doubt : House.event.refusal !== "" ? "! " + House.event.refusal : ""
                        size: 18
                        strong: true
                        color: Theme.bad
                        Accessible.role: Accessible.AlertMessage
                    }

                    TapButton {
                        objectName: "saveAnyway"
                        width: parent.width
                        visible: page.result.canForce
                        guarded: true
                        size: 18
                        text: House.words.say("event.result.anyway")
                        onTapped: page.result.save(true)
                    }

                    Words {
                        width: parent.width
                        visible: page.result.versions.length > 0
                        text: page.result.versionsHead
                        size: 18
                        strong: true
                        color: Theme.bad
                    }

                    Repeater {
                        model: page.result.versions

                        TapButton {
                            required property var modelData

                            objectName: "version" + modelData.index
                            width: all.half
                            guarded: true
                            text: modelData.words
                            size: 22
                            note: House.words.labelled(modelData.source, House.words.say("event.result.counts"))
                            onTapped: page.result.settle(modelData.index)
                        }
                    }

                    Words {
                        objectName: "resultSaid"
                        width: parent.width
                        visible: text !== ""
                        text: page.result.said !== "" ? "✓ " + page.result.said : ""
                        size: 20
                        strong: true
                        color: Theme.good
                        Accessible.role: Accessible.AlertMessage
                    }
                }

                DigitPad {
                    width: all.half
                    signed: true
                    onTyped: digit => page.result.digit(digit)
                    onErased: page.result.erase()
                    onTurned: page.result.turnSign()
                }
            }
        }

        TapButton {
            objectName: "resultNext"
            Layout.fillWidth: true
            main: true
            size: 24
            enabled: page.result.ready || page.result.current === "table" || page.fields.length > 1
            text: House.words.say(page.result.ready ? "table.save" : "event.result.next")
            onTapped: page.result.ready ? page.result.save() : page.result.next()
        }
    }
}
