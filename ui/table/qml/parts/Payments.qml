pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Who pays whom: four seats around the pool, an arrow for each payment, and the sum that must be
// nought.
Item {
    id: payments

    readonly property var balances: House.entry.balances
    readonly property var seats: balances.filter(balance => balance.seat >= 0)
    readonly property var pool: balances.find(balance => balance.pool)
    readonly property var transfers: House.entry.transfers
    readonly property bool whole: House.entry.ready
    readonly property size cardSize: Qt.size(Math.min(Theme.size(190), width * 0.3), Theme.size(92))
    readonly property size poolSize: Qt.size(Theme.size(150), Theme.size(150))
    readonly property real floor: height - Theme.size(34)  // above the sum
    readonly property bool drawn: width >= Theme.size(560)  // else told in lines
    // Where the amount of each stands: on its arrow, and clear of cards, the pool and the others where it can.
    readonly property var places: {
        const taken = [];
        for (const seat of seats)
            taken.push(box(place(seat.seat), cardSize.width, cardSize.height));
        taken.push(box(place(-1), poolSize.width * 0.9, poolSize.height * 0.9));
        const found = [];
        for (let i = 0; i < arrows.count; ++i) {
            const arrow = arrows.itemAt(i);
            if (!arrow)
                continue;
            const free = Array.from([0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]).map(t => arrow.along(t));
            const cost = at => taken.reduce((all, other) => all + common(box(at, Theme.size(48), Theme.size(30)), other), 0);
            const best = free.reduce((least, at) => cost(at) < cost(least) ? at : least);
            taken.push(box(best, Theme.size(48), Theme.size(30)));
            found.push(best);
        }
        return found;
    }

    implicitHeight: drawn ? Theme.size(380) : list.implicitHeight + Theme.size(34)

    function box(middle: point, width: real, height: real): rect {
        return Qt.rect(middle.x - width / 2, middle.y - height / 2, width, height);
    }

    // What two boxes cover together.
    function common(a: rect, b: rect): real {
        return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    }

    // Below, left, above, right; -1 is the pool.
    function place(seat: int): point {
        const left = cardSize.width / 2, top = cardSize.height / 2;
        switch (seat) {
        case 0:
            return Qt.point(width / 2, floor - top);
        case 1:
            return Qt.point(left, floor / 2);
        case 2:
            return Qt.point(width / 2, top);
        case 3:
            return Qt.point(width - left, floor / 2);
        }
        return Qt.point(width / 2, floor / 2);
    }

    PaymentList {
        id: list

        width: parent.width
        visible: !payments.drawn
        balances: payments.balances
        transfers: payments.transfers
        whole: payments.whole
    }

    Repeater {
        id: arrows

        model: payments.drawn ? payments.transfers : []

        PaymentArrow {
            required property var modelData

            anchors.fill: parent
            from: payments.place(modelData.from)
            to: payments.place(modelData.to)
            amount: modelData.amount
            straight: modelData.from < 0 || modelData.to < 0
            around: Math.abs(modelData.from - modelData.to) === 2 && !straight ? payments.poolSize.width : 0
            fromSize: modelData.from < 0 ? payments.poolSize : payments.cardSize
            toSize: modelData.to < 0 ? payments.poolSize : payments.cardSize
        }
    }

    Rectangle {
        visible: payments.drawn
        x: payments.place(-1).x - width / 2
        y: payments.place(-1).y - height / 2
        width: payments.poolSize.width
        height: width
        radius: width / 2
        color: Theme.slate
        border.width: 3
        border.color: Theme.brass

        Column {
            anchors.centerIn: parent

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                text: payments.pool?.name ?? ""
                size: 16
                color: Theme.dimChalk
            }

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                text: payments.pool ? payments.whole && payments.pool.after !== payments.pool.before ? Theme.signed(payments.pool.before) + " → " + Theme.signed(payments.pool.after) : Theme.signed(payments.pool.before) : ""
                size: 26
                strong: true
                wrapMode: Text.NoWrap
            }
        }
    }

    Repeater {
        model: payments.drawn ? payments.seats.length : 0

        Slate {
            id: card

            required property int index
            readonly property var modelData: payments.seats[index] ?? ({
                    "seat": 0,
                    "name": "",
                    "moved": "",
                    "before": 0,
                    "after": 0
                })

            x: payments.place(modelData.seat).x - width / 2
            y: payments.place(modelData.seat).y - height / 2
            width: payments.cardSize.width
            height: payments.cardSize.height
            Accessible.role: Accessible.StaticText
            Accessible.name: House.words.listed([(modelData.name + " " + modelData.moved).trim(), Theme.signed(modelData.before) + " → " + Theme.signed(modelData.after)])

            Column {
                anchors.centerIn: parent
                width: parent.width - 16

                Words {
                    width: parent.width
                    text: card.modelData.name
                    size: 19
                    strong: true
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }

                Figure {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: payments.whole
                    value: card.modelData.moved
                    size: 26
                    color: card.modelData.moved.startsWith("+") ? Theme.good : card.modelData.moved === "0" ? Theme.dimChalk : Theme.bad
                    Accessible.ignored: true
                }

                Words {
                    width: parent.width
                    text: payments.whole ? Theme.signed(card.modelData.before) + " → " + Theme.signed(card.modelData.after) : Theme.signed(card.modelData.before)
                    size: 15
                    color: Theme.dimChalk
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }
            }
        }
    }

    Repeater {
        model: payments.drawn ? payments.transfers.length : 0

        Rectangle {
            required property int index
            readonly property point place: payments.places[index] ?? Qt.point(0, 0)

            objectName: "payment"
            x: place.x - width / 2
            y: place.y - height / 2
            width: Math.max(label.implicitWidth + 14, height)
            height: label.implicitHeight + 4
            radius: height / 2
            color: Theme.felt

            Words {
                id: label

                anchors.centerIn: parent
                text: payments.transfers[parent.index]?.amount ?? ""
                size: 21
                strong: true
                color: Theme.brass
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    Words {
        id: sum

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        horizontalAlignment: Text.AlignHCenter
        visible: payments.whole
        text: "✓ " + payments.balances.map(balance => balance.moved).join("  ") + "  = 0"
        size: 17
        color: Theme.good
    }
}
