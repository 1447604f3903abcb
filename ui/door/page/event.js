// The event that runs, as whoever holds this phone sees it: his table, its results, how he stands, where all sit.
import {ask, forget, keep, language, pause, recall, recallAll} from "./line.js";
import {tell, uuid} from "./acts.js";
import {button} from "./places.js";
import {patch} from "./form.js";
import {figure, find, list, listed, make, openClause, said, word} from "./show.js";

const compass = ["north", "east", "south", "west"];
const sources = {paper: "told_slip", file: "told_slip", session: "told_deals", director: "told_director"};
const absences = {forced: "you_sit_out", choice: "you_do_not_play", late: "you_do_not_play", gone: "you_do_not_play"};

const rows = pairs => make("dl", {class: "card pairs"}, pairs.filter(([, value]) => value !== "" && value !== undefined)
    .map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {dir: "auto"}, value))));

const seatName = ({seat, sides, with: partners, against}) => list(partners).length + list(against).length === 3
    ? word(compass[seat]) : word("seat", seat + 1);

// What each side has, mine first: "we 1400 · they 1192".
export function score(sides, points) {
    const all = list(sides).map((side, index) => ({...side, index}));
    const mine = all.find(side => side.mine);
    const two = mine && all.length === 2;
    return [mine, ...all.filter(side => side !== mine)].filter(Boolean).map(side => (two
        ? word(side.mine ? "we" : "they") : side.players.join(" & ")) + " " + figure(points[side.index] ?? "–")).join(" · ");
}

export class ClubEvent {
    seen = recallAll("event");
    asked = "";
    late = 0;  // how much less than the door's this phone's clock shows, in milliseconds
    sought = "";

    // `acts`: what this phone does; `changed`: the page has to be drawn; `choose`: says who it is; `call`, `notSo`.
    constructor({acts, role, changed, choose, call, notSo}) {
        Object.assign(this, {acts, role, changed, choose, call, notSo});
        find("event").addEventListener("click", event => this.tap(event));
        find("event-bar").addEventListener("click", event => this.tap(event));
        find("sought").addEventListener("input", event => {
            this.sought = event.target.value.trim().toLocaleLowerCase();
            this.draw();
        });
        setInterval(() => document.hidden || find("page-event").hidden || this.drawClock(), 1000);
    }

    get runs() {
        return Boolean(this.seen.event);
    }

    // Everybody who is there, by name.
    get people() {
        const {tables, out, others} = this.seen;
        return [...list(tables).flatMap(table => list(table.players)), ...list(out), ...list(others)]
            .sort(new Intl.Collator(language).compare);
    }

    // Who sits at the table that this phone lies on.
    get here() {
        return list(this.seen.tables).find(table => table.table === Number(recall("table")));
    }

    // My round that is shown; nothing where I am not of the event.
    get mine() {
        return list(this.seen.mine).find(round => round.round === this.seen.round);
    }

    // Whatever the board says of the event is asked about once.
    follow(board) {
        const {id, head} = board.event ?? {};
        const news = [id, head, this.role().name, this.role().role].join();
        if (news === this.asked)
            return;
        this.asked = news;
        if (id)
            this.load(news);
        else
            this.take({});
    }

    async load(news) {
        await pause(300 * Math.random());
        const answer = await ask({asks: "event"}).catch(error => error);
        if (news !== this.asked)
            return;
        if (answer.format)
            return this.take(answer);
        await pause(3000);
        if (news === this.asked)
            this.load(news);
    }

    take(seen) {
        const before = this.seen;
        const place = ({mine, table} = {}) => [mine?.round, mine?.table, table].join();
        const was = place({mine: this.mine});
        this.seen = seen;
        this.late = seen.now ? Date.parse(seen.now) - Date.now() : this.late;
        keep("event", JSON.stringify(seen));
        this.changed();
        this.draw();
        if (this.mine?.table && was !== place({mine: this.mine}))
            tell([word("table", this.mine.table), seatName(this.mine), this.company()].join(". "));
        this.tellRulings(before);
        const waited = list(before.callers).map(call => call.entry);
        const fresh = list(seen.callers).find(call => !waited.includes(call.entry));
        if (fresh)
            tell(word("table_calls", fresh.table));
    }

