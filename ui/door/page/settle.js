// Who pays whom, if the evening ended now.
import {ask, keep, pause, recall} from "./line.js";
import {figure, find, list, make, reasons, said, signed, swap, trouble, word} from "./show.js";

export class Settlement {
    turn = 0;

    constructor() {
        find("stake").value = recall("stake") || 1;
        find("stake").addEventListener("input", () => this.soon());
        find("settle-form").addEventListener("submit", event => {
            event.preventDefault();
            find("stake").blur();  // the keyboard lies over what is paid
        });
    }

    stake() {
        const stake = Number(find("stake").value);
        return Number.isInteger(stake) && stake >= 1 && stake <= 1000 ? stake : 0;
    }

    async soon() {
        const turn = ++this.turn;
        await pause(250);
        if (turn === this.turn && this.stake())
            this.load(this.session);
    }

    async load(session) {
        const turn = ++this.turn;
        if (session !== this.session)
            swap(find("settled"));
        this.session = session;
        const stake = this.stake() || 1;
        const answer = await ask({asks: "settle", session, stake}).catch(error => error);
        if (turn !== this.turn)
            return;
        this.answer = answer.format ? answer : this.answer;
        if (answer.format)
            keep("stake", stake);
        if (answer.format || answer.status || !find("settled").firstChild)
            this.show(answer);
    }

    show(answer) {
        if (!answer.format)
            return swap(find("settled"), said(trouble(answer), "empty"));
        return swap(find("settled"), list(answer.findings).map(text => said(text.text ?? text, "bad")),
            this.transfers(answer), this.due(answer), reasons({}, {title: "settle", lines: answer.lines}),
            list(answer.awaiting).map(text => said(text, "awaiting")));
    }

    name = (answer, account) => answer.players[account.replace("seat", "")] ?? word("pool") ?? account;

    transfers(answer) {
        const name = account => this.name(answer, account);
        const all = list(answer.transfers);
        return all.length ? make("ul", {class: "plain", "aria-label": word("pays_whom")},
            all.map(({from, to, amount}) => make("li", {class: "pays"},
                make("span", {"aria-hidden": "true"}, make("bdi", {}, name(from)), " → ",
                make("bdi", {}, name(to))), make("span", {class: "unseen"}, word("pays", name(from), name(to))), " ",
            make("strong", {}, figure(amount))))) : said(word("all_even"), "empty");
    }

    due(answer) {
        return make("dl", {class: "due"}, Object.entries(answer.due ?? {}).map(([account, amount]) => make("div", {},
            make("dt", {dir: "auto"}, this.name(answer, account)), make("dd", {}, signed(amount)))));
    }

    again() {
        if (this.answer)
            this.show(this.answer);
    }

    clear() {
        this.turn++;
        this.answer = null;
        swap(find("settled"));
    }
}
