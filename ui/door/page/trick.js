// A trick on the real table: who wins it, or whether a card was allowed. The door says what can be told, and the verdict.
import {ask} from "./line.js";
import {tell} from "./acts.js";
import {answer, patch, shape} from "./form.js";
import {find, list, make, openClause, said, trouble, word} from "./show.js";

const button = (key, attributes, ...children) => make("button", {type: "button", "data-key": key, ...attributes},
    children);

const group = (key, question, name = shape(list(question?.answers))) => question && make("div", {"data-key": key},
    make("p", {class: "label", dir: "auto"}, question.label),
    make("div", {class: name, role: "group", "aria-label": question.label || undefined},
        question.answers.map(({say, ...each}) => answer(key, {...each, value: say}))));

const pressed = chosen => ({"aria-pressed": String(Boolean(chosen))});

// What is told stays for as long as the page does.
export class Trick {
    turn = 0;

    constructor({board}) {
        this.board = board;
        this.reset();
        find("page-trick").addEventListener("click", event => this.tap(event));
    }

    reset() {
        Object.assign(this, {asks: "trick", told: {}, target: "trick", held: [], whole: false, shown: null,
            trouble: ""});
    }

    // As it goes over to the door.
    question() {
        const {trick, ...about} = this.told;
        const held = this.held.join(" ") || undefined;
        return {session: this.board().session?.number, asks: this.asks, trick, ...about,
            ...this.asks === "legal" && {[this.whole ? "hand" : "seen"]: held}};
    }

    // Another evening is another table.
    refresh() {
        const session = this.board().session?.id;
        if (session !== this.session)
            this.reset();
        this.session = session;
        return session ? this.judge() : this.draw();
    }

    // Of two questions the later one counts.
    async judge() {
        const turn = ++this.turn;
        const before = JSON.stringify(this.shown?.verdict);
        const shown = await ask(this.question()).catch(error => error);
        if (turn !== this.turn)
            return;
        this.trouble = shown.format ? "" : trouble(shown);
        this.shown = shown.format ? shown : this.shown;
        this.draw();
        const verdict = this.shown?.verdict;
        if (!verdict || before === JSON.stringify(verdict))
            return;
        find("trick").querySelector("[data-key=verdict]").scrollIntoView({block: "nearest"});
        tell([verdict.title, ...list(verdict.said).map(each => each.text)].filter(Boolean).join(" "));
    }

    tap(event) {
        const key = event.target.closest("button[data-key]")?.dataset.key ?? "";
        const what = key.split(":", 1)[0];
        const value = key.slice(what.length + 1);
        const does = {questions: () => this.ask(value), trumps: () => this.set("trump", value),
            loners: () => this.set("alone", value), leads: () => this.set("leader", value),
            targets: () => this.aim(value), card: () => this.card(value), whole: () => this.hold(),
            back: () => this.takeBack(), next: () => this.next(), clause: () => openClause(value)};
        does[what]?.();
    }

    // Trumps and who leads stay.
    ask(asks) {
        this.asks = asks;
        this.next();
    }

    // Whoever is said to play alone and is tapped again does not.
    set(key, value) {
        this.told[key] = key === "alone" && this.told.alone === value ? undefined : value;
        this.judge();
    }

    aim(target) {
        this.target = target;
        this.draw();
    }

    hold() {
        this.whole = !this.whole;
        this.judge();
    }

    card(say) {
        if (this.shown.verdict && this.target === "trick")
            this.clear();
        const left = this.shown.pack.flat().find(card => card.say === say)?.left || !list(this.told.trick).length;
        this[this.asks === "trick" ? "lay" : {trick: "lay", card: "point", held: "take"}[this.target]](say, left);
        this.judge();
    }

    // A finger may be quicker than the door: of a suit no card lies twice.
    lay(say, left) {
        const trick = list(this.told.trick);
        const twice = this.shown.pack.length > 1 && trick.includes(say);
        if (left && !twice && trick.length < this.shown.places.length - (this.asks === "legal"))
            this.told.trick = [...trick, say];
    }

