pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// A phone as the host sees it, and what he may do with it.
ColumnLayout {
    id: row

    required property var phone  // its number, name, wants, role, watching, calls
    required property var phones
    required property string place  // in the list
    readonly property string role: phone.role ?? ""
    readonly property string name: phone.name ?? House.words.say("table.phones.phone", phone.phone)

    spacing: 4

    component Deed: TapButton {
        paper: true
        guarded: true
        size: 17
        Accessible.name: House.words.listed([text, row.phone.wants ?? row.name])
    }

    // Once more takes it back.
    component Duty: Deed {
        required property string duty

        objectName: duty + row.place
        chosen: row.role === duty
        answer: true
        onTapped: row.phones.give(row.phone.phone, chosen ? "player" : duty)
    }

    Words {
        objectName: "seated" + row.place
        Layout.fillWidth: true
        text: row.phone.wants ? House.words.say("table.phones.wants", row.phone.wants) : House.words.together([row.name, House.words.say(row.phone.watching ? "table.phones.looks_on" : "table.phones.away")].concat(row.phone.calls ? [House.words.say("phones.cli.calls")] : []))
        size: 18
        color: Theme.ink
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Deed {
            objectName: "give" + row.place
            visible: row.phone.wants !== undefined
            text: House.words.say("table.phones.give")
            onTapped: row.phones.agree(row.phone.phone)
        }

        Deed {
            objectName: "heard" + row.place
            visible: row.phone.calls === true
            text: House.words.say("phones.page.heard")
            onTapped: row.phones.heard(row.phone.phone)
        }

        Duty {
            duty: "scorer"
            text: House.words.say("phones.cli.scorer")
        }

        Duty {
            duty: "director"
            text: House.words.say("phones.cli.director")
        }

        Deed {
            objectName: "sendAway" + row.place
            text: House.words.say("table.phones.remove")
            onTapped: row.phones.remove(row.phone.phone)
        }
    }
}
