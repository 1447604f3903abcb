import QtQuick
import Spadille

// The text of a clause, with its tables and examples.
Text {
    property string markdown: ""
    property real size: 17

    text: House.library.page(markdown)
    textFormat: Text.RichText
    wrapMode: Text.Wrap
    color: Theme.ink
    font.family: Theme.family
    font.pixelSize: Theme.size(size)
    Accessible.role: Accessible.StaticText
    Accessible.name: House.library.spoken(markdown)
}
