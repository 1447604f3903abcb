import QtQuick
import QtQuick.Shapes
import Spadille

// One player's line: straight from deal to deal, told apart by colour, by dashes and by its mark.
Item {
    id: line

    property int index: 0
    readonly property color color: Theme.lineColors[index % Theme.lineColors.length]
    readonly property string mark: Theme.lineMarks[index % Theme.lineMarks.length]
    readonly property var dashes: Theme.lineDashes[index % Theme.lineDashes.length]

    property var path: []
    property var marks: []

    Accessible.ignored: true

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: line.color
            strokeWidth: 3
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.FlatCap
            strokeStyle: line.dashes.length > 0 ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: line.dashes.length > 0 ? line.dashes : [4, 2]

            PathPolyline {
                path: line.path
            }
        }
    }

    Repeater {
        model: line.marks

        Words {
            required property point modelData

            x: modelData.x - width / 2
            y: modelData.y - height / 2
            text: line.mark
            size: 17
            color: line.color
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
