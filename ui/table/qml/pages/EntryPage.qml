pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The deal that was just played, entered in the game's own way where it brings a page, else by its
// tables.
FocusScope {
    id: page

    objectName: corrects > 0 ? "" : "EntryPage"

    property int corrects: 0  // the number of a deal of the sheet; 0: the next one
    property bool opened: false  // by a tap on a place at the table, which answers the first question
    readonly property string game: House.evening.game

    // Where the form is longer than the page, what is asked next is in sight.
    StackView.onActivated: {
        const next = opened ? form.item?.next ?? null : null;
        if (next)
            scroll.contentY = Math.max(0, form.y + Math.min(next.y, next.y + next.height - scroll.height));
    }

    Component.onDestruction: if (corrects > 0)
        House.entry.leave()

    Connections {
        target: House.entry

        function onSaved(): void {
            page.StackView.view?.pop();
        }
    }

    Felt {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: page.corrects > 0 ? House.words.say("table.correct_deal", page.corrects) : House.evening.progress
            onBack: page.StackView.view.pop()
        }

        TapButton {
            objectName: "card_by_card"
            visible: page.corrects === 0
            Layout.alignment: Qt.AlignRight
            Layout.topMargin: page.width > Theme.size(520) ? -Theme.touch - Theme.gap : 0
            text: House.words.say("table.cards")
            size: 18
            guarded: true
            onTapped: page.StackView.view.replace(Qt.resolvedUrl("CardsPage.qml"))
        }

        Flickable {
            id: scroll

            objectName: "scroll"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: Math.max(height, form.y + (form.item?.implicitHeight ?? 0))
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Words {
                id: awaiting

                objectName: "awaiting"
                width: scroll.width
                visible: page.corrects === 0 && text !== ""
                text: House.evening.awaiting
                size: 17
                color: Theme.brass
            }

            Agreement {
                id: agreement

                y: awaiting.visible ? awaiting.height + Theme.gap : 0
                width: scroll.width
                all: House.entry.agreement
                effect: House.entry.effect
                onAgreed: who => House.entry.agree(who)
                onVisibleChanged: scroll.contentY = 0
            }

            Loader {
                id: form

                y: agreement.y + (agreement.visible ? agreement.height + Theme.gap : 0)
                width: scroll.width
                height: scroll.contentHeight - y
                focus: true
                source: page.game === "" ? "" : House.entry.page
            }
        }

        // In sight however far the rest is scrolled; answers of other forms save by themselves.
        SaveButton {
            Layout.fillWidth: true
            visible: form.item?.saves ?? false
            low: page.height < Theme.size(700)
        }
    }
}
