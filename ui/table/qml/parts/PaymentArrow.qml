import QtQuick
import Spadille

// One payment: a brass arrow from payer to payee. What it says lies above all arrows and cards.
Item {
    id: arrow

    property point from: Qt.point(0, 0)
    property point to: Qt.point(0, 0)
    property int amount: 0
    property bool straight: false
    property real around: 0  // what lies between them is so large; 0: nothing does
    property size fromSize: Qt.size(100, 60)  // of what it leaves and reaches; round where both are equal
    property size toSize: Qt.size(100, 60)
    property real drawn: 0

    readonly property real dx: to.x - from.x
    readonly property real dy: to.y - from.y
    readonly property real length: Math.max(1, Math.hypot(dx, dy))
    readonly property real bow: straight ? 0 : Math.max(length * 0.16, around > 0 ? around + 30 : 0)
    readonly property point middle: Qt.point((from.x + to.x) / 2 - dy / length * bow, (from.y + to.y) / 2 + dx / length * bow)

    // Where the line from the middle of `a` to `b` leaves what lies around `a`.
    function edge(a: point, b: point, around: size, gap: real): point {
        const far = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
        const x = Math.abs(b.x - a.x) / far, y = Math.abs(b.y - a.y) / far;
        const round = around.width === around.height;
        const inside = round ? around.width / 2 : Math.min(around.width / 2 / Math.max(x, 0.001), around.height / 2 / Math.max(y, 0.001));
        return Qt.point(a.x + (b.x - a.x) / far * (inside + gap), a.y + (b.y - a.y) / far * (inside + gap));
    }

    readonly property point tail: edge(from, middle, fromSize, 4)
    readonly property point tip: edge(to, middle, toSize, 16)
    readonly property real angle: Math.atan2(tip.y - middle.y, tip.x - middle.x)

    Component.onCompleted: drawn = 1
    Accessible.ignored: true

    Behavior on drawn {
        NumberAnimation {
            duration: Theme.slow
            easing.type: Easing.OutCubic
        }
    }

    // On the bow, from 0 at its tail to 1 at its tip.
    function along(t: real): point {
        const a = (1 - t) * (1 - t), b = 2 * (1 - t) * t, c = t * t;
        return Qt.point(a * tail.x + b * middle.x + c * tip.x, a * tail.y + b * middle.y + c * tip.y);
    }

    Strokes {
        anchors.fill: parent
        opacity: arrow.drawn
        color: Theme.brass
        lineWidth: Math.min(9, 3 + arrow.amount / 6)
        points: {
            const bow = [];
            for (let i = 0; i <= 16; ++i)
                bow.push(arrow.along(i / 16));
            return bow;
        }
    }

    Strokes {
        anchors.fill: parent
        opacity: arrow.drawn
        color: Theme.brass
        points: Array.from([0, 2.4, -2.4]).map((turn, i) => Qt.point(arrow.tip.x + Math.cos(arrow.angle + turn) * (i === 0 ? 10 : 15), arrow.tip.y + Math.sin(arrow.angle + turn) * (i === 0 ? 10 : 15)))
    }

    // A counter slides along the arrow once.
    Rectangle {
        visible: arrow.drawn > 0 && arrow.drawn < 1
        readonly property point place: arrow.along(arrow.drawn)
        x: place.x - width / 2
        y: place.y - height / 2
        width: 18
        height: 18
        radius: 9
        color: Theme.brass
    }
}
