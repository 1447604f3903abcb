// The result of a table's round, told with the pad. What is told stays on the phone until it is saved.
import {forget, keep, recallAll} from "./line.js";
import {score} from "./event.js";
import {group, label, pad, patch} from "./form.js";
import {find, figure, list, make, word} from "./show.js";

const least = {points: -9999999, roem: 0, pits: 0};
const digits = {points: 6, roem: 5, pits: 2};

export class Result {
    draft = recallAll("result");

    // `club`: the event; `leave`: back to its page.
    constructor({club, leave}) {
        Object.assign(this, {club, leave});
        find("page-result").addEventListener("click", event => this.tap(event));
        find("result-bar").addEventListener("click", event => this.tap(event));
        find("result-leave").addEventListener("click", () => leave());
        find("result-save").addEventListener("click", () => this.save());
    }

    // `told`: what it begins with, of another who has told it.
    open(round, told = {}) {
        const {event, asked} = this.club.seen;
        const {round: number, table, sides} = round;
        const draft = {event: event.id, round: number, table, sides, asked: list(asked), force: false, trouble: "",
            figures: Object.fromEntries(list(asked).map(key => [key, list(sides).map((_, side) => told[key]?.[side])])),
            wanted: "points.0"};
        const same = this.draft.event === draft.event && this.draft.round === number && this.draft.table === table;
        if (!same || told.points)
            this.draft = draft;
        this.store();
    }

    // What was refused, as it was: with the reason, and once more in spite of it.
    again({document, draft, error}) {
        this.draft = {...draft, force: !document.force, trouble: error};
        this.store();
    }

    store() {
        keep("result", JSON.stringify(this.draft));
        this.draw();
    }

    clear() {
        this.draft = {};
        forget("result");
        this.draw();
    }

    get isOpen() {
        return Boolean(this.draft.figures) && this.draft.event === this.club.seen.event?.id;
    }

    tap(event) {
        const [what, value] = (event.target.closest("button[data-key]")?.dataset.key ?? "").split(":");
        if (what === "number")
            this.draft.wanted = value;
        if (what === "digit")
            this.digit(value);
        if (what === "number" || what === "digit")
            this.store();
    }

    digit(digit) {
        const [key, side] = this.draft.wanted.split(".");
        const before = this.draft.figures[key][side];
        const text = String(before ?? "").replace("-", "");
        const sign = before < 0 !== (digit === "sign") ? -1 : 1;
        const after = digit === "sign" ? text : digit === "erase" ? text.slice(0, -1) : text + digit;
        if (after.length > digits[key] || digit === "sign" && least[key] === 0)
            return;
        this.draft.figures[key][side] = after === "" ? null : sign * Number(after);
        find("said").textContent = figure(this.draft.figures[key][side] ?? "");
    }

    get ready() {
        return this.isOpen && this.draft.figures.points.every(Number.isInteger);
    }

    draw() {
        const {asked, round, table, sides, wanted, trouble} = this.draft;
        if (!this.isOpen)
            return patch(find("result")), patch(find("result-pad"));
        find("result-name").textContent = word("round_table", round, table) || "–";
        patch(find("result"), trouble && make("p", {class: "bad", role: "alert", "data-key": "trouble"}, trouble),
            asked.map(key => group(key, word(key), "", label(word(key)),
                list(sides).map((side, index) => this.number(key, index, side)))));
        const [key, side] = wanted.split(".");
        patch(find("result-pad"), this.pad(key, word(key) + ", " + list(sides[side]?.players).join(" & ")));
        return this.drawSave();
    }

    number(key, index, side) {
        const name = key + "." + index;
        return make("button", {type: "button", class: "counted", "data-key": "number:" + name,
            "aria-pressed": String(name === this.draft.wanted)}, make("span", {class: "label", dir: "auto"},
            side.players.join(" & ")), " ", make("span", {class: "number"}, figure(this.draft.figures[key][index] ?? "–")));
    }

    pad(key, name) {
        const keys = pad({label: name});
        if (least[key] < 0)
            keys.append(make("button", {type: "button", "data-key": "digit:sign", "aria-label": word("sign") || "±"}, "±"));
        return keys;
    }

    drawSave() {
        const {sides, figures, force} = this.draft;
        find("result-save").setAttribute("aria-disabled", String(!this.ready));
        patch(find("result-save"), make("span", {class: "does", dir: "auto"}, this.ready && !force
            ? word("save_does", score(sides, figures.points)) : word(force ? "save_anyway" : "save") || "–"),
        make("span", {class: "note", dir: "auto"}, force && this.ready ? score(sides, figures.points) : ""));
    }

    save() {
        if (!this.ready)
            return;
        const {draft} = this;
        const {round, table, figures, sides, force} = draft;
        const told = Object.fromEntries(draft.asked.map(key => [key, figures[key].map(one => one ?? 0)]));
        this.club.add({format: "spadille/result", round, table, ...told, force: force || undefined},
            word("round_table", round, table) + ": " + score(sides, figures.points), {draft});
        this.clear();
        this.leave();
    }
}
