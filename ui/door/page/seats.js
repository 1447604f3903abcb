// Who sits where from the next deal on, for a director.
import {ask, language} from "./line.js";
import {uuid} from "./acts.js";
import {patch} from "./form.js";
import {button, Places, pressed} from "./places.js";
import {fit, plain} from "./remark.js";
import {close, find, listed, open, swap, trouble, word} from "./show.js";

export class Seats {
    constructor(acts) {
        this.acts = acts;
        find("seats-open").addEventListener("click", () => this.open());
        find("seats-sheet").addEventListener("click", event => this.tap(event));
        find("seats-form").addEventListener("submit", event => this.send(event));
        find("newcomer").addEventListener("input", event => event.isComposing || fit(event.target));
    }

    async open() {
        Object.assign(this, {session: null, places: new Places({}), own: false});
        find("newcomer").value = "";
        swap(find("seats"));
        open(find("seats-sheet"));
        const answer = await ask({asks: "seats"}).catch(error => error);
        Object.assign(this, {session: answer.session, places: new Places(answer)});
        find("seats-said").textContent = this.session ? "" : trouble(answer);
        this.draw();
    }

    tap(event) {
        const key = event.target.closest("button[data-key]")?.dataset.key ?? "";
        const [what] = key.split(":", 1);
        if (what === "own")
            this.own = !this.own;
        if (this.places.tap(what, key.slice(what.length + 1)) || what === "own")
            this.draw();
    }

    // Who is typed in takes the place that was tapped; then it is sent.
    send(event) {
        event.preventDefault();
        const newcomer = plain(find("newcomer").value);
        find("newcomer").value = "";
        if (this.places.picked < 0 || !newcomer)
            return this.end();
        this.places.seat(newcomer);
        return this.draw();
    }

    end() {
        close(find("seats-sheet"));
        close(find("who-sheet"));
        if (this.session && this.places.differs)
            this.change();
    }

    change() {
        const {players, waiting} = this.places;
        this.acts.add({format: "spadille/seats", version: 1, id: uuid(), session: this.session.number,
            head: this.session.head, language, players, waiting: waiting.length ? waiting : undefined,
            totals: this.own ? "own" : undefined}, {told: listed(players)});
    }

    draw() {
        find("newcomer-line").hidden = this.places.picked < 0;
        patch(find("seats"), this.places.nodes(), this.places.strangers
            && button("own:", pressed(this.own), word("own_totals")));
    }
}
