pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A slip: the number of the table, Return, what each side made, Return. Then the next one.
TitledPage {
    id: page

    objectName: "EventResultPage"

    readonly property var explained: ["help.event_result", "help.key.event_result", "help.key.figures"]

    readonly property var result: House.eventResult
    readonly property var fields: Array.from(result.fields)
    readonly property bool beside: width >= Theme.size(760) || width > height

    readonly property bool roomy: height >= Theme.size(400)  // for what came of it, however far the rest is scrolled

    // The digits stay in sight, however far the slip is scrolled.
    readonly property bool below: !beside && height >= Theme.size(600)

    title: House.words.say("event.enter")

    // Where keys go is in sight.
    function reveal(slot: Item): void {
        const y = slot.mapToItem(scroll.contentItem, 0, 0).y;
        if (y < scroll.contentY || y + slot.height > scroll.contentY + scroll.height)
            scroll.contentY = Math.max(0, Math.min(y, scroll.contentHeight - scroll.height));
    }

    component Said: Words {
        readonly property string wrong: page.result.doubt !== "" ? page.result.doubt : House.event.refusal

        text: wrong !== "" ? "! " + wrong : page.result.said !== "" ? "✓ " + page.result.said : ""
        size: 18
        strong: true
        color: wrong !== "" ? Theme.bad : Theme.good
        Accessible.role: Accessible.AlertMessage
    }

    Connections {
        target: page.result

        // Where two tell it differently, what each tells is in sight.
        function onSaved(): void {
            scroll.contentY = page.result.versions.length > 0 ? Math.max(0, scroll.contentHeight - scroll.height) : 0;
        }
    }

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

                    Said {
                        width: parent.width
                        visible: text !== "" && !page.roomy
                    }

                    EventSlot {
                        width: parent.width
                        field: "table"
                        member: page.fields[0]
                        note: House.words.say("event.result.table")
                        onTaken: page.reveal(this)
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
                                onTaken: page.reveal(this)
                            }
                        }
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
                }

                DigitPad {
                    id: digits

                    parent: page.below ? under : all
                    width: all.half
                    flat: !page.beside
                    signed: true
                    onTyped: digit => page.result.digit(digit)
                    onErased: page.result.erase()
                    onTurned: page.result.turnSign()
                }
            }
        }

        Item {
            id: under

            Layout.fillWidth: true
            Layout.maximumWidth: all.width
            Layout.alignment: Qt.AlignHCenter
            visible: page.below
            implicitHeight: digits.implicitHeight
        }

        Said {
            objectName: "resultSaid"
            Layout.fillWidth: true
            visible: text !== "" && page.roomy
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            KeyButton {
                objectName: "saveAnyway"
                key: "Ctrl+Return"
                Layout.fillWidth: true
                Layout.preferredWidth: 10
                visible: page.result.canForce
                guarded: true
                size: Math.min(20, 26 / Theme.scale)
                textLines: 2
                text: House.words.say("event.result.anyway")
                onTapped: page.result.save(true)
            }

            TapButton {
                objectName: "resultNext"
                Layout.fillWidth: true
                Layout.preferredWidth: 20
                main: true
                size: Math.min(24, 32 / Theme.scale)
                text: House.words.say(page.result.ready ? "table.save" : "event.result.next")
                onTapped: page.result.ready ? page.result.save() : page.result.next()
            }
        }
    }
}
