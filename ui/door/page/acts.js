// What a phone may do besides looking on: say who it is, and dispute a deal, which is kept until the table has it.
import {act, forget, keep, language, pause, recall, recallAll, Refused} from "./line.js";
import {close, find, list, make, open, said, swap, word} from "./show.js";

const slow = 2500;  // after that somebody wants to know why nothing happens
const turn = 10000;  // longer than a request may last
const room = 240;  // bytes that the book has for a text

// crypto.randomUUID is only there where the line is encrypted.
function uuid() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = bytes[6] & 0x0f | 0x40;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    return [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("")
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

// After the focus has moved: what is said before that is talked over.
async function tell(text) {
    find("act-said").textContent = "";  // else the same words are not said twice
    await pause(150);
    find("act-said").textContent = text;
}

// Worth to come again for.
const passing = error => !error.status || error.status === 401 || error.busy || error.status >= 500;

// Who this phone is to the table. `role` is what the table says, a chosen name only what was wished.
export class Seat {
    role = recallAll("role");
    trouble = "";
    turn = 0;

    constructor(changed) {
        this.changed = changed;
    }

    take(role) {
        const wanted = this.role.wants;
        this.role = role;
        this.trouble = "";
        keep("role", JSON.stringify(role));
        this.changed();
        if (role.wants && role.wants !== wanted)
            tell(word("wants", role.wants));
    }

    clear() {
        this.role = {};
        this.trouble = "";
        forget("role");
    }

    // What was chosen while there was no line, or at another evening, is said again: once on a stream and in a session.
    // A host who has been asked already is not asked again by himself: he may have said no.
    agree(stream, session, name, first) {
        const time = stream + "." + session;
        const is = this.role.name ?? this.role.wants ?? "";
        const agrees = name === undefined || name === is || name === this.role.wants;
        const due = time !== this.time && !agrees && recall("asked") !== session + "." + name;
        if (due || first)
            this.time = time;
        if (due)
            this.choose(name, session);
        return this.asking;
    }

    choose(name, session) {
        return this.asking = this.say(name, session).catch(() => null);  // else with the next stream
    }

    async say(name, session) {
        const mine = ++this.turn;
        const error = await this.sit(name, session, mine).then(() => null, error => error);
        if (!error || mine !== this.turn || passing(error))
            return;
        this.trouble = error.message;
        this.changed();
        tell(this.trouble);
    }

    async sit(name, session, mine, times = 3) {
        try {
            const role = await act({format: "spadille/seat", version: 1, language, ...name && {name}});
            if (mine !== this.turn)
                return;
            keep("asked", role.wants ? session + "." + name : "");
            this.take(role);
        } catch (error) {
            if (!error.busy || times === 1)
                throw error;
            await pause(error.later);
            if (mine === this.turn)
                await this.sit(name, session, mine, times - 1);
        }
    }
}

function kept(name) {
    const all = recallAll(name);
    return Array.isArray(all) ? all.filter(entry => entry?.document?.id) : [];
}

const store = (name, entries) => keep(name, JSON.stringify(entries));

const without = (name, id) => store(name, kept(name).filter(entry => entry.document.id !== id));

// One page of a phone sends at a time. Locks are only there where the line is encrypted; else a mark is left.
const tab = uuid();

const mark = () => keep("sending", JSON.stringify({tab, until: Date.now() + turn}));

function taken() {
    const other = recallAll("sending");
    const left = other.until - Date.now();
    return other.tab !== tab && left > 0 && left <= turn;
}

async function marked() {
    if (taken())
        return false;
    mark();
    await pause(50);
    return !taken();
}

async function alone(work) {
    if (navigator.locks)
        return navigator.locks.request("spadille-acts", () => work(() => null));
    if (!await marked())
        return false;
    try {
        return await work(mark);
    } finally {
        forget("sending");
    }
}

// The acts that wait, in order, and what became of them.
export class Acts {
    sent = [];
    tries = 0;

    constructor(live, board, changed) {
        this.live = live;
        this.board = board;
        this.changed = changed;
        addEventListener("storage", event => /^spadille\.(acts|unsent)$/.test(event.key) && this.show());
    }

    add(document) {
        store("acts", [...kept("acts"), {document, at: Date.now(), of: this.board().session?.id}]);
        this.show();
        this.send();
    }

    waits = row => kept("acts").some(entry => entry.document.event === row.event
        && entry.document.session === this.board().session?.number);

    async send() {
        clearTimeout(this.again);
        if (this.sending || !kept("acts").length)
            return null;
        return this.live() ? this.begin() : this.hold();
    }

    async begin() {
        this.sending = true;
        const late = setTimeout(() => this.hold(), slow);
        const done = await alone(renew => this.all(renew)).catch(error => this.failed(error));
        clearTimeout(late);
        this.sending = false;
        if (done === true && kept("acts").length)
            return this.send();
        if (done === false)
            this.again = setTimeout(() => this.send(), 1000);  // another page of this phone is at it
        return null;
    }

    async all(renew) {
        for (let next; (next = kept("acts")[0]);) {
            renew();
            const error = this.strange(next) ?? await act(next.document).then(() => null, error => error);
            if (error && passing(error))
                throw error;
            this.done(next, error);
        }
        return true;
    }

    // Another book at the same address: what happened there is not disputed here.
    strange({document, of}) {
        const session = this.board().session;
        const other = of && session?.number === document.session && session.id !== of;
        return other ? new Refused(409, word("nothing_found")) : null;
    }

    done(entry, error) {
        without("acts", entry.document.id);
        this.tries = 0;
        this.held = false;
        if (error)
            this.refused(entry, error.message || String(error.status));
        else
            this.arrived(entry);
        this.show();
    }

    refused(entry, error) {
        store("unsent", [...kept("unsent"), {...entry, error}]);
        tell(word("not_sent", error));
    }

    arrived(entry) {
        this.sent.push(entry);
        tell(word("sent"));
        setTimeout(() => {
            this.sent.shift();
            this.show();
        }, 10000);
    }

    failed(error) {
        if (error.status === 401)
            return;
        this.hold();
        this.again = setTimeout(() => this.send(),
            error.busy ? error.later : Math.min(60000, 2000 * 2 ** this.tries++));
    }

    hold() {
        if (!this.held)
            tell(word("kept"));
        this.held = true;
        this.show();
    }

    show() {
        const waiting = this.held && kept("acts").length > 0;
        swap(find("acts"), waiting && said(word("kept"), "act"), this.sent.length > 0 && said(word("sent"), "act"),
            kept("unsent").map(entry => this.notice(entry)));
        this.changed();
    }

    notice(entry) {
        return make("div", {class: "act refused"},
            said(word("not_sent", entry.error) || entry.error), make("blockquote", {dir: "auto"}, entry.document.text),
            make("button", {type: "button", class: "wide", "data-key": entry.document.id,
                click: () => this.dismiss(entry)}, word("close") || "–"));
    }

    dismiss(entry) {
        without("unsent", entry.document.id);
        this.show();
    }
}

// The deal that can be disputed: the last one, unless it is disputed already.
export function disputable(board, role) {
    const row = list(board.rows).filter(row => row.kind === "deal" || row.kind === "struck").pop();
    const open = list(row?.remarks).some(remark => remark.kind === "disputed" && !remark.settled);
    const mine = role.role === "player" && list(board.players).includes(role.name);
    return mine && row?.kind === "deal" && row.event && !open && board.session.state === "open" ? row : null;
}

const size = text => new TextEncoder().encode(text).length;

const signs = text => Intl.Segmenter ? [...new Intl.Segmenter().segment(text)].map(part => part.segment) : [...text];

// What has no room is not taken where it was typed; what stands behind it stays.
function fit(field) {
    if (size(field.value) <= room)
        return;
    const after = field.value.slice(field.selectionStart);
    const before = signs(field.value.slice(0, field.selectionStart));
    while (before.length && size(before.join("") + after) > room)
        before.pop();
    const place = before.join("").length;
    field.value = before.join("") + after;
    field.setSelectionRange(place, place);
}

// "Not so": a dialog about one deal, as it stood when it was opened.
export class Dispute {
    field = find("instead");

    constructor(acts) {
        this.acts = acts;
        this.field.addEventListener("input", event => event.isComposing || fit(this.field));
        this.field.addEventListener("compositionend", () => fit(this.field));
        this.field.addEventListener("keydown", event => this.key(event));
        find("dispute-form").addEventListener("submit", event => this.send(event));
        find("dispute").addEventListener("close", () => this.back());
        window.visualViewport?.addEventListener("resize", () => this.hold());
    }

    // What was begun about this deal is still there.
    open(board, row) {
        const deal = {session: board.session.number, event: row.event};
        if (JSON.stringify(deal) !== JSON.stringify(this.deal))
            this.field.value = "";
        this.deal = deal;
        this.head = board.session.head;
        swap(find("disputed"), make("strong", {dir: "auto"}, row.title), said(row.said, "what"));
        open(find("dispute"));
        this.field.focus();
    }

    key(event) {
        if (event.key === "Enter" && !event.isComposing && event.keyCode !== 229)  // 229: Safari ends a composition so
            this.send(event);
    }

    send(event) {
        event.preventDefault();
        const text = this.field.value.replace(/[\s\p{Cc}]+/gu, " ").trim();
        if (!text)
            return this.field.focus();
        this.field.value = "";
        close(find("dispute"));
        return this.acts.add({format: "spadille/dispute", version: 1, id: uuid(), ...this.deal, head: this.head,
            language, text});
    }

    // The button may have been drawn anew meanwhile, or be gone.
    back() {
        (document.querySelector("[data-key=not_so]") ?? find("main")).focus({preventScroll: true});
    }

    // A keyboard comes up after the focus, and lies over the page in some browsers.
    hold() {
        if (document.activeElement === this.field)
            this.field.scrollIntoView({block: "nearest"});
    }

    clear() {
        this.field.value = "";
        this.deal = null;
        swap(find("disputed"));
    }
}
