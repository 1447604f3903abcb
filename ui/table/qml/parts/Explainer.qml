pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// What can be done on a page, and by which keys. It lies over the page until somebody has read it.
FocusScope {
    id: explainer

    property var page: null  // it says itself what explains it
    property bool first: false  // there is nowhere to go back to
    readonly property var said: Array.from(page?.explained ?? ["help.any"])
    readonly property var keys: [...said.slice(1), ...(first ? [] : ["help.key.back"]), "help.key.tab", "help.key.search", "help.key.window"]

    function close(): void {
        Explained.open = false;
    }

    Keys.onEscapePressed: close()
    Keys.onBackPressed: close()
    Component.onCompleted: forceActiveFocus(Qt.OtherFocusReason)

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap, Theme.size(720))
        height: Math.min(parent.height - 2 * Theme.gap, words.height + done.height + 3 * Theme.gap * 1.5)
        radius: Theme.corner + 4
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperEdge

        Flickable {
            id: scroll

            anchors.fill: parent
            anchors.margins: Theme.gap * 1.5
            anchors.bottomMargin: done.height + 2 * Theme.gap * 1.5
            contentHeight: words.height
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Column {
                id: words

                width: scroll.width
                spacing: Theme.gap

                Words {
                    width: parent.width
                    text: House.words.say("help.head")
                    size: 28
                    strong: true
                    whole: true
                    color: Theme.ink
                    Accessible.role: Accessible.Heading
                }

                Words {
                    objectName: "explanation"
                    width: parent.width
                    text: House.words.say(explainer.said[0])
                    size: 19
                    color: Theme.ink
                }

                Words {
                    width: parent.width
                    text: House.words.say("help.keys")
                    size: 19
                    strong: true
                    color: Theme.ink
                    Accessible.role: Accessible.Heading
                }

                Repeater {
                    model: explainer.keys

                    Words {
                        required property string modelData

                        width: words.width
                        text: House.words.say(modelData)
                        size: 17
                        color: Theme.dimInk
                    }
                }
            }
        }

        TapButton {
            id: done

            objectName: "explained"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.gap * 1.5
            text: House.words.say("help.close")
            main: true
            paper: true
            focus: true
            onTapped: explainer.close()
        }
    }
}
