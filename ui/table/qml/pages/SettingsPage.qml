pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// How the program looks and behaves here.
TitledPage {
    id: page

    title: House.words.say("table.settings")

    readonly property var explained: ["help.settings"]

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

        Flickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: body.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            GridLayout {
                id: body

                width: parent.width
                columns: width < Theme.size(760) ? 1 : 2
                columnSpacing: Theme.gap * 2
                rowSpacing: Theme.gap * 1.5

                Pick {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    objectName: "language_"
                    label: House.words.say("table.language")
                    options: [["en", "English"], ["ja", "日本語"], ["nl", "Nederlands"], ["fr", "Français"]]
                    value: House.words.language
                    onPicked: value => House.settings.language = value
                }

                Pick {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    objectName: "theme_"
                    label: House.words.say("table.theme")
                    options: [["light", House.words.say("table.theme_light")], ["dark", House.words.say("table.theme_dark")], ["contrast", House.words.say("table.theme_contrast")]]
                    value: House.settings.theme
                    onPicked: value => House.settings.theme = value
                }

                Pick {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    objectName: "size_"
                    label: House.words.say("table.text_size")
                    options: Array.from([80, 100, 125, 150, 200]).map(percent => [percent, percent + (House.words.language === "ja" ? "%" : " %")])
                    value: House.settings.textSize
                    onPicked: value => House.settings.textSize = value
                }

                Pick {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    objectName: "edges_"
                    label: House.words.say("table.edges")
                    options: Array.from([4, 2, 1]).map(edges => [edges, String(edges)])
                    value: House.settings.edges
                    onPicked: value => House.settings.edges = value
                }

                Pick {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    objectName: "colours_"
                    label: House.words.say("table.suit_colours")
                    options: [[true, House.words.say("table.four_colours")], [false, House.words.say("table.two_colours")]]
                    value: House.settings.fourColours
                    onPicked: value => House.settings.fourColours = value
                }

                Pick {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    objectName: "letters_"
                    label: House.words.say("table.card_letters")
                    options: [["language", House.words.say("table.letters_of_language")], ["en", "K Q J"], ["nl", "H V B"], ["fr", "R D V"]]
                    value: House.settings.cardLetters
                    onPicked: value => House.settings.cardLetters = value
                }

                Pick {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    objectName: "confirmed_"
                    label: House.words.say("table.confirmed")
                    options: [[false, House.words.say("table.confirmed_by_none")], [true, House.words.say("table.confirmed_by_all")]]
                    value: House.settings.confirmed
                    onPicked: value => House.settings.confirmed = value
                }

                Pick {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    objectName: "hand_"
                    label: House.words.say("table.hand")
                    options: [[false, House.words.say("table.right_hand")], [true, House.words.say("table.left_hand")]]
                    value: House.settings.leftHanded
                    onPicked: value => House.settings.leftHanded = value
                }

                Pick {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    objectName: "motion_"
                    label: House.words.say("table.motion")
                    options: [[false, House.words.say("table.motion_some")], [true, House.words.say("table.motion_none")]]
                    value: House.settings.reducedMotion
                    onPicked: value => House.settings.reducedMotion = value
                }

                Pick {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    Layout.alignment: Qt.AlignTop
                    objectName: "window_"
                    label: House.words.say("table.window")
                    options: [[false, House.words.say("table.window_some")], [true, House.words.say("table.window_full")]]
                    value: House.settings.fullScreen
                    onPicked: value => House.settings.fullScreen = value
                }

                TapButton {
                    objectName: "BookPage"
                    paper: true
                    guarded: true
                    text: House.words.say("table.book")
                    note: House.words.say("table.book_note")
                    noteColor: Theme.dimInk
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    onTapped: page.StackView.view.push(Qt.resolvedUrl("BookPage.qml"))
                }

                TapButton {
                    objectName: "ClubPage"
                    visible: House.club.possible
                    paper: true
                    guarded: true
                    text: House.words.say("club.room")
                    note: House.club.sign !== "" ? House.club.sign : House.words.say("club.room.none")
                    noteColor: Theme.dimInk
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    onTapped: page.StackView.view.push(Qt.resolvedUrl("ClubPage.qml"))
                }
            }
        }
    }
}
