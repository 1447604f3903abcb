import QtQuick
import QtQuick.Layouts
import Spadille

// Where the club is, and the way out of it.
PaperCard {
    id: card

    property bool sure: false  // that the club is left
    readonly property bool member: House.club.address !== ""
    readonly property string typed: field.text.trim()

    function join(): void {
        if (typed !== "" && typed !== House.club.address)
            House.club.join(typed);
    }

    onMemberChanged: sure = false

    PaperField {
        id: field

        Layout.fillWidth: true
        fieldName: "clubAddress"
        label: House.words.say("club.room.address")
        hint: "postgresql://…"
        maximumLength: 1000
        inputMethodHints: Qt.ImhUrlCharactersOnly | Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText
        text: House.club.address
        onAccepted: card.join()
    }

    Words {
        Layout.fillWidth: true
        text: House.words.say("club.room.password")
        size: 16
        color: Theme.dimInk
    }

    Words {
        objectName: "leaveSure"
        Layout.fillWidth: true
        visible: card.sure
        text: House.words.say("club.room.leave_sure")
        size: 17
        color: Theme.ink
    }

    Flow {
        id: ways

        Layout.fillWidth: true
        spacing: 10

        FlowButton {
            objectName: "joinClub"
            room: ways.width
            guarded: true
            main: true
            visible: !card.member || card.typed !== House.club.address
            enabled: card.typed !== ""
            text: House.words.say("club.room.join")
            onTapped: card.join()
        }

        FlowButton {
            objectName: "leaveClub"
            room: ways.width
            guarded: true
            main: card.sure
            visible: card.member
            text: House.words.say("club.room.leave")
            onTapped: {
                if (card.sure)
                    House.club.leave();
                card.sure = !card.sure;
            }
        }

        FlowButton {
            objectName: "stayInClub"
            room: ways.width
            visible: card.sure
            text: House.words.say("table.cancel")
            onTapped: card.sure = false
        }
    }
}
