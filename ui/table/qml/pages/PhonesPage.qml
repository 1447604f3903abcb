pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// Phones that look on: in which network, what they scan, how many there are.
PaperPage {
    id: page

    readonly property var explained: ["help.phones"]
    readonly property var phones: House.phones
    readonly property bool open: phones.address !== ""
    property bool helps: false  // nobody arrives, and why that may be is shown
    property bool joins: false  // the square is that of the Wi-Fi which this machine makes
    property bool lists: false  // those too that only look on

    title: House.words.say("table.phones")
    told: phones.problem
    refused: phones.problem !== ""
    Component.onCompleted: phones.look()

    Words {
        objectName: "phonesAbout"
        Layout.fillWidth: true
        text: House.words.say(page.open ? "table.phones.scan" : "table.phones.about")
        size: 18
        color: Theme.ink
    }

    Repeater {
        model: page.phones.known && !page.open && page.phones.problem === "" && page.phones.networks.length === 0 ? ["phones.error.no_network", "table.phones.hotspot"] : []

        Words {
            required property string modelData

            Layout.fillWidth: true
            text: House.words.say(modelData)
            size: 18
            color: Theme.ink
        }
    }

    Repeater {
        model: page.open ? [] : page.phones.networks

        TapButton {
            required property var modelData
            required property int index

            objectName: "network" + index
            Layout.fillWidth: true
            paper: true
            main: index === 0
            enabled: !page.phones.opening
            text: House.words.say("table.phones.begin")
            note: modelData.name + " · " + modelData.address
            noteColor: main ? Theme.brassText : Theme.dimInk
            onTapped: page.phones.open(modelData.address)
        }
    }

    Item {
        Layout.fillWidth: true
        visible: page.open
        implicitHeight: page.narrow ? code.height + Theme.gap + ways.height : Math.max(code.height, ways.height)

        QrCode {
            id: code

            objectName: "phonesCode"
            width: page.narrow ? Math.min(parent.width, page.room) : parent.width * 0.5
            height: page.narrow ? width : Math.min(width, page.room)
            words: page.joins && page.phones.wifi.code ? page.phones.wifi.code : page.phones.address
            Accessible.role: Accessible.Graphic
            Accessible.name: page.joins && page.phones.wifi.name ? page.phones.wifi.name : page.phones.address
        }

        ColumnLayout {
            id: ways

            x: page.narrow ? 0 : code.width + Theme.gap * 2
            y: page.narrow ? code.height + Theme.gap : 0
            width: parent.width - x
            spacing: Theme.gap

            // Once the phone is in it, the other square.
            TapButton {
                objectName: "joins"
                Layout.fillWidth: true
                visible: page.phones.wifi.code !== undefined
                paper: true
                answer: true
                chosen: page.joins
                text: House.words.say("phones.cli.join")
                note: page.phones.wifi.name ?? ""
                noteColor: Theme.dimInk
                onTapped: page.joins = !page.joins
            }

            Words {
                objectName: "watching"
                Layout.fillWidth: true
                text: House.words.count("phones.cli.watching", page.phones.watching)
                size: 24
                strong: true
                color: Theme.ink
                Accessible.role: Accessible.AlertMessage
            }

            // Who has a seat or something to do, or would have a seat that another phone has.
            Repeater {
                model: page.phones.seated

                PhoneRow {
                    required property int index
                    required property var modelData

                    Layout.fillWidth: true
                    place: String(index)
                    phone: modelData
                    phones: page.phones
                }
            }

            TapButton {
                objectName: "phonesOthers"
                Layout.fillWidth: true
                visible: page.phones.others.length > 0
                paper: true
                answer: true
                chosen: page.lists
                text: House.words.say("table.phones.others")
                onTapped: page.lists = !page.lists
            }

            Repeater {
                model: page.lists ? page.phones.others : []

                PhoneRow {
                    required property int index
                    required property var modelData

                    Layout.fillWidth: true
                    place: "Other" + index
                    phone: modelData
                    phones: page.phones
                }
            }

            Words {
                objectName: "phonesAddress"
                Layout.fillWidth: true
                text: page.phones.address
                size: 15
                color: Theme.dimInk
                wrapMode: Text.WrapAnywhere
            }

            Words {
                Layout.fillWidth: true
                text: House.words.say("table.phones.overheard")
                size: 15
                color: Theme.dimInk
            }

            TapButton {
                objectName: "phonesHelp"
                Layout.fillWidth: true
                paper: true
                answer: true
                chosen: page.helps
                text: House.words.say("table.phones.nobody")
                onTapped: page.helps = !page.helps
            }

            Words {
                objectName: "phonesHelped"
                Layout.fillWidth: true
                visible: page.helps
                text: House.words.say("table.phones.reasons")
                size: 17
                color: Theme.ink
            }

            TapButton {
                objectName: "renew"
                Layout.fillWidth: true
                paper: true
                guarded: true
                text: House.words.say("table.phones.renew")
                note: House.words.say("table.phones.renew_note")
                noteColor: Theme.dimInk
                onTapped: page.phones.renew()
            }

            TapButton {
                objectName: "closeDoor"
                Layout.fillWidth: true
                paper: true
                guarded: true
                text: House.words.say("table.phones.end")
                onTapped: page.phones.close()
            }
        }
    }
}
