// The phones of the evening, for a director: whose they are, and what they may do.
import {act, ask, language, pause} from "./line.js";
import {patch} from "./form.js";
import {find, list, make, open, said, swap, trouble, word} from "./show.js";

const roles = ["scorer", "director", "player"];

export class Phones {
    constructor() {
        find("phones-open").addEventListener("click", () => this.open());
    }

    async open() {
        swap(find("phones"));
        open(find("phones-sheet"));
        while (find("phones-sheet").open) {
            await this.load();
            await pause(3000);
        }
    }

    async load() {
        const answer = await ask({asks: "phones"}).catch(error => error);
        this.show(answer.phones, answer.phones ? "" : trouble(answer));
    }

    show(phones, wrong) {
        patch(find("phones"), said(wrong, "bad"), list(phones).map(phone => this.phone(phone)));
    }

    phone(phone) {
        const seated = phone.name ?? (phone.wants ? "" : word("look_on"));
        const role = phone.role === "scorer" || phone.role === "director" ? word(phone.role) : "";
        const does = [phone.wants && "agree", ...roles.filter(each => each !== (phone.role ?? "player")
            && (each !== "player" || role)), "remove"].filter(Boolean);
        return make("div", {class: "card", role: "group", "aria-label": String(phone.phone),
            "data-key": "phone:" + phone.phone},
            make("p", {class: "what", dir: "auto"}, [phone.phone, seated, role].filter(Boolean).join(" · "),
                !phone.watching && make("span", {class: "small"}, " ○ " + word("not_watching"))),
            phone.wants && said(word("wants_seat", phone.wants), "small"),
            make("div", {class: "answers n2 names"}, does.map(each => this.button(phone.phone, each))));
    }

    button(phone, does) {
        const words = {agree: "give_seat", scorer: "make_scorer", director: "make_director", player: "make_player",
            remove: "send_away"};
        return make("button", {type: "button", "data-key": `phone:${phone}:${does}`,
            click: () => this.act(phone, does)}, word(words[does]) || "–");
    }

    async act(phone, does) {
        const error = await act({format: "spadille/host", version: 1, does, phone, language})
            .then(() => null, error => error);
        find("phones-said").textContent = error ? trouble(error) : "";
        await this.load();
    }
}
