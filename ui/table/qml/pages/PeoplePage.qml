pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Everybody in the book: called otherwise, the same as somebody else, not offered any more, forgotten.
PaperPage {
    id: page

    readonly property var explained: ["help.people"]

    readonly property var kept: House.people
    property string open: ""  // whose entry lies open, by id
    property bool merging: false  // a tap says who is the same
    property bool asked: false  // he is to be forgotten, once more asked

    function close(): void {
        open = "";
        merging = false;
        asked = false;
    }

    function named(id: string): string {
        return Array.from(kept.all).find(each => each.id === id)?.name ?? "";
    }

    title: House.words.say("table.people")
    told: page.kept.said
    refused: page.kept.refused
    Component.onCompleted: kept.refresh()

    Words {
        objectName: "whoIsTheSame"
        Layout.fillWidth: true
        visible: page.merging || page.kept.all.length === 0
        text: page.merging ? House.words.say("table.people.who_is", page.named(page.open)) : House.words.say("review.nobody")
        size: 18
        color: Theme.ink
    }

    Repeater {
        model: page.kept.all

        ColumnLayout {
            id: person

            required property int index
            required property var modelData
            readonly property bool open: page.open === modelData.id && !page.merging

            Layout.fillWidth: true
            spacing: 10

            TapButton {
                objectName: "person" + person.index
                Layout.fillWidth: true
                paper: true
                size: 18
                enabled: !person.modelData.forgotten && !(page.merging && page.open === person.modelData.id)
                text: person.modelData.forgotten ? "–" : person.modelData.name
                note: [person.modelData.note].concat(person.modelData.merged.length > 0 ? ["← " + House.words.listed(person.modelData.merged)] : []).join(" · ")
                noteColor: Theme.dimInk
                chosen: page.open === person.modelData.id
                onTapped: {
                    const merges = page.merging ? page.open : "";
                    const was = page.open;
                    page.close();
                    if (merges !== "")
                        page.kept.merge(merges, person.modelData.id);
                    else if (was !== person.modelData.id)
                        page.open = person.modelData.id;
                }
            }

            PaperField {
                id: called

                Layout.fillWidth: true
                visible: person.open
                fieldName: "calledOtherwise"
                label: House.words.say("table.people.rename")
                text: person.modelData.name
                onAccepted: if (text.trim() !== "" && text.trim() !== person.modelData.name)
                    page.kept.rename(person.modelData.id, text.trim())
            }

            Words {
                objectName: "forgetSure"
                Layout.fillWidth: true
                visible: person.open && page.asked
                text: House.words.say("review.forget")
                size: 17
                color: Theme.badInk
            }

            Flow {
                id: ways

                Layout.fillWidth: true
                visible: person.open
                spacing: 10

                FlowButton {
                    objectName: "rename"
                    room: ways.width
                    guarded: true
                    main: true
                    enabled: called.text.trim() !== "" && called.text.trim() !== person.modelData.name
                    text: House.words.say("table.people.save_name")
                    onTapped: called.accepted()
                }

                FlowButton {
                    objectName: "merge"
                    room: ways.width
                    guarded: true
                    text: House.words.say("table.people.merge")
                    onTapped: page.merging = true
                }

                Repeater {
                    model: person.modelData.merged.length

                    FlowButton {
                        required property int index
                        readonly property string name: person.modelData.merged[index] ?? ""

                        objectName: "split" + index
                        room: ways.width
                        guarded: true
                        text: House.words.say("table.people.split", name)
                        onTapped: page.kept.split(name)
                    }
                }

                FlowButton {
                    objectName: "hide"
                    room: ways.width
                    guarded: true
                    text: House.words.say(person.modelData.hidden ? "table.people.show" : "table.people.hide")
                    onTapped: page.kept.hide(person.modelData.id, !person.modelData.hidden)
                }

                FlowButton {
                    objectName: "forget"
                    room: ways.width
                    guarded: true
                    text: House.words.say(page.asked ? "table.people.forget_sure" : "table.people.forget")
                    onTapped: {
                        if (page.asked)
                            page.kept.forget(person.modelData.id);
                        page.asked = !page.asked;
                    }
                }
            }
        }
    }

    FlowButton {
        objectName: "notMerged"
        room: page.width
        visible: page.merging
        text: House.words.say("table.cancel")
        onTapped: page.merging = false
    }
}
