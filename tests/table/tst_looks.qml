import QtQuick
import QtTest
import Spadille

// Every page in every language, theme, text size and window: no text cut off or wider than its
// place, no item without a name for those who cannot see it, no warning.
Walk {
    id: looks

    name: "Looks"

    readonly property var sizes: [[1280, 800], [800, 1280], [360, 640]]

    function settings(language, theme, textSize, size) {
        House.settings.language = language;
        House.settings.theme = theme;
        House.settings.textSize = textSize;
        window.width = size[0];
        window.height = size[1];
        wait(20);
    }

    function cleanup() {
        settings("en", "light", 100, [1280, 800]);
    }

    // What is wrong with what can be seen now.
    function faults(page) {
        return bench.overflowing(window, House.home.people).map(text => page + " cuts: " + text).concat(bench.nameless(window).map(item => page + " has no name for " + item));
    }

    function test_every_page_data() {
        const rows = [];
        for (const language of ["en", "ja", "nl", "fr"])
            for (const theme of ["light", "dark"])
                for (const textSize of [100, 200])
                    for (const size of looks.sizes)
                        rows.push({
                            "tag": language + " " + theme + " " + textSize + " % " + size.join("x"),
                            "language": language,
                            "theme": theme,
                            "textSize": textSize,
                            "size": size
                        });
        return rows;
    }

    function test_every_page(row) {
        if (games.length === 0)
            prepare();
        settings(row.language, row.theme, row.textSize, row.size);
        window.home();
        wait(30);
        let all = faults("home");
        const pages = [["NewSessionPage"], ["TablePage"], ["EntryPage"], ["SheetPage"], ["RulebookPage"], ["HistoryPage"], ["SettingsPage"]];
        for (const page of pages) {
            window.go(page[0]);
            wait(20);
            all = all.concat(faults(page[0]));
            if (row.theme === "light" && (row.language === "ja" || row.textSize === 200))
                picture("looks-" + page[0] + "-" + row.language + "-" + row.textSize + "-" + row.size[0]);
            window.home();
        }
        for (const session of games) {
            House.evening.open(session);
            bench.settle();
            for (const page of ["TablePage", "EntryPage", "SheetPage"]) {
                window.go(page);
                wait(20);
                all = all.concat(faults(page + " " + House.evening.game));
                if (row.theme === "light" && (row.language === "ja" || row.textSize === 200))
                    picture("looks-" + page + "-" + House.evening.game + "-" + row.language + "-" + row.textSize + "-" + row.size[0]);
                window.home();
            }
        }
        compare(all.join("\n"), "");
    }

    property var games: []

    // A session of each game, with a deal or two on its sheet.
    function prepare() {
        House.newSession.prepare();
        for (const game of ["kyuuri", "quadrille", "klaverjas", "euchre"]) {
            begin(game, game === "kyuuri" ? ["Akira", "Hana", "Tomoko", "Ken", "Yui"] : ["Aiko", "Bram", "Chie", "Dirk"]);
            games = games.concat(House.evening.number);
        }
        tap("enter");
        tap("maker0");
        tap("tricks5");
    }
}