    tellRulings(before) {
        const all = seen => list(seen.mine).flatMap(round => list(round.rulings));
        const known = all(before).map(ruling => ruling.entry);
        const fresh = all(this.seen).find(ruling => before.event?.id === this.seen.event?.id && !known.includes(ruling.entry));
        if (fresh)
            tell(word("ruled") + ": " + (fresh.text ?? ""));
    }

    company() {
        const {with: partners, against} = this.mine;
        return [list(partners).length && word("with") + " " + listed(partners),
            list(against).length && word("against") + " " + listed(against)].filter(Boolean).join(", ");
    }

    clear() {
        this.asked = "";
        this.seen = {};
        forget("event");
        forget("table");
        this.draw();
    }

    tap(event) {
        const key = event.target.closest("button[data-key]")?.dataset.key ?? "";
        const [what, value] = key.split(":");
        const entry = Number(value);
        const does = {"event-right": () => this.agree(entry), "event-not-so": () => this.notSo(...this.told(entry)),
            "event-result": () => this.notSo(this.mine), "event-call": () => this.call(), "event-clause": () => openClause(value),
            "event-who": () => this.choose(), "event-am": () => this.choose(value),
            "event-not-here": () => this.leaveTable()};
        does[what]?.();
    }

    leaveTable() {
        forget("table");
        this.draw();
    }

    // The round that an entry told something of, and what.
    told(entry) {
        for (const round of list(this.seen.mine))
            for (const told of list(round.told))
                if (told.entry === entry)
                    return [round, told];
        return [];
    }

    agree(entry) {
        const [round] = this.told(entry);
        this.add({format: "spadille/agree", event: entry}, word("round_table", round.round, round.table));
        this.draw();
    }

    add(document, told, more = {}) {
        this.acts.add({version: 1, id: uuid(), session: this.seen.event.number, language, ...document},
            {told, event: this.seen.event.id, ...more});
    }

    waits = test => this.acts.some(({document}) => document.session === this.seen.event?.number && test(document));

    draw() {
        if (!this.runs)
            return patch(find("event")), patch(find("event-bar"));
        const {mine} = this;
        find("where").hidden = !this.people.length;
        const rounds = list(this.seen.mine).slice().reverse();
        const due = rounds.filter(round => this.isDue(round));
        if (this.seen.closed)
            return patch(find("event"), this.who(), this.standing(), this.rounds(), this.leaders()),
                patch(find("found-seats")), patch(find("event-bar"));
        patch(find("event"), this.who(), this.atMyTable(), due.map(round => this.results(round)),
            mine ? this.seat(mine) : this.nowhere(), rounds.map(round => [!due.includes(round) && this.results(round),
                this.rulings(round)]),
            this.standing(), this.rounds(), this.leaders());
        patch(find("found-seats"), this.places());
        patch(find("event-bar"), make("div", {class: "clock", role: "timer", "data-key": "clock"}), this.deeds(mine));
        return this.drawClock();
    }

    who() {
        const {name} = this.seen;
        return make("button", {type: "button", class: "pill" + (name ? "" : " unsaid"), "data-key": "event-who:"},
            name && make("span", {class: "unseen"}, word("who")), " ", make("bdi", {}, name || word("who") || "–"));
    }

    // A table's own phone asks again once others sit there.
    atMyTable() {
        const {here} = this;
        if (!here || list(here.players).includes(this.seen.name))
            return "";
        return make("div", {class: "card", role: "group", "aria-labelledby": "at-my-table", "data-key": "here"},
            make("h3", {id: "at-my-table"}, word("table_who", here.table)),
            list(here.players).map(name => button("event-am:" + name, {}, name)),
            button("event-not-here:", {}, word("not_here") || "–"));
    }

