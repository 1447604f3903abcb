pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The board that lies on the table: everybody reads it from his seat.
TitledPage {
    id: page

    objectName: "TablePage"
    title: House.words.listed([House.evening.lastDeal, ...Array.from(House.evening.totals).map(total => total.name + " " + Theme.signed(total.total)), House.evening.progress])

    readonly property var explained: ["help.table", "help.key.people", "help.key.undo"]

    // Around the board there are places only where all of it can be read.
    readonly property real least: Math.max(1, Theme.scale)  // smaller ones make no thumb smaller
    readonly property bool narrow: width < 700 * least || height < (House.entry.marks.length > 0 ? 640 : 560) * least
    readonly property bool low: narrow && width > height  // ways out stand beside the board
    readonly property int edges: narrow ? 1 : House.settings.edges
    readonly property var seats: House.evening.seats
    readonly property int players: seats.length
    readonly property var letters: Keyboard.letters(seats.map(seat => seat.name))
    // Whether a tap on somebody's place begins the deal that he made.
    readonly property bool opens: House.entry.opens !== "" && !House.evening.closed && House.evening.gameOver === ""
    readonly property var perEdge: {
        // Clockwise from who sits below: left, top, right.
        const sides = [[], [], [], []];
        const n = players;
        for (let i = 0; i < n; ++i)
            sides[n === 2 ? i * 2 : Math.floor(i * 4 / n)].push(i);
        return sides;
    }

    function open(seat: int): void {
        House.entry.set(House.entry.opens, seat);
        StackView.view.push(Qt.resolvedUrl("EntryPage.qml"), {
            "opened": true
        });
    }

    function turn(edge: int): int {
        return edges === 4 ? [0, 90, 180, 270][edge] : edges === 2 ? [0, 0, 180, 180][edge] : 0;
    }

    // What was just saved is in sight, and the way to take it back, however far the page was scrolled.
    Connections {
        target: House.evening

        function onRecorded(): void {
            scroll.contentY = 0;
        }
    }

    // Names are read from as far as the screen is large.
    readonly property real letter: Math.max(24, (24 + (Math.max(width, height) - 1280) / 40) / Theme.scale)
    readonly property real corner: Math.max(corners.width, redo.width) + 2 * Theme.gap
    readonly property real aside: (width - below.width) / 2 - 2 * Theme.gap  // the lowest place
    readonly property bool told: edges > 1 && aside >= Theme.size(360)  // beside it: the last deal
    readonly property real foot: Math.max(Theme.touch + 12, Theme.size(62))  // of the last deal below all places

    component Edge: TableEdge {
        visible: page.edges > 1
        turn: page.turn(side)
        seats: page.perEdge[side]
        letters: page.letters
        letter: page.letter
        deep: page.width * 0.2
        opens: page.opens
        onOpened: seat => page.open(seat)
    }

    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.bottomMargin: page.narrow ? page.height - actions.y + Theme.gap : 0
        contentHeight: page.narrow ? last.y + last.height + Theme.gap : height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Grid {
            id: corners

            x: Theme.gap
            y: Theme.gap
            columns: page.low ? 1 : 5
            spacing: 10

            TapButton {
                objectName: "home"
                text: "‹"
                size: 30
                guarded: true
                Accessible.name: House.words.say("table.home")
                onTapped: page.StackView.view.pop(null)
            }

            TapButton {
                objectName: "mend"
                text: "⋯"
                size: 30
                guarded: true
                enabled: !House.evening.closed
                Accessible.name: House.words.say("table.mend")
                onTapped: page.StackView.view.push(Qt.resolvedUrl("MendingPage.qml"))
            }

            // Only where this session has gone on in several ways; what was just saved can be taken back first.
            Part {
                part: House.club.forked.length > 0 && House.club.isForked(House.evening.number) && !(page.low && last.fresh) ? "ClubSign" : ""
                values: ({
                        "page": page,
                        "brief": true
                    })
            }

            ExplainButton {
                visible: !page.narrow
            }

            TapButton {
                objectName: "phones"
                visible: !page.narrow && page.width >= Theme.size(1000)
                guarded: true
                Accessible.name: House.words.say("table.phones")
                onTapped: page.StackView.view.push(Qt.resolvedUrl("PhonesPage.qml"))

                Rectangle {
                    anchors.centerIn: parent
                    width: Theme.size(16)
                    height: Theme.size(26)
                    radius: 4
                    color: "transparent"
                    border.width: 2
                    border.color: House.phones.watching > 0 ? Theme.brass : Theme.chalk
                }
            }
        }

        // Where there is little room it stands where nothing else does: what is tapped in the next deal stays free.
        TapButton {
            objectName: "undo"
            x: page.low ? corners.x : corners.x + corners.width + Theme.gap
            y: page.low ? corners.y + corners.height + corners.spacing : corners.y
            width: page.low ? corners.width : page.width - x - Theme.gap
            height: page.low ? Theme.touch : corners.height
            padding: 3
            leftPadding: page.low ? 2 : 10
            rightPadding: leftPadding
            visible: page.narrow && last.fresh
            guarded: true
            chosen: true
            size: Math.min(page.low ? 16 : 17, 23 / Theme.scale)
            textLines: page.low ? 0 : 1
            text: House.words.say("table.undo")
            noteSize: Math.min(12, 16 / Theme.scale)
            noteLines: page.low ? 0 : 2
            shortens: true
            note: page.low ? "" : House.evening.written
            Accessible.name: House.words.listed([text, House.evening.written])
            onTapped: last.takeBack()
        }

        Edge {
            id: left

            side: 1
            x: Theme.gap
            y: board.y + (board.height - height) / 2
            room: board.height
        }

        Edge {
            id: above

            side: 2
            x: (page.width - width) / 2
            y: Theme.gap
            room: page.width - 2 * page.corner
        }

        TapButton {
            id: redo

            visible: page.edges > 1
            x: scroll.width - width - Theme.gap
            y: Theme.gap
            text: House.words.say("table.redo")
            size: 16
            opacity: House.evening.canRedo ? 1 : 0
            enabled: House.evening.canRedo
            guarded: true
            onTapped: House.evening.redo()
        }

        Edge {
            id: right

            side: 3
            x: page.width - width - Theme.gap
            y: board.y + (board.height - height) / 2
            room: board.height
        }

        Board {
            id: board

            x: page.edges > 1 ? 2 * Theme.gap + Math.max(left.width, right.width) : page.low ? corners.width + 2 * Theme.gap : Theme.gap
            y: page.low ? Theme.gap : Theme.gap + (page.edges > 1 ? Math.max(above.height, corners.height) : corners.height) + Theme.gap
            width: page.width - x - (page.low ? Theme.gap : x)
            height: page.narrow ? Math.max(implicitHeight, scroll.height - y - Theme.gap) : (taps.visible ? taps.y : actions.y) - Theme.gap - y
            compact: page.narrow
            around: page.edges > 1
            letters: page.letters
            opens: page.opens
            onOpened: seat => page.open(seat)
        }

        UndoBar {
            id: last

            x: page.low ? board.x : Theme.gap
            y: page.narrow ? board.y + board.height + Theme.gap : page.told ? below.y : page.height - height - Theme.gap
            width: page.told ? page.aside : page.width - x - Theme.gap
            height: page.narrow ? implicitHeight : page.told ? below.height : page.foot
            fits: !page.narrow
            apart: page.narrow
        }

        Edge {
            id: below

            side: 0
            x: (page.width - width) / 2
            y: page.height - (page.told ? 0 : page.foot + Theme.gap) - height - Theme.gap
            room: page.width - 2 * Theme.gap
        }
    }

    BoardTaps {
        id: taps

        x: actions.x
        y: actions.y - height - Theme.gap
        width: actions.width
        height: implicitHeight
        visible: !page.narrow && implicitHeight > 0 && !House.evening.closed
    }

    BoardActions {
        id: actions

        x: page.narrow || page.height > page.width ? Theme.gap : board.x  // the whole width where that is small
        y: (page.narrow ? page.height : page.edges > 1 ? below.y : last.y) - height - Theme.gap
        width: page.width - 2 * x
        compact: page.narrow
        onEnter: page.StackView.view.push(Qt.resolvedUrl("EntryPage.qml"))
        onSheet: page.StackView.view.push(Qt.resolvedUrl("SheetPage.qml"))
        onReferee: page.StackView.view.push(Qt.resolvedUrl("RefereePage.qml"))
    }
}
