// A deal, told with taps. Every tap is asked at the door, one after the other; what is told stays on the phone until it
// is saved.
import {ask, forget, keep, language, pause, recallAll} from "./line.js";
import {passing, tell, uuid} from "./acts.js";
import {fit, plain} from "./remark.js";
import {form, numbers, pad, patch} from "./form.js";
import {find, gains, list, make, reasons, said, trouble, word} from "./show.js";
import {inShort, meant, question, show} from "./taps.js";

const lastDeal = board => list(board.rows).filter(row => row.kind === "deal" || row.kind === "struck").pop();

// Which deal is in play: the session, and the deal before it.
export const time = board => board.session && board.session.id + "." + (lastDeal(board)?.event ?? 0);

// A deal that is being told: the next one, or with `corrects` one that stands on the sheet.
export class Entry {
    turn = 0;
    taps = [];

    // `away`: there is no line. `may`: this phone enters deals.
    constructor({acts, board, me, away, may}) {
        Object.assign(this, {acts, board, me, away, may});
        find("page-entry").addEventListener("click", event => this.tap(event));
        find("entry-bar").addEventListener("click", event => this.tap(event));
        find("clear").addEventListener("click", () => this.clear());
        find("save").addEventListener("click", () => this.save());
        find("reason").addEventListener("input", event => event.isComposing || fit(find("reason")));
        find("reason").addEventListener("change", () => this.store());
    }

    get name() {
        return this.corrects ? "correction" : "draft";
    }

    reset(answer, taps = []) {
        this.turn++;
        Object.assign(this, {asking: false, answer, taps, told: false, trouble: "", wanted: "",
            time: time(this.board())});
    }

    store() {
        const {answer, taps, told, corrects, time} = this;
        const why = find("reason").value;
        keep(this.name, JSON.stringify({answer, taps: taps.filter(meant), told, corrects, time, why}));
    }

    // A reload, or a phone that was locked, loses nothing.
    begin(corrects) {
        this.corrects = corrects;
        const draft = recallAll(this.name);
        const mine = draft.corrects === corrects && draft.answer?.session?.id === this.board().session?.id;
        this.reset(mine ? draft.answer : undefined, mine ? list(draft.taps) : []);
        find("reason").value = mine && draft.why || "";
        this.told = mine && draft.told;
        this.time = mine ? draft.time : this.time;
        this.follow();
    }

    // The table goes on: with another deal on it what was told here is told of nothing.
    follow() {
        if (!this.may())
            return;
        const now = time(this.board());
        const moved = now !== this.time && !this.corrects;
        const lost = moved && this.told;
        if (moved)
            this.reset();
        if (lost)
            this.lose();
        this.refresh();
    }

    lose() {
        this.store();
        this.trouble = word("overtaken");
        tell(this.trouble);
    }

    refresh() {
        if (!this.taps.length || this.taps.some(meant))
            this.taps.push({});
        this.draw();
        this.drain();
    }

    // An act that was refused is opened again as it was.
    open({draft, document}) {
        this.corrects = document.corrects;
        this.reset(draft.answer, draft.taps);
        this.told = true;
        find("reason").value = document.why ?? "";
        this.store();
    }

    clear() {
        this.empty();
        this.refresh();
    }

    empty() {
        this.reset();
        find("reason").value = "";
        this.store();
    }

    // As far as can be known before the door has answered. Without a line nobody says what an answer leads to: then all
    // is asked for.
    view() {
        const view = JSON.parse(JSON.stringify(this.answer ?? {}));
        this.taps.forEach(tap => show(view, tap));
        view.fields = list(view.fields).filter(field => this.away() || field.asked || list(field.values).length);
        return view;
    }

    tap(event) {
        const button = event.target.closest("button[data-key]");
        const tap = button && this.answer?.session && this.meaning(...button.dataset.key.split(":"));
        if (!tap)
            return;
        this.taps.push(tap);
        this.told = true;
        this.trouble = "";
        this.store();
        this.draw();
        this.drain();
    }

    meaning(what, value, points) {
        const view = this.view();
        const field = list(view.fields).find(field => field.key === what);
        if (field)
            return {key: what, value: this.value(field, value)};
        if (what === "number")
            return this.count(value);
        if (what === "digit")
            return this.digit(this.counted(view), value);
        if (what === "chalk")
            return points === "wipe" ? {wipe: Number(value)} : {chalk: [Number(value), Number(points)]};
        return what === "quick" ? {quick: value} : what === "way" ? {way: Number(value)} : null;
    }

