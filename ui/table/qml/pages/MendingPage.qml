pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// What was wrong at the beginning, or is different from now on: rules, seats, who deals. What that does is told first.
TitledPage {
    id: page

    title: House.words.say("table.mend")

    readonly property var explained: ["help.mending"]

    readonly property var mending: House.mending
    readonly property bool narrow: width < Theme.size(900)
    readonly property bool low: height < Theme.size(300)  // too low for what it does beside what is tapped

    Component.onCompleted: mending.prepare()

    Connections {
        target: House.mending

        function onSaved(): void {
            page.StackView.view.pop();
        }
    }

    // What is put right does.
    component Effect: Column {
        id: does

        spacing: 4

        Repeater {
            model: page.mending.effect

            Words {
                required property string modelData

                objectName: "mended"
                width: does.width
                text: modelData
                size: 18
                color: Theme.brass
            }
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 2
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            title: page.title
            onBack: page.StackView.view.pop()
        }

        Flickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: body.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            SessionForm {
                id: body

                width: parent.width
                begun: true
                paper: !page.mending.fromNow
                narrow: page.narrow
                onOptions: page.StackView.view.push(Qt.resolvedUrl("RulesPage.qml"), {
                    "ofForm": true
                })
                head: [
                    // Where there is no room for it at the table.
                    TapButton {
                        objectName: "phonesOfTable"
                        width: body.half
                        visible: page.width < Theme.size(1000)
                        guarded: true
                        text: House.words.say("table.phones")
                        onTapped: page.StackView.view.push(Qt.resolvedUrl("PhonesPage.qml"))
                    },
                    Effect {
                        width: body.half
                        visible: page.low && page.mending.ready
                    },
                    Row {
                        spacing: 10

                        Repeater {
                            model: [false, true]

                            TapButton {
                                required property bool modelData

                                objectName: modelData ? "fromNow" : "fromBeginning"
                                width: (body.half - 10) / 2
                                text: modelData ? House.words.say("table.mend_from", page.mending.nextDeal) : House.words.say("table.mend_all")
                                size: 17
                                chosen: page.mending.fromNow === modelData
                                answer: true
                                onTapped: page.mending.fromNow = modelData
                            }
                        }
                    }
                ]
            }
        }

        // Above the button that does it; nothing that is tapped moves for it.
        Flickable {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(effect.height, page.height / 4)
            visible: page.mending.ready && !page.low
            contentHeight: effect.height
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Effect {
                id: effect

                width: parent.width
            }
        }

        Words {
            objectName: "problem"
            Layout.fillWidth: true
            visible: text !== ""
            text: page.mending.problem
            size: 18
            color: Theme.bad
            Accessible.role: Accessible.AlertMessage
        }

        TapButton {
            objectName: "saveMended"
            Layout.fillWidth: true
            main: true
            guarded: true
            size: 26
            enabled: page.mending.ready
            text: House.words.say("table.save")
            onTapped: page.mending.save()
        }
    }
}
