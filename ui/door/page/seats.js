// Who sits where from the next deal on, for a director: a place is tapped, then who takes it.
import {ask, language} from "./line.js";
import {uuid} from "./acts.js";
import {fit, plain} from "./dispute.js";
import {patch} from "./form.js";
import {close, find, list, listed, make, open, said, swap, trouble, word} from "./show.js";

const pressed = chosen => ({"aria-pressed": String(Boolean(chosen))});

const button = (key, attributes, text) => make("button", {type: "button", class: "wide", dir: "auto", "data-key": key,
    ...attributes}, text);

export class Seats {
    constructor(acts) {
        this.acts = acts;
        find("seats-open").addEventListener("click", () => this.open());
        find("seats-sheet").addEventListener("click", event => this.tap(event));
        find("seats-form").addEventListener("submit", event => this.send(event));
        find("newcomer").addEventListener("input", event => event.isComposing || fit(event.target));
    }

    async open() {
        Object.assign(this, {session: null, places: [], others: [], seats: 0, picked: -1, own: false});
        find("newcomer").value = "";
        swap(find("seats"));
        open(find("seats-sheet"));
        const answer = await ask({asks: "seats"}).catch(error => error);
        const {session, players, waiting, others} = answer;
        Object.assign(this, {session, seats: list(players).length, others: list(others),
            places: [...list(players), ...list(waiting)]});
        find("seats-said").textContent = session ? "" : trouble(answer);
        this.before = JSON.stringify(this.places);
        this.draw();
    }

    tap(event) {
        const key = event.target.closest("button[data-key]")?.dataset.key ?? "";
        const [what] = key.split(":", 1);
        const value = key.slice(what.length + 1);
        const does = {place: () => this.pick(Number(value)), who: () => this.seat(value), own: () => this.own = !this.own};
        does[what]?.();
        if (does[what])
            this.draw();
    }

    // Two places that are tapped one after the other change who has them.
    pick(place) {
        const {picked, places} = this;
        if (picked >= 0 && picked !== place)
            [places[picked], places[place]] = [places[place], places[picked]];
        this.picked = picked < 0 ? place : -1;
    }

    seat(name) {
        const left = this.places[this.picked];
        this.places[this.picked] = name;
        this.others = [...this.others.filter(other => other !== name), left].sort();
        this.picked = -1;
    }

    // Who is typed in takes the place that was tapped; then it is sent.
    send(event) {
        event.preventDefault();
        const newcomer = plain(find("newcomer").value);
        find("newcomer").value = "";
        if (this.picked < 0 || !newcomer)
            return this.end();
        this.seat(newcomer);
        return this.draw();
    }

    end() {
        close(find("seats-sheet"));
        close(find("who-sheet"));
        if (this.session && JSON.stringify(this.places) !== this.before)
            this.change();
    }

    change() {
        const players = this.places.slice(0, this.seats);
        const waiting = this.places.slice(this.seats);
        this.acts.add({format: "spadille/seats", version: 1, id: uuid(), session: this.session.number,
            head: this.session.head, language, players, waiting: waiting.length ? waiting : undefined,
            totals: this.own ? "own" : undefined}, {told: listed(players)});
    }

    draw() {
        const {places, seats, picked} = this;
        const place = (name, index) => button("place:" + index, pressed(index === picked), name);
        const strangers = places.some(name => !JSON.parse(this.before).includes(name));
        find("newcomer-line").hidden = picked < 0;
        patch(find("seats"), make("div", {role: "group", "aria-label": word("seats"), "data-key": "seats"},
            places.slice(0, seats).map(place)),
        places.length > seats && make("div", {role: "group", "aria-labelledby": "waits", "data-key": "waits"},
            make("p", {class: "label", id: "waits"}, word("waits")),
            places.slice(seats).map((name, index) => place(name, seats + index))),
        strangers && button("own:", pressed(this.own), word("own_totals")),
        picked >= 0 && make("div", {role: "group", "aria-label": word("instead_of", places[picked]),
            "data-key": "others"},
            said(word("instead_of", places[picked]), "label"),
            this.others.map(name => button("who:" + name, {}, name))));
    }
}
