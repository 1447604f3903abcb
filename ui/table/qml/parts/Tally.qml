pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Roem as it is chalked up: a stroke for 20, a V for 50, figures above; the last stroke is
// drawn as one watches.
Row {
    id: tally

    property var marks: []
    property color color: Theme.chalk
    property real size: 34
    readonly property var strokes: ({
            "20": ["I"],
            "40": ["I", "I"],
            "50": ["V"],
            "70": ["V", "I"]
        })
    readonly property var glyphs: {
        let all = [];
        for (const mark of marks)
            all = all.concat(strokes[mark] ?? [String(mark)]);
        return all;
    }

    spacing: Theme.size(8)
    Accessible.role: Accessible.StaticText
    Accessible.name: House.words.listed(marks)

    Repeater {
        model: tally.glyphs

        Item {
            id: stroke

            required property int index
            required property string modelData
            property real drawn: index === tally.glyphs.length - 1 ? 0 : 1

            width: Theme.size(tally.size * (modelData === "I" ? 0.35 : modelData === "V" ? 0.8 : 1))
            height: Theme.size(tally.size)
            Component.onCompleted: drawn = 1

            Behavior on drawn {
                NumberAnimation {
                    duration: Theme.slow
                }
            }

            Strokes {
                visible: stroke.modelData === "I" || stroke.modelData === "V"
                anchors.fill: parent
                color: tally.color
                lineWidth: 3.5 * Theme.scale
                points: stroke.modelData === "V"
                    ? [Qt.point(2, 3), Qt.point(stroke.width / 2, 3 + (stroke.height - 6) * stroke.drawn),
                        Qt.point(stroke.width / 2 + (stroke.width / 2 - 2) * stroke.drawn,
                            stroke.height - 3 - (stroke.height - 6) * stroke.drawn)]
                    : [Qt.point(stroke.width * 0.6, 3),
                        Qt.point(stroke.width * (0.6 - 0.2 * stroke.drawn), 3 + (stroke.height - 6) * stroke.drawn)]
            }

            Words {
                visible: stroke.modelData !== "I" && stroke.modelData !== "V"
                anchors.verticalCenter: parent.verticalCenter
                text: stroke.modelData
                size: tally.size * 0.7
                strong: true
                color: tally.color
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
