pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Spadille

// The latest sessions but for the one that goes on: a tap lays one on the table.
ColumnLayout {
    id: lately

    required property var page

    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        text: House.words.say("table.lately")
        size: 20
        strong: true
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: lately.page.lately

        SessionRow {
            required property int index

            objectName: "lately" + index
            Layout.fillWidth: true
            onChosen: number => lately.page.resume(number)
        }
    }
}
