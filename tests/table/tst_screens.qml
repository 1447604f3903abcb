import QtQuick
import QtTest
import Spadille

// Every page, looked at: pictures where somebody wants them.
Walk {
    name: "Screens"

    function test_euchre() {
        picture("home-empty");
        begin("euchre", ["Aiko", "Bram", "Chie", "Dirk"]);
        picture("table-euchre");
        tap("enter");
        tap("maker0");
        picture("entry-euchre");
        tap("tricks5");
        picture("table-euchre-after");
        compare(House.evening.totals[0].total, 2);
    }

    function test_klaverjas() {
        begin("klaverjas", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("roem0_50");
        tap("roem0_20");
        tap("roem1_20");
        picture("table-klaverjas");
        tap("enter");
        tap("maker1");
        tap("digit9");
        tap("digit2");
        picture("entry-klaverjas");
        tap("save");
        picture("table-klaverjas-after");
        tap("sheet");
        picture("sheet-klaverjas");
    }

    function test_quadrille() {
        begin("quadrille", ["Aiko", "Bram", "Chie", "Dirk"]);
        picture("table-quadrille");
        tap("enter");
        tap("contract0");
        tap("ombre0");
        tap("partner2");
        tap("tricks5");
        tap("matadors");
        picture("entry-quadrille");
        tap("save");
        picture("table-quadrille-after");
    }

    function test_kyuuri() {
        begin("kyuuri", ["Akira", "Hana", "Tomoko", "Ken", "Yui"]);
        picture("table-kyuuri");
        tap("enter");
        tap("taker1");
        picture("entry-kyuuri");
        tap("rank12");
        picture("table-kyuuri-after");
    }

    function test_share() {
        begin("euchre", ["Aiko", "Bram", "Chie", "Dirk"]);
        tap("enter");
        tap("maker0");
        tap("tricks5");
        tap("sheet");
        tap("share");
        const code = bench.find(window, "code");
        verify(code.words.startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
        verify(code.side > 100);
        picture("share");
        tap("codeSession");
        verify(code.words.startsWith("{"));
        compare(JSON.parse(code.words).players.length, 4);
        tap("pdf");
        verify(/^Saved as .* euchre\.pdf$/.test(bench.find(window, "shared").text));
        tap("pdf");
        verify(/^Saved as .* euchre 2\.pdf$/.test(bench.find(window, "shared").text));
        tap("picture");
        verify(/^Saved as .* euchre\.png$/.test(bench.find(window, "shared").text));
        picture("share-session");
    }

    function test_other_pages() {
        window.home();
        picture("home");
        for (const page of ["RulebookPage", "HistoryPage", "SettingsPage"]) {
            tap(page);
            picture(page);
            window.home();
        }
    }
}
