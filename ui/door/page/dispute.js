// "Not so": what is typed about a deal.
import {language} from "./line.js";
import {uuid} from "./acts.js";
import {close, find, make, open, said, swap} from "./show.js";

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

// A dialog about one deal, as it stood when it was opened.
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
        const text = plain(this.field.value);
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
