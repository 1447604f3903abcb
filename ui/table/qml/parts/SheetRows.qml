pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// The rows of the sheet: all of them, so that they are told in their order and where they end is never a guess.
// The last one is in sight until somebody looks for another.
Flickable {
    id: list

    property alias model: rows.model
    property int chosen: -1
    property bool follows: true
    signal tapped(int row, int seq)
    signal correct(int deal, int seq)

    // No further than it takes.
    function reveal(row: int): void {
        const item = rows.itemAt(row);
        if (item === null)
            return;
        column.forceLayout();
        follows = false;
        contentY = Math.max(Math.min(contentY, item.y), item.y + item.height - height);
    }

    function reach(row: int): void {
        rows.itemAt(row)?.forceActiveFocus(Qt.TabFocusReason);
    }

    function follow(): void {
        if (follows)
            contentY = Math.max(0, contentHeight - height);
    }

    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: House.words.say("table.sheet")
    onMovementStarted: follows = false
    onContentHeightChanged: follow()
    onHeightChanged: follow()

    Column {
        id: column

        width: list.width

        Repeater {
            id: rows

            SheetDeal {
                width: column.width
                chosen: list.chosen === index
                onReachedChanged: if (reached)
                    list.reveal(index)
                Keys.onUpPressed: list.reach(index - 1)
                Keys.onDownPressed: list.reach(index + 1)
                onTapped: {
                    list.follows = false;
                    list.tapped(index, seq);
                }
                onCorrect: list.correct(number, seq)
            }
        }

        Words {
            objectName: "takenBack"
            width: column.width
            padding: 12
            visible: text !== ""
            text: House.evening.takenBack
            size: 16
            color: Theme.dimInk
        }
    }
}
