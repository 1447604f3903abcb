import QtQuick
import QtQuick.Layouts
import Spadille

// What happened, in plain words: the list below shows what they may mean.
ColumnLayout {
    function take(): void {
        words.take();
    }

    spacing: 8

    Connections {
        target: House.ruling

        function onKindsChanged(): void {
            if (words.text !== House.ruling.words)
                words.text = House.ruling.words;
        }
    }

    SearchField {
        id: words

        Layout.fillWidth: true
        spacing: 8
        label: House.words.say("table.ruling.search")
        labelColor: Theme.dimChalk
        onTextChanged: House.ruling.words = text
        onAccepted: House.ruling.beginMeant()
    }

    Words {
        Layout.fillWidth: true
        visible: House.ruling.nearest
        text: House.words.say("finding.no_such_kind")
        size: 16
        color: Theme.dimChalk
    }
}
