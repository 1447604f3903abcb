import QtQuick
import Spadille

// Text as every page shows it: plain, wrapped, in the app's type.
Text {
    property real size: 17
    property bool strong: false

    color: Theme.chalk
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    font.family: Theme.family
    font.pixelSize: Theme.size(size)
    font.weight: strong ? Font.DemiBold : Font.Normal
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