    nowhere() {
        return this.seen.round === undefined && said(word("not_drawn"), "empty");
    }

    seat(mine) {
        if (!mine.table)
            return said(word(absences[mine.absence] ?? "no_table"), "over");
        const told = mine.state !== "waiting" || mine.deal_by_deal || this.clock()?.began;
        return [make("h3", {class: "event-name", dir: "auto"}, word(told ? "your_table" : "your_next_table", this.seen.name)),
            make("div", {class: "total mine", "data-key": "table"},
                make("p", {class: "figure table"}, make("span", {class: "unseen"}, word("table", mine.table)),
                    make("span", {"aria-hidden": "true"}, String(mine.table))),
                make("p", {class: "seat"}, [seatName(mine), mine.deals_first && word("you_deal")].filter(Boolean).join(" · "))),
            rows([[word("with"), list(mine.with).join(" · ")], [word("against"), list(mine.against).join(" · ")]])];
    }

    // Somebody of the table has told it, and it is for me to say whether it is right; or two tell it differently.
    isDue({state, told}) {
        const all = list(told);
        return state === "told_differently" || all.some(each => each.may_agree && each.source === "phone")
            && !all.some(each => each.mine || list(each.agreed).includes(this.seen.name));
    }

    // What was told of a round, while something is to be said about it, and of the last one.
    results(round) {
        const all = list(round.told);
        const last = list(this.seen.mine).filter(other => list(other.told).length).pop();
        if (!all.length || round !== last && round.state === "told" && !all.some(told => told.may_agree))
            return "";
        return make("article", {class: "card", "data-key": "round:" + round.round},
            make("h3", {}, word("round_table", round.round, round.table)),
            round.state === "told_differently" && said(word("differ"), "awaiting"),
            round.state === "impossible" && said(round.why + " " + round.rule, "awaiting"),
            all.map(told => this.result(round, told)));
    }

    result(round, told) {
        const by = told.mine ? word("told_me") : told.by ? word("told_by", told.by) : word(sources[told.source] ?? "");
        const more = key => list(told[key]).some(Boolean) && said(word(key) + ": " + score(round.sides, told[key]), "small");
        const agreed = list(told.agreed);
        const open = !this.waits(document => document.event === told.entry
            || document.format === "spadille/result" && document.round === round.round);
        return make("div", {class: "told", "data-key": "told:" + told.entry}, said(by, "small"),
            said(score(round.sides, told.points), "what"), more("roem"), more("pits"),
            agreed.length > 0 && make("p", {class: "agreed", dir: "auto"},
                make("span", {"aria-hidden": "true"}, "✓ " + agreed.join(", ")),
                make("span", {class: "unseen"}, word("agreed", listed(agreed)))),
            open && make("div", {class: "deeds"},
                told.may_agree && make("button", {type: "button", class: "main", "data-key": "event-right:" + told.entry},
                    word("right") || "–"),
                make("button", {type: "button", "data-key": "event-not-so:" + told.entry}, word("not_so") || "–")));
    }

    rulings(round) {
        return list(round.rulings).map(ruling => make("article", {class: "card", "data-key": "ruling:" + ruling.entry},
            make("h3", {}, word("ruled")), said(ruling.text, "what"),
            ruling.points && said(figure(ruling.points) + " · " + list(ruling.players).join(", ")),
            ruling.rule && make("button", {type: "button", class: "reason", "data-key": "event-clause:" + ruling.rule},
                make("span", {class: "rule"}, ruling.rule))));
    }

    standing() {
        const {total, place, of, to_third: third} = this.seen;
        return total !== undefined && rows([[word("your_total"), figure(total)],
            [word("rank"), place && word("place_of", place, of)], [word("to_third"), third && figure(third)]]);
    }

