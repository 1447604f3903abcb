// How the evening began, put right; or the next one, begun: for a director. What is told differs, the rest stands.
import {ask, language} from "./line.js";
import {uuid} from "./acts.js";
import {answer, group, label, patch, shape} from "./form.js";
import {button, Places, pressed} from "./places.js";
import {plain} from "./remark.js";
import {find, list, listed, make, openClause, said, trouble, word} from "./show.js";

const field = (key, name, attributes) => make("div", {class: "field", "data-key": "field." + key},
    make("label", {for: "told-" + key, dir: "auto"}, name),
    make("input", {id: "told-" + key, name: key, autocomplete: "off", dir: "auto", ...attributes}));

export class Beginning {
    does = "";
    turn = 0;

    constructor({acts, leave}) {
        Object.assign(this, {acts, leave});
        find("mend-open").addEventListener("click", () => location.hash = "#beginning");
        find("begin-open").addEventListener("click", () => location.hash = "#beginning/begin");
        find("beginning-form").addEventListener("click", event => this.tap(event));
        find("beginning").addEventListener("input", event => this.type(event));
        find("beginning").addEventListener("change", event => this.type(event));
        find("beginning-form").addEventListener("submit", event => this.enter(event));
        find("beginning-save").addEventListener("click", () => this.save());
        find("beginning-back").addEventListener("click", () => this.leave());
    }

    begin(does) {
        this.clear();
        this.does = does;
        this.draw();
        this.look();
    }

    clear() {
        Object.assign(this, {does: "", told: {}, set: new Map(), places: null, shown: null, seen: null, opened: new Set(),
            turn: this.turn + 1});
        find("beginning-said").textContent = find("somebody").value = "";
        for (const id of ["beginning", "beginning-seats", "mended"])
            patch(find(id));
    }

    // What is told so far, as a question and as an act say it.
    said() {
        const {players, waiting} = this.places?.differs ? this.places : {};
        return {does: this.does, ...this.told, set: this.set.size
            ? [...this.set].map(([key, value]) => key + "=" + value) : undefined,
        players, waiting: waiting?.length ? waiting : undefined};
    }

    async look() {
        const turn = ++this.turn;
        const shown = await ask({asks: "beginning", session: this.seen?.number, ...this.said()}).catch(error => error);
        if (turn !== this.turn)
            return;
        find("beginning-said").textContent = shown.session ? list(shown.findings).join(" ") : trouble(shown);
        if (shown.session)
            this.shown = shown;
        else if (shown.status && this.shown)
            this.shown.ready = false;
        this.seen ??= shown.session;  // what it is told of: it may go on meanwhile
        this.places ??= shown.session && new Places(shown);
        this.draw();
    }

    tap(event) {
        const key = event.target.closest("button[data-key]")?.dataset.key ?? "";
        const [what] = key.split(":", 1);
        const value = key.slice(what.length + 1);
        const does = {does: () => this.begin(value), rules: () => this.choose(value), option: () => this.option(value),
            dealer: () => this.told.dealer = value, fold: () => this.opened[this.opened.has(value) ? "delete" : "add"](value)};
        does[what]?.();
        const {seats, placed} = this.places ?? {};
        const tapped = this.places?.tap(what, value);
        if (tapped && placed !== this.places.placed)
            this.moved(seats);
        if (!does[what] && !tapped)
            return;
        this.draw();
        if (what !== "does" && what !== "fold")
            this.look();
    }

    // Of so many others the totals are none of theirs, and who has left deals no more.
    moved(seats) {
        if (seats !== this.places.seats)
            this.told.totals = undefined;
        if (!this.places.players.includes(this.told.dealer))
            this.told.dealer = undefined;
    }

    // Other rules begin with their own options.
    choose(id) {
        this.set.clear();
        this.told.totals = undefined;
        this.told.rules = id;
    }

    option(told) {
        const at = told.indexOf(":");
        this.change(told.slice(0, at), told.slice(at + 1));
    }

    // There may be other accounts then.
    change(key, value) {
        this.told.totals = undefined;
        this.set.set(key, value);
    }

    type({target}) {
        const {name, value, validity} = target;
        if (!validity.valid)
            return;
        if (name.startsWith("option."))
            this.change(name.slice(7), value);
        else if (name.startsWith("total."))
            this.told.totals = (this.told.totals ?? list(this.shown.totals).map(each => each.total))
                .map((total, index) => index === Number(name.slice(6)) ? Number(value) : total);
        else
            this.told[name] = plain(value);
        this.look();
    }

