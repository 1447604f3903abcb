import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// A list of Qt 6.4 makes no header of a bound component, so these are not.
// qmllint disable unqualified

// What if other rules had counted: every deal before and after. Nothing is written.
TitledPage {
    id: page

    title: House.words.say("table.rescore")

    readonly property var explained: ["help.rescore"]

    readonly property var rescoring: House.rescoring

    Component.onCompleted: rescoring.prepare()
    Component.onDestruction: rescoring.work.cancel()

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap * 1.5
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            paper: true
            title: page.title
            onBack: page.StackView.view.pop()
        }

        ListView {
            id: list

            objectName: "rescoredDeals"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: page.rescoring.rows
            Accessible.role: Accessible.List
            Accessible.name: House.words.say("table.rescore")

            header: ColumnLayout {
                width: list.width
                onHeightChanged: Qt.callLater(list.positionViewAtBeginning)  // qmllint disable type
                spacing: Theme.gap

                Pick {
                    objectName: "rescoreBy_"
                    Layout.fillWidth: true
                    label: House.words.say("table.by_which_rules")
                    options: page.rescoring.choices.map(choice => [choice.id, choice.label])
                    value: page.rescoring.rules
                    onPicked: value => page.rescoring.choose(value)
                }

                Progress {
                    objectName: "rescoring"
                    said: House.words.count("table.deals_played", work.done)
                    Layout.fillWidth: true
                    work: page.rescoring.work
                    paper: true
                }

                Words {
                    Layout.fillWidth: true
                    visible: text !== "" && !page.rescoring.work.running
                    text: page.rescoring.problem !== "" ? "! " + page.rescoring.problem
                        : page.rescoring.same ? House.words.say("table.nothing_differs")
                        : page.rescoring.rules !== "" ? House.words.say("review.not_written") : ""
                    color: page.rescoring.problem !== "" ? Theme.badInk : Theme.dimInk
                }

                Repeater {
                    model: page.rescoring.untold

                    Words {
                        required property string modelData

                        Layout.fillWidth: true
                        text: "? " + modelData
                        color: Theme.ink
                    }
                }

                PaperCard {
                    Layout.fillWidth: true
                    visible: page.rescoring.playOnly.length > 0
                    note: House.words.say("review.play_only")

                    Repeater {
                        model: page.rescoring.playOnly

                        Words {
                            required property string modelData

                            Layout.fillWidth: true
                            text: "· " + modelData
                            color: Theme.ink
                        }
                    }
                }

                Repeater {
                    model: page.rescoring.forbidden

                    Words {
                        required property string modelData

                        Layout.fillWidth: true
                        text: "! " + modelData
                        color: Theme.badInk
                    }
                }

                PaperCard {
                    objectName: "otherRulings"
                    Layout.fillWidth: true
                    visible: page.rescoring.rulings.length > 0
                    note: House.words.say("review.ruled")

                    Repeater {
                        model: page.rescoring.rulings

                        Words {
                            required property string modelData

                            Layout.fillWidth: true
                            text: "· " + modelData
                            color: Theme.ink
                        }
                    }
                }

                RescoredDeal {
                    Layout.fillWidth: true
                    visible: page.rescoring.columns.length > 0
                    heading: true
                    label: House.words.say("table.column_deal")
                    figures: page.rescoring.columns
                }

                Repeater {
                    model: page.rescoring.sums

                    RescoredDeal {
                        required property int index
                        required property var modelData

                        objectName: "rescoredSum" + index
                        Layout.fillWidth: true
                        label: modelData.label
                        figures: modelData.figures
                    }
                }
            }

            delegate: RescoredDeal {
                required property var modelData

                width: list.width
                label: modelData.number
                said: modelData.said
                figures: modelData.figures
                findings: modelData.findings
            }
        }
    }
}
