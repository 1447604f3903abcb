// Who sits where, and who waits: a place is tapped, then who takes it. For a dialog and for a page.
import {list, make, said, word} from "./show.js";

export const pressed = chosen => ({"aria-pressed": String(Boolean(chosen))});

export const button = (key, attributes, ...text) => make("button", {type: "button", class: "wide", dir: "auto",
    "data-key": key, ...attributes}, text);

export class Places {
    picked = -1;
    adds = false;  // a place is picked that is one more than there are

    constructor({players, waiting, others}) {
        Object.assign(this, {seats: list(players).length, others: list(others),
            places: [...list(players), ...list(waiting)]});
        this.before = this.placed;
    }

    get players() {
        return this.places.slice(0, this.seats);
    }

    get waiting() {
        return this.places.slice(this.seats);
    }

    get placed() {
        return JSON.stringify([this.players, this.waiting]);
    }

    get differs() {
        return this.placed !== this.before;
    }

    get strangers() {
        const before = JSON.parse(this.before).flat();
        return this.places.some(name => !before.includes(name));
    }

    // Whether the tap was one of these.
    tap(what, value) {
        const does = {place: () => this.pick(Number(value)), who: () => this.seat(value), leave: () => this.leave(),
            add: () => this.add()};
        does[what]?.();
        return Boolean(does[what]);
    }

    // Two places that are tapped one after the other change who has them.
    pick(place) {
        const {picked, places} = this;
        if (picked >= 0 && picked !== place && !this.adds)
            [places[picked], places[place]] = [places[place], places[picked]];
        this.picked = picked < 0 || this.adds ? place : -1;
        this.adds = false;
    }

    // A place that is one more than there are begins with whom it gets.
    seat(name) {
        const more = this.adds;
        const [left] = this.places.splice(this.picked, more ? 0 : 1, name);
        this.others = [...this.others.filter(other => other !== name), ...more ? [] : [left]].sort();
        this.seats += more;
        this.adds = false;
        this.picked = -1;
    }

    leave() {
        this.others = [...this.others, ...this.places.splice(this.picked, 1)].sort();
        this.seats -= this.picked < this.seats;
        this.picked = -1;
    }

    add() {
        this.adds = !this.adds;
        this.picked = this.adds ? this.seats : -1;
    }

    // `fewest`, `most`: of players, where their number is free.
    nodes({fewest = this.seats, most = this.seats} = {}) {
        const place = (name, index) => button("place:" + index, pressed(!this.adds && index === this.picked), name);
        return [make("div", {role: "group", "aria-label": word("seats"), "data-key": "seats"}, this.players.map(place)),
            this.seats < most && button("add:", pressed(this.adds), word("one_more")),
            this.waiting.length > 0 && make("div", {role: "group", "aria-labelledby": "waits", "data-key": "waits"},
                make("p", {class: "label", id: "waits"}, word("waits")),
                this.waiting.map((name, index) => place(name, this.seats + index))),
            this.picked >= 0 && this.chairs(this.adds ? word("who_more") : word("instead_of", this.places[this.picked]),
                !this.adds && (this.picked >= this.seats || this.seats > fewest))];
    }

    chairs(label, leaves) {
        return make("div", {role: "group", "aria-label": label, "data-key": "others"}, said(label, "label"),
            leaves && button("leave:", {}, word("nobody")), this.others.map(name => button("who:" + name, {}, name)));
    }
}
