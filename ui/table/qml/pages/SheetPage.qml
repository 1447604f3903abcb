pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Spadille

// The sheet, on paper: every deal, and why each figure is what it is.
TitledPage {
    id: page

    objectName: "SheetPage"
    title: House.sheet.title

    readonly property var explained: ["help.sheet", "help.key.undo"]

    readonly property bool narrow: width < Theme.size(980) || height < Theme.size(620)
    property int chosen: -1
    property int chosenSeq: 0  // of the deal that stands there, wherever it goes
    readonly property var deal: chosen >= 0 && House.sheet.revision > 0 ? House.sheet.entry(chosen) : null

    // Begins with what was written.
    function correct(deal: int, seq: int): void {
        House.entry.correct(deal, seq);
        StackView.view.push(Qt.resolvedUrl("EntryPage.qml"), {
            "corrects": deal
        });
    }

    Connections {
        target: rows.model

        function onChanged(): void {
            if (page.chosen >= 0)
                page.chosen = page.chosenSeq > 0 ? House.sheet.rowOf(page.chosenSeq) : -1;
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }

    Flickable {
        id: scroll

        anchors.fill: parent
        contentHeight: whole.height + 3 * Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        onContentHeightChanged: page.showReason()
        onMovementStarted: page.showsReason = false
    }

    // On a small page it stands below everything else, and as it grows the page does.
    property bool showsReason: false

    onChosenChanged: {
        showsReason = narrow && chosen >= 0;
        Qt.callLater(showReason);  // qmllint disable type
    }

    function showReason(): void {
        if (showsReason)
            scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, why.mapToItem(scroll.contentItem, 0, 0).y - Theme.gap));
    }

    ColumnLayout {
        id: whole

        parent: scroll.contentItem
        x: Theme.gap * 1.5
        y: Theme.gap * 1.5
        width: scroll.width - 3 * Theme.gap
        height: Math.max(scroll.height - 3 * Theme.gap, page.narrow ? implicitHeight : 0)
        spacing: Theme.gap

        TopBar {
            Layout.fillWidth: true
            paper: true
            title: page.title
            onBack: page.StackView.view.pop()
        }

        Words {
            Layout.fillWidth: true
            text: House.evening.heading
            size: 16
            color: Theme.dimInk
        }

        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: page.narrow ? 1 : 2
            columnSpacing: Theme.gap * 2
            rowSpacing: Theme.gap

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 17
                spacing: 0

                SheetRow {
                    Layout.fillWidth: true
                    heading: true
                    label: House.words.say("table.column_deal")
                    figures: House.sheet.columns
                }

                SheetRows {
                    id: rows

                    objectName: "sheetRows"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: Theme.touch * (page.narrow ? 4 : 2)
                    model: House.sheet
                    chosen: page.chosen
                    onTapped: (row, seq) => {
                        page.chosen = page.chosen === row ? -1 : row;
                        page.chosenSeq = seq;
                    }
                    onCorrect: (deal, seq) => page.correct(deal, seq)
                }

                SheetRow {
                    Layout.fillWidth: true
                    total: true
                    label: House.sheet.footLabel
                    figures: House.sheet.foot
                }

                SheetRow {
                    Layout.fillWidth: true
                    visible: House.sheet.countersLeft.length > 0
                    label: House.words.say("cli.sheet.counters_left")
                    Accessible.ignored: false
                    figures: House.sheet.countersLeft
                }

                Words {
                    objectName: "personal"
                    Layout.fillWidth: true
                    visible: House.sheet.personal !== ""
                    text: House.words.labelled(House.words.say("cli.sheet.personal"), House.sheet.personal)
                    color: Theme.ink
                }

                Repeater {
                    model: House.sheet.remarks

                    Words {
                        required property var modelData

                        Layout.fillWidth: true
                        text: (modelData.dispute ? (modelData.settled ? "✓ " : "? ") : "· ") + modelData.words
                        size: 16
                        color: Theme.dimInk
                    }
                }

                UndoBar {
                    id: undo

                    Layout.fillWidth: true
                    Layout.preferredHeight: tools.implicitHeight
                    Layout.topMargin: Theme.gap
                    paper: true
                    fits: true
                    apart: width < Theme.size(600)  // below it stands another
                    visible: fresh
                }

                // What else can be done with a sheet; pushed sideways where there is little room.
                Flickable {
                    visible: !undo.visible
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.gap
                    implicitHeight: tools.implicitHeight
                    contentWidth: tools.implicitWidth
                    boundsBehavior: Flickable.StopAtBounds
                    clip: true

                    Row {
                        id: tools

                        readonly property real cell: Math.floor((parent.parent.width - 3 * spacing) / 4)

                        spacing: 10

                        Repeater {
                            model: [["ReviewPage", "table.chart"], ["SettlePage", "table.settle_up"], ["RescorePage", "table.rescore"]]

                            TapButton {
                                required property var modelData

                                objectName: modelData[0]
                                width: Math.max(implicitWidth, tools.cell)
                                paper: true
                                guarded: true
                                size: 17
                                text: House.words.say(modelData[1])
                                onTapped: page.StackView.view.push(Qt.resolvedUrl(modelData[0] + ".qml"))
                            }
                        }

                        TapButton {
                            objectName: "throwAway"
                            width: Math.max(implicitWidth, tools.cell)
                            paper: true
                            guarded: true
                            size: 17
                            enabled: !House.evening.closed
                            text: House.words.say("table.throw_away")
                            onTapped: {
                                House.evening.throwAway();
                                House.home.refresh();
                                page.StackView.view.pop(null);
                            }
                        }
                    }
                }

                GridLayout {
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.gap
                    columns: width > Theme.size(600) ? 4 : width > Theme.size(300) ? 2 : 1
                    columnSpacing: Theme.gap
                    rowSpacing: Theme.gap

                    TapButton {
                        objectName: "sheetUndo"
                        Layout.fillWidth: true
                        Layout.preferredWidth: 10
                        paper: true
                        guarded: true
                        size: 17
                        enabled: House.evening.canUndo
                        text: House.words.say("table.undo")
                        onTapped: House.evening.undo()
                    }

                    TapButton {
                        objectName: "sheetRedo"
                        Layout.fillWidth: true
                        Layout.preferredWidth: 10
                        paper: true
                        guarded: true
                        size: 17
                        enabled: House.evening.canRedo
                        text: House.words.say("table.redo")
                        onTapped: House.evening.redo()
                    }

                    TapButton {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 10
                        paper: true
                        guarded: true
                        size: 17
                        text: House.words.say("table.same_again")
                        onTapped: {
                            House.evening.sameAgain();
                            page.StackView.view.pop();
                        }
                    }

                    TapButton {
                        objectName: "share"
                        Layout.fillWidth: true
                        Layout.preferredWidth: 10
                        paper: true
                        guarded: true
                        size: 17
                        text: House.words.say("table.share")
                        onTapped: page.StackView.view.push(Qt.resolvedUrl("SharePage.qml"))
                    }
                }
            }

            Explanation {
                id: why

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 12
                Layout.minimumHeight: page.narrow && page.chosen >= 0 ? implicitHeight : 0
                visible: !page.narrow || page.chosen >= 0
                row: page.chosen
                deal: page.deal
                onCorrect: page.correct(deal.number, deal.seq)
                onShareRuling: deal => {
                    House.rulingCard.ofDeal(deal);
                    page.StackView.view.push(Qt.resolvedUrl("RulingCardPage.qml"));
                }
            }
        }
    }
}
