// What is kept: the sheet, the evenings and the rulebook.
import {ask, locale, pause} from "./line.js";
import {agreed, figure, find, flowing, list, make, reasons, remarks, said, showClause, signed, swap, trouble, what,
    word} from "./show.js";

export class Sheet {
    opened = new Set();
    turn = 0;

    // `deedsOf`: of a row, what can be done about it: what it is called, about which event, and how.
    constructor(host, deedsOf = () => []) {
        this.host = host;
        this.deedsOf = deedsOf;
    }

    // Of two questions the later one counts, however late the earlier is answered.
    async load(session) {
        const turn = ++this.turn;
        const answer = await ask({asks: "sheet", session}).catch(error => error);
        if (turn !== this.turn)
            return null;
        if (answer.format)
            return this.show(answer);
        if (answer.status || !this.board)  // else what was read stays
            swap(this.host, said(trouble(answer), "empty"));
        return null;
    }

    clear() {
        this.opened.clear();
        this.turn++;
        this.board = null;
        this.host.replaceChildren();
    }

    show(board) {
        this.board = board;
        swap(this.host, board.session ? this.table() : said(word("no_session"), "empty"));
        return board;
    }

    // With roles: where rows are laid out as grids, some browsers forget that it is a table.
    table() {
        const columns = list(this.board.columns);
        return make("table", {class: "sheet n" + Math.min(columns.length, 9), role: "table"},
            make("thead", {role: "rowgroup"}, this.head(columns)),
            make("tbody", {role: "rowgroup"}, list(this.board.rows).map((row, index) => this.row(row, index))));
    }

    again() {
        if (this.board)
            this.show(this.board);
    }

    head(columns) {
        return make("tr", {role: "row"}, make("th", {scope: "col", role: "columnheader", class: "title"},
            make("span", {class: "unseen"}, word("sheet"))),
            columns.map(name => make("th", {scope: "col", role: "columnheader", dir: "auto"}, name)));
    }

    row(row, index) {
        const columns = list(this.board.columns);
        const cells = columns.map((_, column) => make("td", {role: "cell"},
            row.moved?.[column] !== undefined && make("span", {class: "moved"}, signed(row.moved[column])), " ",
            row.totals?.[column] !== undefined && make("strong", {}, figure(row.totals[column]))));
        const plain = !row.moved && !row.totals;
        const more = this.more(row, index);
        return [make("tr", {role: "row", class: row.kind}, make("th", {scope: "row", role: "rowheader", class: "title",
            colspan: plain && columns.length + 1}, this.title(row, more, index)), !plain && cells), more];
    }

    title(row, more, index) {
        const text = [make("span", {class: "row-title", dir: "auto"}, row.title), this.marks(row),
            row.said && make("span", {class: "row-said", dir: "auto"}, what(row))];
        if (!more)
            return make("div", {class: "row"}, text);
        return make("button", {type: "button", class: "row", "aria-expanded": String(!more.hidden),
            "aria-controls": more.id, "data-key": this.key(row, index),
            click: event => this.toggle(event.currentTarget, more, this.key(row, index))}, text);
    }

    // What must not be overlooked in a row that is closed.
    marks(row) {
        const disputes = list(row.remarks).filter(remark => remark.kind === "disputed");
        const open = disputes.some(dispute => !dispute.settled);
        const marks = [list(row.former).length && word("corrected"),
            disputes.length && word(open ? "dispute" : "settled")];
        return marks.filter(Boolean).map(text => make("span", {class: "mark"}, text));
    }

    more(row, index) {
        const parts = [agreed(row), remarks(row), reasons(this.board, row, true), this.deeds(row)].flat()
            .filter(Boolean);
        if (!parts.length)
            return "";
        const more = make("tr", {role: "row", class: "why", id: this.host.id + "-" + index},
            make("td", {role: "cell", colspan: list(this.board.columns).length + 1}, parts));
        more.hidden = !this.opened.has(this.key(row, index));
        return more;
    }

    deeds(row) {
        return this.deedsOf(row).map(([name, event, click]) => make("button", {type: "button", class: "wide",
            "data-key": name + ":" + event, click}, word(name) || "–"));
    }

    key(row, index) {
        return row.kind + (row.event ?? "." + index);
    }

    toggle(button, more, key) {
        more.hidden = !more.hidden;
        button.setAttribute("aria-expanded", String(!more.hidden));
        this.opened[more.hidden ? "delete" : "add"](key);
    }
}

// Of a day that nobody has written down there is nothing to say.
const day = date => date && new Intl.DateTimeFormat(locale, {dateStyle: "medium", timeZone: "UTC"})
    .format(new Date(date + "T00:00:00Z"));

