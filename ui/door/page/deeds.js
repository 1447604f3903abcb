// What this phone may do about the deals on the board: enter the next, agree to the last, take it back.
import {keep, language, recallAll} from "./line.js";
import {disputable, uuid} from "./acts.js";
import {patch} from "./form.js";
import {find, list, make, said, word} from "./show.js";

export const enters = role => role.role === "scorer" || role.role === "director";

const last = board => list(board.rows).filter(row => row.kind !== "over").pop();

export class Deeds {
    constructor({acts, board, role, notSo}) {
        Object.assign(this, {acts, board, role, notSo});
    }

    isOpen = () => this.board().session?.state === "open";

    // What this phone has entered, for as long as nothing else stands behind it.
    entered() {
        const {session} = this.board();
        const entered = recallAll("entered");
        const here = entered.session && entered.session === session?.id;
        const still = entered.event && last(this.board())?.event === entered.event || session?.head <= entered.written;
        return here && still && this.isOpen() ? entered : null;
    }

    // A deal has arrived, or a ruling, which is on no row of its own.
    done({document, title, told, of}, answer) {
        const {format, id, corrects} = document;
        if (format === "spadille/record" || format === "spadille/rule")
            keep("entered", JSON.stringify({session: of, of: id, title: title ?? told, written: answer.event,
                event: format === "spadille/record" ? corrects ?? answer.event : undefined}));
        if (document.format === "spadille/undo")
            keep("entered", "");
    }

    // For the card of the last deal.
    may() {
        const row = disputable(this.board(), this.role());
        const doubted = row && !this.acts.waits(row) ? row : null;
        const own = row && this.entered()?.event === row.event;
        const director = this.role().role === "director" && this.isOpen() && !this.entered();
        return {doubted, rightful: !own && !list(row?.agreed).includes(this.role().name), notSo: this.notSo,
            right: row => this.agree(row), undo: () => this.undo(),
            last: director && !this.acts.has("spadille/undo") ? last(this.board()) : null};
    }

    agree(row) {
        const {number, head} = this.board().session;
        this.acts.add({format: "spadille/agree", version: 1, id: uuid(), session: number, event: row.event, head,
            language}, {told: row.title});
    }

    // A director takes back whatever was last, others what they have entered themselves.
    undo(entered) {
        const {number, head} = this.board().session;
        this.acts.add({format: "spadille/undo", version: 1, id: uuid(), session: number,
            ...entered ? {of: entered.of} : {head}, language}, {told: entered?.title ?? last(this.board())?.title});
    }

    draw() {
        const entered = !this.acts.has("spadille/undo") && this.entered();
        const open = enters(this.role()) && this.isOpen() && !this.acts.has("spadille/record");
        patch(find("deeds"), entered && this.notice(entered), open && make("button",
            {type: "button", class: "main", "data-key": "enter", click: () => location.hash = "#entry"},
            make("span", {class: "does"}, word("enter") || "–"), " ",
            make("span", {class: "note", dir: "auto"}, this.board().progress ?? "")));
    }

    notice(entered) {
        return make("div", {class: "notice", "data-key": "entered"},
            said([entered.title, word("recorded")].filter(Boolean).join(" · ")), make("button",
                {type: "button", "data-key": "undo", click: () => this.undo(this.entered())}, word("undo") || "–"));
    }
}
