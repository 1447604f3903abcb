import QtQuick
import QtQuick.Layouts
import Spadille

// What the last deal did, in words; for ten seconds after it was saved, or until anything else is, one tap
// takes it back. Its place is kept, so that nothing moves when it comes and goes.
Rectangle {
    id: bar

    property int seconds: 10
    property bool paper: false
    property bool apart: false  // the button stands elsewhere
    property bool fits: false  // as high as it is told to be, with smaller letters where there are many
    readonly property bool fresh: clock.running
    readonly property color ink: paper ? Theme.ink : fresh ? (Theme.contrast ? Theme.chalk : "#22302c") : Theme.dimChalk

    implicitHeight: Math.max(Theme.touch + 12, inside.implicitHeight + 16)
    radius: Theme.corner
    color: !fresh || Theme.contrast ? "transparent" : paper ? Theme.chosenPaper : "#f6f1e4"
    border.width: fresh && Theme.contrast ? 2 : 0
    border.color: Theme.chalk
    Accessible.role: fresh ? Accessible.AlertMessage : Accessible.StaticText
    Accessible.name: words.text

    function takeBack(): void {
        clock.stop();
        House.evening.undo();
    }

    Timer {
        id: clock

        interval: bar.seconds * 1000
    }

    Connections {
        target: House.evening

        function onRecorded(): void {
            clock.restart();
        }

        function onDeedDone(): void {
            clock.restart();
        }

        function onChanged(): void {
            if (!House.evening.writtenLast)
                clock.stop();
        }
    }

    GridLayout {
        id: inside

        anchors.fill: parent
        anchors.margins: bar.height < Theme.touch + 12 ? 0 : 6
        anchors.leftMargin: 18
        columns: width < Theme.size(360) ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: 8

        Words {
            id: words

            Layout.fillWidth: true
            Layout.fillHeight: bar.fits
            Layout.preferredHeight: bar.fits ? 10 : -1
            fontSizeMode: bar.fits ? Text.Fit : Text.FixedSize
            minimumPixelSize: 11
            verticalAlignment: Text.AlignVCenter
            text: bar.fresh ? House.evening.written : House.evening.takenBack !== "" ? House.evening.takenBack : House.evening.lastDeal
            size: 18
            color: bar.ink
            Accessible.ignored: true
        }

        TapButton {
            objectName: "undo"
            Layout.fillWidth: true
            Layout.minimumWidth: bar.fits ? implicitWidth : Theme.touch  // else it would be higher
            Layout.maximumWidth: implicitWidth
            visible: bar.fresh && !bar.apart
            text: House.words.say("table.undo")
            guarded: true
            chosen: true
            onTapped: bar.takeBack()
        }
    }
}