    value(field, tapped) {
        const values = list(field.values);
        const value = Number(tapped);
        if (tapped === "erase")
            return values.slice(0, -1);
        if (field.kind === "list")
            return [...values, value];
        if (values.includes(value))
            return values.filter(other => other !== value);
        return field.many || field.kind === "cards" ? [...values, value] : [value];
    }

    count(key) {
        this.wanted = key;
        this.draw();
        return null;
    }

    // Of several numbers the one that was tapped.
    counted(view) {
        const all = numbers(view);
        return all.find(field => field.key === this.wanted) ?? all[0];
    }

    // What is more than there can be is not taken.
    digit(field, digit) {
        const before = String(list(field.values)[0] ?? "");
        const text = digit === "erase" ? before.slice(0, -1) : before + digit;
        this.wanted = field.key;
        return Number(text) > (field.most ?? 9999) ? null : {key: field.key, value: text ? [Number(text)] : []};
    }

    async drain() {
        if (this.asking)
            return;
        this.asking = true;
        const turn = this.turn;
        while (turn === this.turn && this.taps.length && await this.next(turn))
            this.draw();
        if (turn !== this.turn)
            return;
        this.asking = false;
        this.draw();
        this.speak();
    }

    async next(turn) {
        const first = this.answer ?? {session: this.board().session ?? {}, corrects: this.corrects};
        const answer = await ask(question(first, this.taps[0])).catch(error => error);
        if (turn !== this.turn)
            return false;
        if (!answer.format && passing(answer))
            return this.later(turn);
        this.taps.shift();
        if (answer.format)
            this.answer = answer;
        else
            this.refuse(trouble(answer));
        this.store();
        return true;
    }

    // Wherever the page has been scrolled to.
    refuse(why) {
        this.trouble = why;
        this.draw();
        find("entry").querySelector("[data-key=trouble]").scrollIntoView({block: "nearest"});
        tell(why);
    }

    // Asked again by and by, and at once when the board comes.
    async later(turn) {
        pause(3000).then(() => turn === this.turn && this.drain());
        return false;
    }

    speak() {
        const view = this.view();
        const number = this.wanted && this.counted(view);
        if (this.told && this.shown())
            find("said").textContent = [number && list(number.values)[0], find("save").innerText].filter(Boolean)
                .join(". ");
    }

    shown = () => !find("page-entry").hidden;

    draw() {
        const view = this.view();
        const number = this.counted(view);
        find("entry-name").textContent = view.title || word("enter") || "–";
        find("clear").hidden = !this.told;
        find("why").hidden = !this.corrects;
        patch(find("entry-turn"), [view.turn, ...list(view.awaiting)].map(text => said(text, "small")));
        patch(find("entry"), this.trouble && make("p", {class: "bad", "data-key": "trouble"}, this.trouble),
            form(view, number?.key));
        patch(find("entry-lines"), reasons(view, {title: "entry", lines: view.lines}, true));
        patch(find("pad"), number && pad(number));
        this.drawSave(view);
    }

    // Without a line it is not known whether all has been told; that is found out once there is one.
    savable(view) {
        return this.away() ? this.told && (this.taps.some(meant) || view.ready) : !this.taps.length && view.ready;
    }

    drawSave(view) {
        const dark = this.away() && this.taps.some(meant);
        const effect = !dark && view.ready && gains({...this.board(), columns: view.columns},
            {moved: view.moved, gains: view.effect}, this.me());
        const finding = list(view.findings)[0];
        const note = dark ? word("kept") : view.ready ? list(view.lines).slice(-1)[0]?.text : finding;
        find("save").setAttribute("aria-disabled", String(!this.savable(view)));
        find("save").classList.toggle("wrong", !dark && Boolean(finding) && !view.ready);
        find("save").classList.toggle("waits", !dark && this.taps.length > 0);
        patch(find("save"),
            make("span", {class: "does", dir: "auto"}, effect ? word("save_does", effect) : word("save") || "–"),
            make("span", {class: "note", dir: "auto"}, note ?? ""));
    }

    save() {
        const view = this.view();
        if (!this.savable(view))
            return;
        const {session, deal} = this.answer;
        const draft = {answer: this.answer, taps: this.taps.filter(meant)};
        const why = this.corrects && plain(find("reason").value) || undefined;
        const document = {format: "spadille/record", version: 1, id: uuid(), session: session.number,
            head: session.head, language, deal, corrects: this.corrects, why};
        const title = view.title;
        this.empty();
        this.acts.add(document, {draft, title, told: [title, inShort(view)].filter(Boolean).join(" · ")});
        location.hash = this.corrects ? "#sheet" : "#board";
    }

    // Whoever was sent away keeps nothing of the table.
    gone() {
        forget("draft");
        forget("correction");
        this.reset();
        this.draw();
    }
}
