pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The deal that was just played, entered in the game's own way where it brings a page, else by its
// tables.
TitledPage {
    id: page

    objectName: corrects > 0 ? "" : "EntryPage"
    title: page.corrects > 0 ? House.words.say("table.correct_deal", page.corrects) : House.evening.progress

    readonly property var explained: ["help.entry", "help.key.people", "help.key.figures", "help.key.save"]

    property int corrects: 0  // the number of a deal of the sheet; 0: the next one
    property bool opened: false  // by a tap on a place at the table, which answers the first question
    readonly property bool beside: width > Theme.size(520) || (width > 600 && height < Theme.size(400))  // buttons in the head of the page
    readonly property string game: House.evening.game

    // Where the form is longer than the page, what is asked next is in sight.
    StackView.onActivated: {
        const next = opened ? form.item?.next ?? null : null;
        const y = next ? next.mapToItem(scroll.contentItem, 0, 0).y : 0;
        if (next)
            scroll.contentY = Math.max(0, Math.min(y, y + next.height - scroll.height));
    }

    Component.onDestruction: if (corrects > 0)
        House.entry.leave()

    Connections {
        target: House.entry

        function onSaved(): void {
            page.StackView.view?.pop();
        }
    }

    component CardByCard: TapButton {
        objectName: "card_by_card"
        text: House.words.say("table.cards")
        size: 18
        guarded: true
        onTapped: page.StackView.view.replace(Qt.resolvedUrl("CardsPage.qml"))
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: page.title
            onBack: page.StackView.view.pop()

            CardByCard {
                visible: page.corrects === 0 && page.beside
            }
        }

        // What a form keeps in sight while it is scrolled: the figures that are typed.
        Item {
            id: kept

            Layout.fillWidth: true
            visible: children.length > 0
            implicitHeight: childrenRect.height
        }

        Flickable {
            id: scroll

            objectName: "scroll"
            Layout.fillWidth: true
            Layout.fillHeight: true
            // As high as before there was anybody to agree: nothing moves while somebody is asked.
            readonly property real whole: Math.max(height + agreement.room, form.y + (form.item?.implicitHeight ?? 0))
            // How far it was scrolled by then: it does not go back by itself when nobody has to agree any more.
            property real held: 0
            contentHeight: Math.max(whole, held + height)
            onContentYChanged: if (agreement.visible)
                held = Math.min(contentY, whole - height)
            onMovementEnded: if (!agreement.visible)
                held = Math.min(held, contentY)
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

            CardByCard {
                id: byCard

                y: awaiting.visible ? awaiting.height + Theme.gap : 0
                anchors.right: parent.right
                visible: page.corrects === 0 && !page.beside
            }

            Loader {
                id: form

                y: (awaiting.visible ? awaiting.height + Theme.gap : 0) + (byCard.visible ? byCard.height + Theme.gap : 0)
                width: scroll.width
                height: scroll.whole - y
                focus: true
                source: page.game === "" ? "" : House.entry.page
                onLoaded: if ("kept" in item)
                    item["kept"] = kept
            }
        }

        Agreement {
            id: agreement

            readonly property bool alone: visible && page.height < Math.max(400, Theme.size(400))  // there is no room for both
            readonly property real room: visible ? height - (alone ? save.height : -Theme.gap) : 0

            Layout.fillWidth: true
            all: House.entry.agreement
            effect: House.entry.effect
            most: 0.35 * page.height
            onAgreed: who => House.entry.agree(who)
        }

        // In sight however far the rest is scrolled; answers of other forms save by themselves.
        SaveButton {
            id: save

            Layout.fillWidth: true
            visible: (form.item?.saves ?? false) && !agreement.alone
            low: page.height < Theme.size(700)
        }
    }
}