    point(say, left) {
        if (left || this.held.includes(say))
            this.told.card = say;
        this.target = this.told.card ? "held" : "card";
    }

    // Of a suit a card is held once; a rank as often as there are cards of it.
    take(say, left) {
        const suits = this.shown.pack.length > 1;
        if (suits && this.held.includes(say))
            this.held = this.held.filter(other => other !== say);
        else if (left || say === this.told.card)
            this.held = [...this.held, say];
    }

    takeBack() {
        if (this.held.length)
            this.held = this.held.slice(0, -1);
        else if (this.told.card)
            this.point();
        else
            this.told.trick = list(this.told.trick).slice(0, -1);
        this.judge();
    }

    // Whoever has won the trick leads to the next one.
    next() {
        this.told.leader = this.shown?.winner ?? this.told.leader;
        this.clear();
        this.judge();
    }

    clear() {
        const {trump, alone, leader} = this.told;
        Object.assign(this, {told: {trump, alone, leader}, held: [], whole: false, target: "trick"});
    }

    gone() {
        this.turn++;
        this.reset();
        this.draw();
    }

    draw() {
        const {questions, trumps, loners, targets} = this.shown ?? {};
        find("trick-said").textContent = this.session ? this.trouble : word("no_session");
        patch(find("trick"), this.shown && [group("questions", questions), group("trumps", trumps), this.places(),
            group("loners", loners), group("targets", targets && {...targets, answers: targets.answers.map(each =>
                ({...each, chosen: each.say === this.target}))}, "answers names n3"), this.hand(), this.pack(),
            this.verdict(this.shown), this.deeds()]);
    }

    verdict({hint, verdict}) {
        return make("div", {"data-key": "verdict"}, verdict ? this.ruled(verdict) : said(hint, "small"));
    }

    ruled({kind, title, said: sentences}) {
        return [title && make("h3", {class: "verdict " + kind, dir: "auto"}, title),
            list(sentences).map(({text, rule}, index) => rule ? button("clause:" + rule, {class: "reason"},
                make("span", {class: index || title ? "" : "verdict " + kind}, make("bdi", {}, text)), " ",
                make("span", {class: "rule"}, rule)) : said(text, "what"))];
    }

    places() {
        return make("div", {class: "places", role: "group", "aria-label": this.shown.on_the_table,
            "data-key": "places"},
            list(this.shown.places).map(place => button("leads:" + place.say, {class: "place"},
                make("bdi", {class: "name"}, place.name), " ",
                make("span", {class: "card-face suit" + place.card?.suit}, place.card?.label ?? "–"), " ",
                make("span", {class: "small"}, list(place.notes).join(" · ")))));
    }

    hand() {
        return this.asks === "legal" && this.target === "held" && make("div", {"data-key": "hand", class: "ways"},
            make("p", {class: "sequence", dir: "auto"}, this.held.map(say => this.label(say)).join("  ") || "–"),
            button("whole:", pressed(this.whole), this.shown.whole));
    }

    label = say => this.shown.pack.flat().find(card => card.say === say)?.label ?? say;

    pack() {
        return make("div", {"data-key": "pack"}, list(this.shown.pack).map((row, index) => make("div", {class: "pack",
            "data-key": "row:" + index}, row.map(card => this.face(card)))));
    }

    face({say, label, suit, left}) {
        const free = left || this.held.includes(say) || this.shown.verdict && this.target === "trick";
        return button("card:" + say, {class: "suit" + suit, disabled: !free,
            ...this.target === "held" && pressed(this.held.includes(say))}, label);
    }

    deeds() {
        const empty = !list(this.told.trick).length && !this.told.card && !this.held.length;
        return make("div", {class: "ways", "data-key": "deeds"},
            button("back:", {disabled: empty}, this.shown.take_back), button("next:", {disabled: empty},
                this.shown.next));
    }
}
