pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// All games that there are: a tap begins a session of one, with its usual people and rules.
GridLayout {
    id: slates

    property bool small: false
    property bool brief: false
    signal begun

    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        model: House.newSession.games

        GameSlate {
            small: slates.small
            brief: slates.brief
            Layout.fillWidth: true
            Layout.fillHeight: !slates.brief
            Layout.preferredWidth: 10
            onClicked: if (Guard.pass()) {
                House.newSession.prepare();
                House.newSession.game = modelData.id;
                slates.begun();
            }
        }
    }
}
