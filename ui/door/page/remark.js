// What is typed about a deal: that it was not so, a note, how a dispute was settled, why it does not count.
import {language} from "./line.js";
import {uuid} from "./acts.js";
import {close, find, list, make, open, said, swap, word} from "./show.js";

const room = 240;  // bytes that the book has for a text

const size = text => new TextEncoder().encode(text).length;

const signs = text => Intl.Segmenter ? [...new Intl.Segmenter().segment(text)].map(part => part.segment) : [...text];

// What has no room is not taken where it was typed; what stands behind it stays.
export function fit(field) {
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

export const plain = text => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

// What can be said of a deal: its document, what the button is called, and what is asked.
export const remarkable = {
    dispute: {format: "spadille/dispute", name: "not_so", asks: "what_was", send: "send"},
    note: {format: "spadille/remark", does: "note", name: "write_note", asks: "what_note", send: "save"},
    settle: {format: "spadille/remark", does: "settle", name: "settle_dispute", asks: "how_settled", send: "save"},
    call: {format: "spadille/room-call", does: "call", name: "call", asks: "what_happened", send: "call", needless: true},
    strike: {format: "spadille/remark", does: "strike", name: "strike", asks: "why_struck", send: "strike", needless: true},
};

// A dialog about one deal, as it stood when it was opened.
export class Remark {
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

    // What was begun about this deal is still there. `event`: of a dispute that is settled.
    open(board, row, kind = remarkable.dispute, event = row.event) {
        const disputed = list(row.remarks).find(remark => remark.event === event);
        this.ask({format: kind.format, does: kind.does, session: board.session.number, event}, kind, row.title,
            disputed?.text ?? row.said, {head: board.session.head});
    }

    // `about`: the document without what is typed; `more`: what else is sent, and which event it is of.
    ask(about, kind, told, before, {head, event} = {}) {
        if (JSON.stringify(about) !== JSON.stringify(this.about))
            this.field.value = "";
        Object.assign(this, {about, kind, head, event, told,
            from: document.activeElement?.dataset.key});
        find("dispute-name").textContent = word(kind.name);
        find("instead-name").textContent = word(kind.asks);
        find("dispute-send").textContent = word(kind.send);
        this.field.required = !kind.needless;
        swap(find("disputed"), make("strong", {dir: "auto"}, told), said(before, "what"));
        open(find("dispute"));
        this.field.focus();
    }

    key(event) {
        if (event.key === "Enter" && !event.isComposing && event.keyCode !== 229)  // 229: Safari ends a composition so
            this.send(event);
    }

    send(event) {
        event.preventDefault();
        const text = plain(this.field.value);
        if (!text && !this.kind.needless)
            return this.field.focus();
        this.field.value = "";
        close(find("dispute"));
        const {format, ...about} = this.about;
        return this.acts.add({format, version: 1, id: uuid(), ...about, head: this.head, language,
            text: text || undefined}, {told: this.told, event: this.event});
    }

    // The button may have been drawn anew meanwhile, or be gone.
    back() {
        const button = this.from && document.querySelector(`[data-key="${CSS.escape(this.from)}"]`);
        (button ?? find("main")).focus({preventScroll: true});
    }

    // A keyboard comes up after the focus, and lies over the page in some browsers.
    hold() {
        if (document.activeElement === this.field)
            this.field.scrollIntoView({block: "nearest"});
    }

    clear() {
        this.field.value = "";
        this.about = null;
        swap(find("disputed"));
    }
}
