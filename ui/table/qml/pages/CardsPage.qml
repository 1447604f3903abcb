pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A deal card by card: the contract, each card in turn, and at the end what it comes to.
TitledPage {
    id: page

    objectName: "CardsPage"
    title: House.words.say("table.cards")

    readonly property var explained: ["help.cards"]

    readonly property var log: House.cards
    readonly property bool narrow: width < Math.max(900, Theme.size(1000))
    readonly property bool tight: width < Theme.size(520)
    readonly property string stage: log.stage

    Component.onCompleted: {
        House.referee.follow();
        House.cards.arrive();
    }

    Connections {
        target: House.cards

        function onRefused(why: string): void {
            notice.said = why;
        }

        function onChanged(): void {
            notice.said = "";
        }

        function onSaved(): void {
            page.StackView.view?.pop();
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: page.title
            note: House.referee.judgesBy
            onBack: page.StackView.view.pop()

            TapButton {
                objectName: "cards_back"
                visible: page.stage !== "contract" && !page.tight
                text: House.words.say("table.referee.take_back")
                size: 18
                onTapped: page.log.back()
            }
        }

        Flickable {
            id: scroll

            objectName: "scroll"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: body.height
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Flow {
                id: body

                width: scroll.width
                spacing: Theme.gap * 2

                CardsContract {
                    width: body.width
                    visible: page.stage === "contract"
                    narrow: page.narrow
                }

                CardsTold {
                    id: told

                    width: page.narrow ? body.width : Math.min(body.width * 0.67, Math.max(560, wanted))
                    visible: page.stage !== "contract"
                    narrow: page.narrow
                    tight: page.tight
                    room: scroll.height
                }

                CardsFound {
                    width: page.narrow ? body.width : body.width - told.width - body.spacing
                    visible: page.stage !== "contract"
                    ended: page.stage === "end"
                }
            }
        }

        // Below, so nothing moves under the finger.
        Notice {
            id: notice

            Layout.fillWidth: true
        }
    }
}
