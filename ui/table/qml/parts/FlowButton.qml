import QtQuick
import Spadille

// A button in a flow: as wide as its words, but no wider than there is room.
TapButton {
    id: button

    property real room: 300

    width: Math.min(Math.max(Theme.touch, Math.ceil(Math.max(metrics.width, metrics.advanceWidth) * 1.04) + leftPadding + rightPadding + 4), room)
    onPaper: true

    TextMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: Theme.size(button.size)
        font.weight: Font.DemiBold
        text: button.text
    }
}
