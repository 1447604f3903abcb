// Calling the referee of the room: whoever has a seat does, directors and the host hear it.
import {act, language} from "./line.js";
import {patch} from "./form.js";
import {find, list, make, said, trouble, word} from "./show.js";

const deed = (key, text, click) => make("button", {type: "button", "data-key": key, click}, text || "–");

export class Call {
    trouble = "";

    // `role`: what the door says of this phone; it says so again once something has changed. `club`: the event, where a
    // table calls by itself; `room`: asks what for.
    constructor({role, club, room}) {
        Object.assign(this, {role, club, room});
        find("call").addEventListener("click", () => this.club.mine?.table ? this.room()
            : this.say({format: "spadille/call", does: "call"}));
    }

    async say(document) {
        this.trouble = await act({version: 1, language, ...document}).then(() => "", trouble);
        this.draw();
    }

    draw() {
        const {name, calls, callers} = this.role();
        find("call").hidden = !name || calls;
        find("call-said").textContent = this.trouble;
        patch(find("calls"), calls && make("div", {class: "notice", "data-key": "mine"}, said(word("called")),
            deed("withdraw", word("undo"), () => this.say({format: "spadille/call", does: "withdraw"}))),
        list(this.club.mine?.calls).map(call => this.ofTable(call)), list(this.club.seen.callers).map(call =>
            make("div", {class: "notice", "data-key": "table." + call.entry}, make("p", {class: "what", dir: "auto"},
                word("table_calls", call.table)), said([call.by, call.text].filter(Boolean).join(": ")))),
        list(callers).map(caller => this.caller(caller)));
    }

    // One of my table, which waits.
    ofTable({entry, text}) {
        const withdraws = this.club.waits(document => document.does === "withdraw" && document.event === entry);
        return make("div", {class: "notice", "data-key": "room." + entry}, said([word("called"), text].filter(Boolean).join(" ")),
            !withdraws && deed("withdraw." + entry, word("undo"), () => this.club.add({format: "spadille/room-call",
                does: "withdraw", event: entry}, word("called"))));
    }

    caller({phone, name}) {
        return make("div", {class: "notice", "data-key": "caller." + phone},
            make("p", {class: "what", dir: "auto"}, word("calls", name)), deed("heard." + phone, word("heard"),
                () => this.say({format: "spadille/host", does: "heard", phone})));
    }
}
