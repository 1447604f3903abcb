pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// Who pays whom where there is no room to draw it: what everybody has then, and each payment in a line.
Column {
    id: list

    property var balances: []
    property var transfers: []
    property bool whole: false

    function named(place: int): string {
        return balances.find(balance => place < 0 ? balance.pool : balance.seat === place)?.name ?? "";
    }

    spacing: 6

    Repeater {
        model: list.balances.length

        Item {
            id: row

            required property int index
            readonly property var one: list.balances[index] ?? ({
                    "name": "",
                    "moved": "",
                    "before": 0,
                    "after": 0
                })

            width: list.width
            height: Math.max(name.height, figure.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: House.words.listed([(one.name + " " + one.moved).trim(), figure.text])

            Words {
                id: name

                width: parent.width - figure.width - moved.width - 2 * Theme.gap
                text: row.one.name
                size: 18
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            Words {
                id: moved

                anchors.right: figure.left
                anchors.rightMargin: Theme.gap
                text: row.one.moved
                size: 18
                strong: true
                wrapMode: Text.NoWrap
                color: text.startsWith("+") ? Theme.good : text === "0" ? Theme.dimChalk : Theme.bad
                Accessible.ignored: true
            }

            Words {
                id: figure

                anchors.right: parent.right
                text: list.whole ? Theme.signed(row.one.before) + " → " + Theme.signed(row.one.after) : Theme.signed(row.one.before)
                size: 18
                wrapMode: Text.NoWrap
                color: Theme.dimChalk
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: list.transfers

        Words {
            required property var modelData

            objectName: "payment"
            width: list.width
            text: list.named(modelData.from) + " → " + list.named(modelData.to) + "  " + modelData.amount
            size: 18
            color: Theme.brass
        }
    }
}
