pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// The book cannot be read, or not be written: why, what that means, and what helps.
ColumnLayout {
    id: trouble

    required property var page
    readonly property string kind: House.home.trouble
    readonly property bool broken: kind !== "" && kind !== "read_only"
    property bool sure: false  // that a new book is to be begun
    property bool chooses: false  // another book

    spacing: Theme.gap
    onKindChanged: sure = chooses = false

    Words {
        Layout.fillWidth: true
        visible: House.home.banner !== ""
        text: "! " + House.home.banner
        color: Theme.bad
        size: 18
    }

    Words {
        objectName: "bookProblem"
        Layout.fillWidth: true
        visible: House.home.problem !== ""
        text: "! " + House.home.problem
        color: Theme.bad
        size: 22
        strong: true
        Accessible.role: Accessible.AlertMessage
    }

    Words {
        objectName: "bookAdvice"
        Layout.fillWidth: true
        visible: trouble.kind !== ""
        text: House.home.advice
        size: 18
    }

    Flow {
        id: helps

        Layout.fillWidth: true
        visible: trouble.kind !== ""
        spacing: 10

        component Help: FlowButton {
            room: helps.width
            paper: false
            guarded: true
            size: 18
        }

        Help {
            objectName: "recover"
            visible: trouble.kind === "damaged"
            main: true
            text: House.words.say("table.trouble.save")
            onTapped: {
                trouble.page.acted = true;
                House.keeper.recover();
            }
        }

        Help {
            objectName: "tryAgain"
            visible: /full|other|read_only/.test(trouble.kind)
            main: true
            text: House.words.say("table.trouble.again")
            onTapped: House.home.refresh()
        }

        Help {
            objectName: "toBackups"
            visible: trouble.broken && trouble.kind !== "full"
            text: House.words.say("table.backups")
            onTapped: trouble.page.open("BookPage")
        }

        Help {
            objectName: "another"
            visible: House.keeper.others.length > 0
            guarded: false
            text: House.words.say("table.trouble.another")
            chosen: trouble.chooses
            answer: true
            onTapped: trouble.chooses = !trouble.chooses
        }

        Help {
            objectName: "beginAnew"
            visible: trouble.kind === "damaged" || trouble.kind === "newer"
            guarded: false
            text: House.words.say("table.trouble.new")
            chosen: trouble.sure
            answer: true
            onTapped: trouble.sure = !trouble.sure
        }
    }

    Words {
        Layout.fillWidth: true
        visible: trouble.sure
        text: House.words.say("table.trouble.new_sure")
        size: 18
    }

    TapButton {
        objectName: "beginAnewSure"
        visible: trouble.sure
        guarded: true
        text: House.words.say("table.trouble.new_now")
        onTapped: {
            trouble.page.acted = true;
            House.keeper.beginAnew();
        }
    }

    Repeater {
        model: trouble.chooses ? House.keeper.others : []

        TapButton {
            required property int index
            required property var modelData

            objectName: "book" + index
            Layout.fillWidth: true
            guarded: true
            size: 18
            text: modelData.name
            note: modelData.path
            onTapped: House.keeper.openAnother(modelData.path)
        }
    }

    Words {
        objectName: "bookMended"
        Layout.fillWidth: true
        visible: trouble.page.acted && House.keeper.said !== ""
        text: (House.keeper.refused ? "! " : "✓ ") + House.keeper.said
        size: 18
        strong: true
        color: House.keeper.refused ? Theme.bad : Theme.good
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.role: Accessible.AlertMessage
    }

    Repeater {
        model: trouble.page.acted ? House.keeper.losses : []

        Words {
            required property string modelData

            Layout.fillWidth: true
            text: "! " + modelData
            color: Theme.bad
        }
    }

    TapButton {
        objectName: "bookSeen"
        visible: trouble.page.acted && House.keeper.said !== ""
        text: House.words.say("table.seen")
        onTapped: trouble.page.acted = false
    }
}
