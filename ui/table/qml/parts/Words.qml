import QtQuick
import Spadille

// Text as every page shows it: plain, wrapped, in the app's type.
Text {
    property real size: 17
    property bool strong: false
    property bool whole: false  // smaller letters rather than a word that is broken; needs a width

    color: Theme.chalk
    textFormat: Text.PlainText
    wrapMode: width < 24 ? Text.NoWrap : Text.Wrap  // until it has its place: not a letter a line for nothing
    font.family: Theme.family
    font.pixelSize: whole && width > 0 ? Math.max(11, Math.min(Theme.size(size), Math.floor(width / Theme.widest(text)))) : Theme.size(size)
    font.weight: strong ? Font.DemiBold : Font.Normal
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