const gameName = game => word("game_" + game) || game.charAt(0).toUpperCase() + game.slice(1);

export class Evenings {
    sessions = [];
    sheet = new Sheet(find("evening-sheet"));

    constructor(shown) {
        this.shown = shown;
        find("more").addEventListener("click", () => this.load(this.sessions.length));
        find("back").addEventListener("click", () => location.hash = "#evenings");
        find("follow").addEventListener("click", () => location.hash = "#board");
        find("evening-settle").addEventListener("click", () => location.hash = "#settle/" + this.number);
    }

    async load(skip = 0) {
        const answer = await ask({asks: "sessions", skip}).catch(error => error);
        if (!answer.sessions)
            return find("evenings-said").textContent = trouble(answer);
        this.sessions = this.sessions.slice(0, skip).concat(answer.sessions);
        find("more").hidden = answer.sessions.length < 20;
        this.list(skip);
        return null;
    }

    list(skip) {
        const items = this.sessions.slice(skip).map(session => this.item(session));
        if (skip)
            find("sessions").append(...items);
        else
            swap(find("sessions"), items);
        find("evenings-said").textContent = this.sessions.length ? "" : word("nothing_found");
        if (skip)
            items[0]?.firstChild.focus({preventScroll: true});  // "more" may be gone, and what is new is here
    }

    item(session) {
        const game = [gameName(session.game), word("deals", session.deals), word("state_" + session.state)];
        return make("li", {}, make("button", {type: "button", class: "item", "data-key": "s" + session.session,
            click: () => location.hash = "#evenings/" + session.session},
            make("strong", {}, day(session.date) || "–"), " ",
            session.title && make("bdi", {class: "part"}, session.title), " ",
            make("span", {class: "part"}, game.filter(Boolean).join(" · ")), " ",
            make("bdi", {class: "part small"}, session.players.join(", "))));
    }

    // Without a number the list is shown.
    async show(number) {
        const before = this.number;
        this.number = number;
        find("evenings").hidden = Boolean(number);
        find("evening").hidden = !number;
        if (!number)
            return before && this.sessions.length ? null : this.load();
        if (number !== before)
            this.begin();
        return this.refresh();
    }

    begin() {
        this.sheet.clear();
        this.shown();
        find("evening-name").textContent = "–";
        find("evening-name").focus({preventScroll: true});
    }

    async refresh() {
        if (!this.number)
            return this.sessions.length ? null : this.load();
        const board = await this.sheet.load(Number(this.number));
        const name = [board?.heading, board?.title, day(board?.date)].filter(Boolean).join(" · ");
        if (name)
            find("evening-name").textContent = name;
        this.shown();
        return null;
    }

    clear() {
        this.sessions = [];
        find("sessions").replaceChildren();
        this.sheet.clear();
    }

    again() {
        if (this.sessions.length)
            this.list(0);
        this.sheet.again();
    }
}

export class Rulebook {
    turn = 0;

    constructor() {
        find("asked").addEventListener("input", () => this.soon());
        find("search").addEventListener("submit", event => {
            event.preventDefault();
            find("asked").blur();  // the keyboard lies over what was found
        });
    }

    async soon() {
        const turn = ++this.turn;
        await pause(250);
        if (turn === this.turn)
            this.search(turn);
    }

    async search(turn) {
        const words = find("asked").value.trim();
        const answer = words ? await this.best(words).catch(error => error) : {clauses: []};
        if (turn !== this.turn)
            return;
        this.missed = !answer.clauses && !answer.status;
        if (!this.missed)
            this.show(list(answer.clauses), words && (answer.clauses ? word("nothing_found") : trouble(answer)));
    }

    // Of the game on the table first: but a rule of another can be looked up as well.
    async best(words) {
        const here = this.game ? await ask({asks: "search", words, game: this.game}) : {};
        return list(here.clauses).length ? here : ask({asks: "search", words});
    }

    show(clauses, otherwise) {
        find("found-none").textContent = clauses.length ? "" : otherwise;
        swap(find("found"), clauses.map(clause => make("li", {class: "clause"},
            make("h3", {}, make("button",
                {type: "button", class: "item", "data-key": clause.id, click: () => showClause(clause)},
                make("bdi", {}, clause.title), " ", make("span", {class: "rule"}, clause.id))),
            said(clause.chapter, "small"), said(flowing(clause.text), "text"))));
    }

    // What the cut line swallowed is asked again.
    refresh() {
        if (this.missed)
            this.search(++this.turn);
    }
}
