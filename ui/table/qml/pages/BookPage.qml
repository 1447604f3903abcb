pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The book itself: copies of it, whether it is right, and what was thrown away.
PaperPage {
    id: page

    readonly property var explained: ["help.book"]

    readonly property var keeper: House.keeper
    property string restored: ""  // that is to come back, once more asked

    // What came of it is said at home.
    function takeIn(path: string): void {
        House.intake.takeIn([path]);
        StackView.view.pop(null);
    }

    title: House.words.say("table.book")
    told: page.keeper.said
    refused: page.keeper.refused
    Component.onCompleted: {
        House.history.trash = true;
        keeper.refresh();
    }
    Component.onDestruction: {
        keeper.work.cancel();
        House.history.close();
    }

    Repeater {
        model: page.keeper.losses

        Words {
            required property string modelData

            Layout.fillWidth: true
            text: "! " + modelData
            color: Theme.badInk
        }
    }

    PaperCard {
        Layout.fillWidth: true
        title: House.words.say("table.verify")
        note: page.keeper.verdict

        Progress {
            objectName: "verifying"
            Layout.fillWidth: true
            work: page.keeper.work
            said: House.words.count("table.sessions_looked", work.done)
            paper: true
        }

        Repeater {
            model: page.keeper.doubts

            Words {
                required property string modelData

                Layout.fillWidth: true
                text: "! " + modelData
                color: Theme.badInk
            }
        }

        Flow {
            Layout.fillWidth: true
            spacing: 10

            FlowButton {
                objectName: "verify"
                room: parent.width
                enabled: !page.keeper.work.running
                text: House.words.say("table.verify_now")
                onTapped: page.keeper.verify(false)
            }

            FlowButton {
                objectName: "mend"
                visible: page.keeper.mendable
                room: parent.width
                text: House.words.say("table.mend_lists")
                onTapped: page.keeper.verify(true)
            }

            FlowButton {
                objectName: "recoverBook"
                visible: page.keeper.damaged || House.home.trouble === "damaged"
                room: parent.width
                guarded: true
                text: House.words.say("table.trouble.save")
                onTapped: page.keeper.recover()
            }
        }
    }

    PaperCard {
        Layout.fillWidth: true
        title: House.words.say("table.backups")
        note: page.keeper.backups.length === 0 ? House.words.say("safety.no_backups") : ""

        TapButton {
            objectName: "backUp"
            Layout.fillWidth: page.narrow
            paper: true
            guarded: true
            text: House.words.say("table.back_up_now")
            onTapped: page.keeper.backUp()
        }

        Repeater {
            model: page.keeper.backups

            GridLayout {
                id: backup

                required property int index
                required property var modelData
                readonly property bool asked: page.restored === modelData.name

                Layout.fillWidth: true
                columns: page.width < Theme.size(420) ? 1 : 2
                columnSpacing: Theme.gap
                rowSpacing: 6

                Words {
                    Layout.fillWidth: true
                    text: backup.asked ? House.words.say("table.restore_sure") : backup.modelData.moment
                    size: 18
                    color: backup.asked ? Theme.badInk : Theme.ink
                }

                Flow {
                    Layout.fillWidth: backup.columns === 1
                    Layout.preferredWidth: Theme.size(260)
                    layoutDirection: backup.columns === 1 ? Qt.LeftToRight : Qt.RightToLeft
                    spacing: 10

                    FlowButton {
                        objectName: "restore" + backup.index
                        room: parent.width
                        guarded: true
                        main: backup.asked
                        text: House.words.say("table.restore")
                        Accessible.name: text + ": " + backup.modelData.moment
                        onTapped: {
                            if (backup.asked)
                                page.keeper.restore(backup.modelData.name);
                            page.restored = backup.asked ? "" : backup.modelData.name;
                        }
                    }

                    FlowButton {
                        visible: backup.asked
                        room: parent.width
                        text: House.words.say("table.cancel")
                        onTapped: page.restored = ""
                    }
                }
            }
        }
    }

    HouseRulings {
        Layout.fillWidth: true
    }

    PaperCard {
        Layout.fillWidth: true
        title: House.words.say("table.trash")
        note: House.history.sessions.length === 0 ? House.words.say("table.trash_empty") : House.words.say("table.trash_tap")

        Repeater {
            model: House.history.trash ? House.history.sessions : []

            SessionRow {
                Layout.fillWidth: true
                objectName: "thrown" + modelData.number
                paper: true
                onChosen: number => page.keeper.getBack(number)
            }
        }
    }

    PaperCard {
        Layout.fillWidth: true
        title: House.words.say("table.people")
        note: House.words.say("table.people.note")

        TapButton {
            objectName: "people"
            Layout.fillWidth: page.narrow
            paper: true
            guarded: true
            text: House.words.say("table.people")
            onTapped: page.StackView.view.push(Qt.resolvedUrl("PeoplePage.qml"))
        }
    }

    PaperCard {
        id: documents

        property var found: []

        Layout.fillWidth: true
        title: House.words.say("table.take_in")
        note: House.words.say(found.length === 0 ? "table.take_in_none" : "table.take_in_note")
        Component.onCompleted: found = House.intake.documents()

        Repeater {
            model: documents.found

            TapButton {
                required property int index
                required property var modelData

                objectName: "document" + index
                Layout.fillWidth: true
                paper: true
                guarded: true
                size: 18
                text: modelData.name
                onTapped: page.takeIn(modelData.path)
            }
        }
    }
}
