import QtQuick
import QtTest
import Spadille

// What the app does with people and files, as the command line can.
Walk {
    name: "People"
    scrolls: true

    readonly property var four: ["Aiko", "Bram", "Chie", "Dirk"]

    // A name put right, two entries of one person, somebody who is not offered any more, and forgotten.
    function test_people() {
        begin("euchre", four);
        window.home();
        tap("SettingsPage");
        tap("BookPage");
        tap("people");
        const names = () => Array.from(House.people.all).map(each => each.name);
        const at = name => "person" + names().indexOf(name);
        const write = name => {
            const field = seen("calledOtherwise");
            field.text = name;
            tap("rename");
        };
        tap(at("Aiko"));
        write("Akiko");
        verify(names().includes("Akiko") && !names().includes("Aiko"));
        bench.settle();
        compare(House.evening.seats[0].name, "Akiko");
        tap("merge");
        tap(at("Bram"));
        verify(House.people.refused, "they sat at one table");
        const told = seen("told");
        verify(told.text.startsWith("! "));
        verify(told.mapToItem(null, 0, told.height).y < window.height, "in sight, however far the page is scrolled");
        verify(names().includes("Akiko"));
        tap(at("Dirk"));
        tap("hide");
        verify(House.people.all[names().indexOf("Dirk")].hidden);
        House.newSession.prepare();
        verify(!House.newSession.people.includes("Dirk"));
        tap("hide");
        tap("forget");
        verify(seen("forgetSure"));
        verify(names().includes("Dirk"));
        tap(at("Dirk"));
        tap(at("Akiko"));
        write("Aiko");
        window.home();
    }

    // What is written for another book is known to this one; a dropped file is no other.
    function test_files() {
        begin("euchre", four);
        tap("enter");
        tap("maker0");
        tap("tricks3");
        const sessions = () => {
            House.history.refresh();
            bench.settle();
            return House.history.sessions.length;
        };
        tap("sheet");
        tap("share");
        tap("document");
        verify(House.share.said.includes(".json"), House.share.said);
        tap("spreadsheet");
        verify(House.share.said.includes(".csv"), House.share.said);
        window.home();
        const before = sessions();
        tap("SettingsPage");
        tap("BookPage");
        tap("document0");
        tryVerify(() => House.intake.said !== "", bench.patience);
        compare(House.intake.said, "1 session was there already, with nothing new.");
        compare(window.pages.currentItem.objectName, "HomePage");
        compare(sessions(), before);
        House.intake.takeIn(House.intake.documents().map(file => "file://" + file.path));
        tryCompare(House.intake, "said", "1 session was there already, with nothing new.", bench.patience);
    }
}
