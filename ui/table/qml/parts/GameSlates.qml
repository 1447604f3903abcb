pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// All games that there are: a tap begins a session of one, with its usual people and rules.
GridLayout {
    id: slates

    required property var page
    property bool small: false
    property bool brief: false

    columns: page.narrow ? 1 : brief && page.width >= 700 ? 4 : 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        model: House.newSession.games

        GameSlate {
            small: slates.small
            brief: slates.brief
            Layout.fillWidth: true
            Layout.fillHeight: !slates.brief
            Layout.preferredWidth: 300
            onClicked: if (Guard.pass()) {
                House.newSession.prepare();
                House.newSession.game = modelData.id;
                slates.page.open("NewSessionPage");
            }
        }
    }
}
