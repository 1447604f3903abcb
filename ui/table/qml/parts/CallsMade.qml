pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The calls of an auction so far: who, and what.
Slate {
    id: made

    property var calls: []

    implicitHeight: flow.height + 28

    Flow {
        id: flow

        x: 14
        y: 14
        width: parent.width - 28
        spacing: 18

        Words {
            width: Math.min(Theme.wide(text, size), flow.width)
            visible: made.calls.length === 0
            text: House.words.say("table.auction.begin")
            color: Theme.dimChalk
        }

        Repeater {
            model: made.calls

            Item {
                id: one

                required property var modelData

                width: what.x + what.width
                height: Math.max(who.height, mark.height, what.height)

                Words {
                    id: who

                    anchors.baseline: what.text === "" ? undefined : what.baseline
                    width: Math.min(Theme.wide(text, size), flow.width / 2)
                    text: one.modelData.who
                    size: 18
                    color: Theme.dimChalk
                }

                SuitMark {
                    id: mark

                    x: who.width + 6
                    visible: one.modelData.suit >= 0
                    suit: Math.max(0, one.modelData.suit ?? 0)
                    size: 22
                }

                Words {
                    id: what

                    x: mark.x + (mark.visible ? mark.width + 6 : 0)
                    width: Math.min(Theme.wide(text, size), flow.width - x)
                    text: one.modelData.label ?? ""
                    size: 20
                    strong: true
                }
            }
        }
    }
}
