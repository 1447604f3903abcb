import QtQuick
import QtTest
import Spadille

// Nothing moves under a finger: whatever is answered, what can be tapped stays where it was.
Walk {
    id: still

    name: "Still"
    seed: 11

    readonly property var leaves: ["back", "card_by_card", "save"]  // the page, or the deal
    readonly property var tellsOtherwise: ["inFull", "byCards"]  // another way to tell a deal has its own buttons

    function test_entry_data() {
        const people = ["Ann", "Bob", "Cem", "Dot", "Eve"];
        const rows = [];
        for (const [game, players] of [["euchre", 4], ["klaverjas", 4], ["quadrille", 4], ["kyuuri", 5]])
            for (const [width, height] of [[1280, 800], [800, 480], [360, 640]])
                rows.push({
                    "tag": game + " at " + width + "x" + height,
                    "confirmed": width === 1280,
                    "game": game,
                    "players": people.slice(0, players),
                    "width": width,
                    "height": height
                });
        return rows;
    }

    function cleanup() {
        House.settings.confirmed = false;
        window.width = 1280;
        window.height = 800;
    }

    function enter() {
        if (window.pages.currentItem.objectName === "EntryPage")
            return;
        window.home();
        window.go("TablePage");
        window.go("EntryPage");
        House.entry.clear();
        wait(0);
    }

    // Where everything lies that was there before and is there now; empty where nothing has moved.
    function moved(before, now) {
        const all = [];
        for (const name in before) {
            const [was, is] = [before[name], now[name]];
            if (is && (Math.abs(was.x - is.x) > 0.5 || Math.abs(was.y - is.y) > 0.5 || Math.abs(was.width - is.width) > 0.5 || Math.abs(was.height - is.height) > 0.5))
                all.push(name.split(" @")[0] + ": " + [was.x, was.y, was.width, was.height].map(Math.round) + " -> " + [is.x, is.y, is.width, is.height].map(Math.round));
        }
        return all;
    }

    function targets() {
        bench.lay(window);
        return bench.targets(window.contentItem);
    }

    function test_entry(row) {
        begin(row.game, row.players);
        House.settings.confirmed = row.confirmed;
        window.width = row.width;
        window.height = row.height;
        enter();
        let last = [];
        for (let i = 0; i < bench.many(40, 2000); ++i) {
            enter();
            const before = targets();
            const choices = Object.keys(before).filter(name => !leaves.includes(name.split(" @")[0]));
            const name = choices[random(choices.length)];
            const at = before[name];
            const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
            const below = y - 0.6 * window.height;
            const scroll = bench.find(window, "scroll");
            if (y < 120 || y > 0.8 * window.height) {
                scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + below));
                continue;
            }
            last = [...last.slice(-4), name.split(" @")[0]];
            Guard.last = 0;
            bench.click(window, x, y);
            bench.settle();
            if (window.pages.currentItem.objectName === "EntryPage" && !tellsOtherwise.includes(name.split(" @")[0]))
                compare(moved(before, targets()), [], "after " + last.join(", "));
        }
    }

    // Who sits down and gets up pushes nobody away; another game brings its own rules.
    function test_new_session() {
        for (const [width, height] of [[1280, 800], [360, 640]]) {
            window.width = width;
            window.height = height;
            window.home();
            tap("new");
            for (const name of ["Ann", "Bob", "Cem", "Dot", "Eve"])
                House.newSession.addNewcomer(name);
            for (const name of [...House.newSession.players, ...House.newSession.waiting])
                House.newSession.choose(name);
            for (const name of ["other_Ann", "other_Bob", "other_Cem", "other_Dot", "other_Eve", "other_Bob", "other_Dot", "other_Bob"]) {
                const before = targets();
                tap(name);
                const drawn = Object.keys(before).filter(each => /^(other_|draw|more|begin)/.test(each));
                verify(drawn.length > 5);
                compare(moved(before, targets()).filter(each => /^(other_|draw|more|begin)/.test(each)), [], "after " + name);
            }
        }
    }

    // Somebody is added with two quick taps: the second one lands on whatever lies there by then.
    function test_two_quick_taps_on_plus_move_nobody() {
        for (const [width, height] of [[1280, 800], [360, 640]]) {
            window.width = width;
            window.height = height;
            window.home();
            tap("new");
            tap("klaverjas");
            for (const name of [...House.newSession.players, ...House.newSession.waiting])
                House.newSession.choose(name);
            const names = ["Quick", "Zoë", "Maximilian", "Yusuf", "Wilhelmina"].map(name => name + " " + width);
            for (const name of names) {
                seen("newcomer").text = name;
                const plus = seen("addNewcomer");
                reach(plus);
                const at = plus.mapToItem(window.contentItem, plus.width / 2, plus.height / 2);
                Guard.last = 0;
                bench.click(window, at.x, at.y);
                bench.settle();
                bench.lay(window);
                bench.click(window, at.x, at.y);
                bench.settle();
            }
            compare([...House.newSession.players, ...House.newSession.waiting], names);
        }
    }

    // Somebody is new, not whom he was taken for: what asked goes away, and the seats are drawn where it was.
    function test_two_quick_taps_on_an_answer_move_nobody() {
        window.width = 1280;
        window.height = 800;
        window.home();
        tap("new");
        tap("klaverjas");
        for (const name of [...House.newSession.players, ...House.newSession.waiting])
            House.newSession.choose(name);
        const names = ["Hanna", "Jonas", "Petra", "Milos"];
        names.forEach(name => House.newSession.addNewcomer(name));
        for (const [name, part] of [["Hana", 0.3], ["Jonass", 0.6], ["Petraa", 0.8], ["Miloss", 0.95]]) {
            seen("newcomer").text = name;
            tap("addNewcomer");
            const answer = seen("isNew");
            verify(answer, "no doubt about " + name);
            const at = answer.mapToItem(window.contentItem, answer.width / 2, answer.height * part);
            Guard.last = 0;
            for (let i = 0; i < 2; ++i) {
                bench.click(window, at.x, at.y);
                bench.settle();
                bench.lay(window);
            }
            names.push(name);
            compare([...House.newSession.players, ...House.newSession.waiting], names);
        }
    }

    // What could not be done is said at the top: what saves is low.
    function test_a_notice_covers_nothing_that_saves() {
        for (const [width, height] of [[1280, 800], [360, 640]]) {
            begin("quadrille", ["Ann", "Bob", "Cem", "Dot"]);
            window.width = width;
            window.height = height;
            enter();
            House.evening.refused("The book is read-only, and nothing can be written in it before that is mended.");
            const notice = seen("seen");
            const save = seen("save");
            verify(notice.mapToItem(window.contentItem, 0, notice.height).y < save.mapToItem(window.contentItem, 0, 0).y);
            tap("seen");
        }
    }
}