    // Somebody who is typed in takes the place that was tapped.
    enter(event) {
        event.preventDefault();
        document.activeElement?.blur();
        this.seat();
    }

    // Whether somebody was typed in.
    seat() {
        const name = plain(find("somebody").value);
        const {seats, picked} = this.places ?? {};
        if (!name || !(picked >= 0))
            return false;
        find("somebody").value = "";
        this.places.seat(name);
        this.moved(seats);
        this.draw();
        this.look();
        return true;
    }

    save() {
        if (this.seat() || !this.shown?.ready || !find("beginning-form").reportValidity())
            return;
        const {number, head} = this.seen;
        this.acts.add({format: "spadille/opening", version: 1, id: uuid(), session: number, head, language,
            ...this.said()}, {told: this.name() + " · " + listed(this.places.players)});
        this.leave();
    }

    name = () => word(this.does === "begin" ? "begin_next" : "beginning");

    draw() {
        find("beginning-name").textContent = this.name() || "–";
        find("beginning-save").disabled = !this.shown?.ready;
        find("beginning-save").textContent = word(this.does === "begin" ? "begin" : "save") || "–";
        find("somebody-line").hidden = !(this.places?.picked >= 0);
        const shown = this.shown;
        patch(find("mended"), list(shown?.effect).map(line => said(line)));
        find("mended").tabIndex = shown?.effect?.length ? 0 : -1;  // at large letters it is scrolled
        if (!shown)
            return;
        patch(find("beginning-seats"), this.places.nodes(this.does === "begin" ? shown : {}));
        patch(find("beginning"), this.does !== "begin" && this.spans(shown), this.dealer(shown),
            list(shown.totals).map((each, index) => field("total." + index, each.name,
                {type: "number", inputmode: "numeric", step: 1, value: each.total, required: true})),
            this.rules(shown), shown.totals && field("title", word("title"), {type: "text", maxlength: 60,
                value: shown.title ?? ""}), shown.totals && field("place", word("place"), {type: "text", maxlength: 60,
                value: shown.place ?? ""}));
    }

    spans(shown) {
        const span = (does, text) => button("does:" + does, {class: "", ...pressed(this.does === does)}, text);
        return make("div", {class: "answers n2", role: "group", "aria-label": word("beginning"), "data-key": "spans"},
            span("mend", word("from_beginning")), span("mend_from_now", word("from_deal", shown.deal)));
    }

    dealer({players, dealer}) {
        const asks = word(this.does === "mend_from_now" ? "deals_next" : "deals_first");
        const all = list(players).map(name => ({value: name, label: name, chosen: name === dealer}));
        return group("dealer", asks, "", label(asks),
            make("div", {class: shape(all)}, all.map(each => answer("dealer", each))));
    }

    rules({rule_sets, options}) {
        const games = [...new Set(list(rule_sets).map(each => each.game))];
        const sets = game => list(rule_sets).filter(each => each.game === game)
            .filter(each => this.opened.has("sets") || each.chosen)
            .map(each => button("rules:" + each.id, pressed(each.chosen), each.label));
        const changed = list(options).filter(each => each.was !== undefined).length;
        return group("rules", word("by_rules"), "", label(word("by_rules")), games.map(game => [sets(game).length > 0
            && games.length > 1 && label(game), sets(game)]), this.fold("sets", word("other_rules")),
        this.fold("options", word("options") + (changed ? " · " + changed + " ≠" : "")),
        this.opened.has("options") && list(options).map(each => this.one(each)));
    }

    fold = (name, text) => button("fold:" + name, {"aria-expanded": String(this.opened.has(name))}, text);

    one(option) {
        const {key, label: name, rule, was} = option;
        const about = button("clause:" + key, {class: "reason", click: () => openClause(rule)},
            make("span", {class: "rule"}, rule), " ", name);
        return group("option." + key, name, "", about, was !== undefined && said("≠ " + word("was", was), "was"),
            option.choices ? make("div", {class: shape(option.choices)},
                option.choices.map(each => answer("option:" + key, each)))
                : make("input", {name: "option." + key, type: "number", inputmode: "numeric", required: true,
                    "aria-label": name, value: option.value, min: option.least, max: option.most, step: option.step}));
    }
}