    rounds() {
        const all = list(this.seen.mine).filter(round => round.from && (round.from !== "nothing" || round.points));
        const brings = round => round.from !== "nothing" && round.from !== "missing";
        return all.length > 0 && make("section", {class: "list", "data-key": "rounds"}, make("h3", {}, word("your_rounds")),
            make("ul", {class: "plain"}, all.map(round => make("li", {}, make("span", {}, round.table
                ? word("round_table", round.round, round.table) : word("round", round.round)),
            make("strong", {}, [round.from === "missing" && "…", (brings(round) || round.points) && figure(round.points)]
                .filter(Boolean).join(" "), brings(round) && !round.counts ? " *" : "")))),
            all.some(round => brings(round) && !round.counts) && said("* " + word("not_among_best"), "small"));
    }

    leaders() {
        const all = list(this.seen.leaders);
        return all.length > 0 && make("section", {class: "list", "data-key": "leaders"}, make("h3", {}, word(this.seen.closed ? "final_places" : "leaders")),
            make("ol", {class: "plain"}, all.map(line => make("li", {}, make("span", {dir: "auto"}, line.place + ". "
                + list(line.players).join(" & ")), make("strong", {}, figure(line.total))))));
    }

    // Where everybody sits whose name has what is sought; all of the round where nothing is.
    places() {
        const {sought} = this;
        const has = name => name.toLocaleLowerCase().includes(sought);
        const tables = list(this.seen.tables).filter(table => list(table.players).some(has));
        const out = list(this.seen.out).filter(has);
        const rest = sought ? list(this.seen.others).filter(has) : [];
        const line = (key, place, names) => make("li", {"data-key": key}, make("strong", {}, place), " ",
            make("span", {dir: "auto"}, names.join(" · ")));
        const none = sought && !tables.length && !out.length && !rest.length;
        return [tables.map(({table, players}) => line("t" + table, word("table", table), players)),
            out.length > 0 && line("out", word("sits_out"), out), rest.length > 0 && line("rest", word("no_seat"), rest),
            none && make("li", {"data-key": "none"}, word("nothing_found"))];
    }

    deeds(mine) {
        const told = list(mine?.told).length > 0 || this.waits(document => document.format === "spadille/result"
            && document.round === mine?.round);
        const called = list(mine?.calls).length > 0 || this.waits(document => document.format === "spadille/room-call");
        const buttons = [mine?.table && !told && !mine.deal_by_deal && make("button", {type: "button", class: "main",
            "data-key": "event-result:"}, word("enter_result") || "–"), mine?.table && !called && make("button",
            {type: "button", class: "wide", "data-key": "event-call:"}, word("call") || "–")].filter(Boolean);
        return buttons;
    }

    // How the clock stands; nothing where the round has none.
    clock() {
        const {clock, round} = this.seen;
        const now = Date.now() + this.late;
        if (!clock || clock.round !== round && Date.parse(clock.ends) <= now)
            return null;
        const [begins, ends, call] = [clock.begins, clock.ends, clock.last_call ?? clock.ends].map(time => Date.parse(time));
        return {began: clock.round === round && now >= begins, calls: now >= call, over: now >= ends,
            left: (now < begins ? begins : ends) - now, before: now < begins, other: clock.round !== round && clock.round};
    }

    drawClock() {
        const host = find("event-bar").querySelector(".clock");
        const clock = host && this.clock();
        if (!clock)
            return host && patch(host);
        const seconds = Math.max(0, Math.ceil(clock.left / 1000));
        const text = Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
        const label = word(clock.over ? "time_up" : clock.before ? "starts_in" : clock.calls ? "last_call" : "time_left");
        if (clock.calls && this.phase && this.phase !== label)
            tell(label);
        this.phase = label;
        host.classList.toggle("calls", clock.calls);
        return patch(host, make("span", {class: "label"}, [clock.other && word("round", clock.other), label]
            .filter(Boolean).join(" · ") + " "), !clock.over && make("strong", {}, text));
    }
}
