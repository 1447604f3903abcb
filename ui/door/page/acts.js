// What a phone does besides looking on: it says who it is, and what it tells is kept until the table has it.
import {act, forget, keep, language, pause, recall, recallAll, Refused} from "./line.js";
import {find, list, make, said, swap, word} from "./show.js";

const slow = 2500;  // after that somebody wants to know why nothing happens
const turn = 10000;  // longer than a request may last
// What is said once the table has it; of a deal the board tells more, and of a name beside it the card.
const arrivals = {"spadille/dispute": "sent", "spadille/undo": "undone", "spadille/record": "recorded",
    "spadille/agree": "said_right", "spadille/rule": "recorded", "spadille/seats": "recorded",
    "spadille/opening": "recorded", "spadille/remark": "recorded", "spadille/close": "recorded",
    "spadille/result": "result_told", "spadille/room-call": "room_called"};
const shown = ["spadille/dispute", "spadille/undo", "spadille/rule", "spadille/seats", "spadille/opening", "spadille/remark",
    "spadille/close", "spadille/result"];

// crypto.randomUUID is only there where the line is encrypted.
export function uuid() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = bytes[6] & 0x0f | 0x40;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    return [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("")
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

// After the focus has moved: what is said before that is talked over.
export async function tell(text) {
    find("act-said").textContent = "";  // else the same words are not said twice
    await pause(150);
    find("act-said").textContent = text;
}

// Worth to come again for.
export const passing = error => !error.status || error.status === 401 || error.busy || error.status >= 500;

// Who this phone is to the table. `role` is what the table says, a chosen name only what was wished.
export class Seat {
    role = recallAll("role");
    trouble = "";
    turn = 0;
    streamed = 0;

    constructor(changed) {
        this.changed = changed;
    }

    // `told`: by the stream, which knows what the host has given since somebody asked.
    take(role, told = true) {
        this.streamed += told;
        const {wants: wanted, calls, callers} = this.role;
        this.role = role;
        this.trouble = "";
        keep("role", JSON.stringify(role));
        this.changed();
        if (role.wants && role.wants !== wanted)
            tell(word("wants", role.wants));
        if (role.calls && !calls)
            tell(word("called"));
        const fresh = list(role.callers).find(each => !list(callers).some(other => other.phone === each.phone));
        if (fresh)
            tell(word("calls", fresh.name));
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
            const streamed = this.streamed;
            const role = await act({format: "spadille/seat", version: 1, language, ...name && {name}});
            if (mine !== this.turn)
                return;
            keep("asked", role.wants ? session + "." + name : "");
            if (streamed === this.streamed)
                this.take(role, false);
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

    // `completed`: the document, once what was tapped without a line has been asked; `done`: what became of it.
    constructor({live, board, changed, completed, done, again}) {
        Object.assign(this, {live, board, changed, completed, told: done, reopen: again});
        addEventListener("storage", event => /^spadille\.(acts|unsent)$/.test(event.key) && this.show());
    }

    add(document, more = {}) {
        store("acts", [...kept("acts"), {...more, document, at: Date.now(), of: this.board().session?.id}]);
        this.show();
        this.send();
    }

    waits = row => kept("acts").some(entry => entry.document.event === row.event
        && entry.document.session === this.board().session?.number);

    some = test => kept("acts").some(test);

    has = format => kept("acts").some(entry => entry.document.format === format);

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
            const answer = this.strange(next) ?? await this.once(next).catch(error => error);
            const error = answer instanceof Error ? answer : null;
            if (error && passing(error))
                throw error;
            this.done(next, error, answer);
        }
        return true;
    }

    once = async entry => act(await this.completed(entry));

    // Another book at the same address: what happened there is not disputed here.
    strange({document, of, event}) {
        const {session, event: runs} = this.board();
        const other = event ? runs?.number === document.session && runs.id !== event
            : of && session?.number === document.session && session.id !== of;
        return other ? new Refused(409, word("nothing_found")) : null;
    }

    done(entry, error, answer) {
        without("acts", entry.document.id);
        this.tries = 0;
        this.held = false;
        if (error)
            this.refused(entry, error.message || String(error.status));
        else
            this.arrived(entry, answer);
        this.show();
    }

    refused(entry, error) {
        store("unsent", [...kept("unsent"), {...entry, error}]);
        tell(word("not_sent", error));
    }

    arrived(entry, answer) {
        const format = entry.document.format;
        this.told(entry, answer);
        tell(word(entry.document.does === "withdraw" ? "undone" : arrivals[format]));
        if (!shown.includes(format))
            return;
        this.sent.push(arrivals[format]);
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
        swap(find("acts"), waiting && said(word("kept"), "act"), said(word(this.sent.slice(-1)[0]), "act"),
            kept("unsent").map(entry => this.notice(entry)));
        this.changed();
    }

    notice(entry) {
        const button = (key, name, click) => make("button", {type: "button", "data-key": key, click},
            word(name) || "–");
        return make("div", {class: "act refused"},
            said(word("not_sent", entry.error) || entry.error),
            make("blockquote", {dir: "auto"}, entry.document.text ?? entry.told ?? ""),
            make("div", {class: "answers n2"},
                entry.draft && button("again." + entry.document.id, "open_again", () => this.open(entry)),
                button(entry.document.id, "close", () => this.dismiss(entry))));
    }

    open(entry) {
        this.dismiss(entry);
        this.reopen(entry);
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
    const mine = list(board.players).includes(role.name);
    return mine && row?.kind === "deal" && row.event && !open && board.session.state === "open" ? row : null;
}
