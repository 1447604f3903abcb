import QtQuick
import QtQuick.Layouts
import Spadille

// Which game, where no evening goes on.
ColumnLayout {
    id: games

    required property var page
    readonly property bool small: page.narrow || page.low

    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        text: House.words.say("table.which_game")
        size: 20
        strong: true
        Accessible.role: Accessible.Heading
    }

    GameSlates {
        Layout.fillWidth: true
        Layout.fillHeight: true
        page: games.page
        small: games.small
    }
}
