import QtQuick
import QtTest
import Spadille

// The club of the book, by taps: joined, a session that has gone on in two ways, left.
Walk {
    id: walk

    name: "Club"
    scrolls: true

    readonly property string address: "postgresql://kitchen@club.example/spadille"

    function to_club() {
        window.home();
        tap("SettingsPage");
        tap("ClubPage");
    }

    function join(address) {
        seen("clubAddress").text = address;
        tap("joinClub");
    }

    function test_1_an_address_is_refused_with_words_and_one_that_is_right_is_joined() {
        to_club();
        verify(!seen("syncNow"));
        join("club.example");
        compare(seen("told").text, "! This is no address of a club: postgresql://… or service=…");
        compare(House.club.address, "");
        join(address);
        compare(seen("told").text, "✓ The book belongs to this club now.");
        verify(!seen("joinClub"));
        tap("syncNow");
        window.home();
        compare(seen("clubSign").text, "Club: in step");
        window.width = 360;
        compare(seen("clubSign").text, "Club: in step");
        window.width = 1280;
    }

    function test_2_a_session_that_has_forked_is_decided_with_two_taps() {
        const number = bench.forkEvening();
        window.home();
        compare(seen("clubSign").text, "! Club: something to decide");
        House.evening.open(number);
        bench.settle();
        window.go("TablePage");
        tap("clubSign");
        compare(seen("way" + number + "_0").text, "in this book");
        compare(seen("way" + number + "_1").text, "on another device");
        const theirs = "keep" + number + "_1";
        tap(theirs);
        compare(seen(theirs).text, "Yes, keep it");
        tap("cancelKeep" + number + "_1");
        compare(House.club.state, "decide");
        tap(theirs);
        tap(theirs);
        compare(window.pages.currentItem.objectName, "HomePage");
        compare(House.evening.number, 0);
        verify(bench.find(window, "seen"));
        tap("seen");
        compare(seen("clubSign").text, "Club: in step");
        tap("resume");
        compare(House.evening.number, number + 1);
        compare(House.evening.dealNumber, 3);
        verify(!seen("clubSign"));
    }

    function test_3_is_left_with_two_taps() {
        to_club();
        tap("leaveClub");
        verify(seen("leaveSure"));
        compare(House.club.address, address);
        tap("leaveClub");
        compare(seen("told").text, "✓ The book belongs to no club now.");
        window.home();
        verify(!seen("clubSign"));
    }
}
