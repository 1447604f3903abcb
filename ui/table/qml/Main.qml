import QtQuick
import QtQuick.Controls.Basic
import Spadille

// The window: one page at a time, and over it why something was not done.
ApplicationWindow {
    id: window

    // Never larger than the screen, whatever it was on another one.
    width: Math.min(House.settings.kept("width", 1280), Math.max(minimumWidth, Screen.desktopAvailableWidth))
    height: Math.min(House.settings.kept("height", 800), Math.max(minimumHeight, Screen.desktopAvailableHeight))
    minimumWidth: 360
    minimumHeight: 360
    visible: true
    visibility: House.settings.fullScreen ? Window.FullScreen : Window.AutomaticVisibility
    title: "Spadille"
    color: Theme.feltEdge

    property alias pages: pages
    readonly property var shown: pages.currentItem
    readonly property var goesOn: House.home.goesOn

    // The felt is there with the first frame, what lies on it a moment later.
    function lay(): void {
        if (pages.depth > 0)
            return;
        const page = House.settings.kept("page", "");  // before another is kept
        pages.push(Qt.resolvedUrl("pages/HomePage.qml"));
        window.restore(page);
    }

    // What the first page is made of is read meanwhile, on a thread of its own.
    readonly property Component first: Qt.createComponent("pages/HomePage.qml", Component.Asynchronous, window)

    onFrameSwapped: if (pages.depth === 0)
        later.start()

    Timer {
        id: later

        interval: 0
        onTriggered: window.lay()
    }

    function go(page: string, values = {}): void {
        lay();
        pages.push(Qt.resolvedUrl("pages/" + page + ".qml"), values);
    }

    function home(): void {
        lay();
        written = true;
        pages.pop(null);
        freshen();
    }

    property bool written: false  // in the book, since the page was made that lists what is in it

    // Not what is bound to it: that may still be the page that was left.
    function freshen(): void {
        const page = pages.currentItem;
        if (!written || page?.refresh === undefined)
            return;
        written = false;
        page.refresh();
    }

    Connections {
        target: House

        function onBookWritten(): void {
            window.written = true;
            window.freshen();
        }

        // Its pages go first.
        function onReplaced(why: string): void {
            window.home();
            notice.said = why;
        }
    }

    readonly property var restored: ["TablePage", "EntryPage", "CardsPage"]

    // Where people were when the program ended, however it ended.
    function restore(page: string): void {
        const event = Number(House.settings.kept("event", 0));
        if (event !== 0 && page === "EventRoomPage")
            return restoreEvent(event);
        const session = Number(House.settings.kept("session", 0));
        if (session === 0 || !restored.includes(page))
            return;
        House.evening.open(session);
        go("TablePage");
        if (page !== "TablePage")
            go(page);
    }

    function restoreEvent(event: int): void {
        House.event.open(event);
        go("EventsPage");
        go("EventRoomPage");
    }

    // What is kept of a page: a director comes back to the room.
    function kept(page: string): string {
        if (page.startsWith("Event") && House.event.number > 0)
            return "EventRoomPage";
        return restored.includes(page) ? page : "";
    }

    Shortcut {
        sequence: "F11"
        onActivated: House.settings.fullScreen = !House.settings.fullScreen
    }

    Shortcut {
        sequence: "F1"
        onActivated: Explained.open = !Explained.open
    }

    readonly property bool shows: !Explained.open && ["TablePage", "SheetPage"].includes(shown?.objectName ?? "")  // a session

    Shortcut {
        sequence: "Ctrl+Z"
        enabled: window.shows && House.evening.canUndo
        onActivated: House.evening.undo()
    }

    Shortcut {
        sequence: "Ctrl+Shift+Z"
        enabled: window.shows && House.evening.canRedo
        onActivated: House.evening.redo()
    }

    // What the page searches, else the rules of the game.
    Shortcut {
        sequence: "Ctrl+F"
        enabled: !Explained.open
        onActivated: {
            if (window.shown.search === undefined)
                window.go("RulebookPage", {
                    "game": House.evening.game
                });
            window.shown.search();
        }
    }

    // From the desktop: straight into a new session, or back into the last one.
    function begin(): void {
        House.newSession.prepare();
        go("NewSessionPage");
    }

    function resume(): void {
        lay();
        if (goesOn.number === undefined)
            return;
        House.evening.open(goesOn.number);
        go("TablePage");
    }

    onClosing: {
        wall?.close();  // else the program would go on for it
        if (House.settings.fullScreen)
            return;
        House.settings.keep("width", width);
        House.settings.keep("height", height);
    }

    property alias wall: wallPlace.item  // what hangs on the wall of the hall; null: nothing

    function showWall(): void {
        if (House.event.number === 0)
            House.event.openLatest();
        House.eventWall.shown = true;
    }

    Loader {
        id: wallPlace

        active: House.eventWall.shown
        source: "EventWall.qml"
        onLoaded: item.main = window
    }

    Connections {
        target: wallPlace.item

        function onClosing(): void {
            Qt.callLater(() => House.eventWall.shown = false);  // qmllint disable type
        }
    }

    Felt {
        anchors.fill: parent
    }

    StackView {
        id: pages

        anchors.fill: parent
        visible: !Explained.open
        focus: true
        pushEnter: null
        pushExit: null
        popEnter: null
        popExit: null
        replaceEnter: null
        replaceExit: null
        Keys.onEscapePressed: if (depth > 1)
            pop()
        Keys.onBackPressed: if (depth > 1)
            pop()
        onCurrentItemChanged: {
            Explained.open = false;
            currentItem?.forceActiveFocus(Qt.OtherFocusReason);
            window.freshen();
            const name = currentItem?.objectName ?? "";
            House.settings.keep("page", window.kept(name));
        }
    }

    Loader {
        anchors.fill: parent
        active: Explained.open
        source: "parts/Explainer.qml"
        focus: active
        onLoaded: {
            item.page = window.shown;
            item.first = pages.depth < 2;
        }
        onActiveChanged: if (!active)
            window.shown?.forceActiveFocus(Qt.OtherFocusReason)
    }

    // Files that the page takes; else of sessions and rulings: what came of them is said at home.
    function takeFiles(files: var): void {
        if (shown?.takeFiles?.(files))
            return;
        home();
        House.intake.takeIn(files);
    }

    DropArea {
        anchors.fill: parent
        onDropped: drop => window.takeFiles(drop.urls.map(url => url.toString()))
    }

    Carpenter {
        id: carpenter

        page: pages.currentItem
    }

    onWidthChanged: carpenter.mend()
    onHeightChanged: carpenter.mend()

    Connections {
        target: House.settings

        function onChanged(): void {
            carpenter.mend();
        }
    }

    Connections {
        target: House.entry

        function onChanged(): void {
            carpenter.mend();
        }
    }

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top  // what saves is low
        anchors.margins: Theme.gap
        spacing: Theme.gap

        Loader {
            id: notice

            property string said: ""

            width: parent.width
            active: said !== ""
            source: "parts/Notice.qml"
            onLoaded: {
                item.said = said;
                item.saidChanged.connect(() => said = item.said);
            }
            onSaidChanged: if (item)
                item.said = said
        }

        Loader {
            width: parent.width
            active: House.phones.calls.length > 0
            source: "parts/RefereeCall.qml"
        }
    }

    Connections {
        target: House.evening

        function onRefused(why: string): void {
            notice.said = why;
        }
    }

    Connections {
        target: House.newSession

        function onRefused(why: string): void {
            notice.said = why;
        }
    }
}
