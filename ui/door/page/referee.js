// Something irregular happened: which, a few questions, and what the rules say, which can be written down.
import {ask, language, pause} from "./line.js";
import {tell, uuid} from "./acts.js";
import {time} from "./entry.js";
import {answer, patch, shape} from "./form.js";
import {find, list, make, openClause, reasons, said, swap, trouble, word} from "./show.js";

const button = (key, ...children) => make("button", {type: "button", class: "item", "data-key": key}, children);

const clause = (id, title = "") => id && button("clause:" + id, title && [make("bdi", {}, title), " "],
    make("span", {class: "rule"}, id));

// What comes of it.
const outcome = ({now, score, amounts, next}) => [list(now).map(text => said(text, "what")),
    score && make("p", {dir: "auto"}, make("strong", {}, score)), list(amounts).map(text => said(text, "amount")),
    said(next)];

// What was told stays for as long as the page does. `steps`: the door's answers, one for each question and the last for
// what is shown.
export class Referee {
    turn = 0;
    about = 0;

    // `may`: this phone writes rulings down.
    constructor({acts, board, may}) {
        Object.assign(this, {acts, board, may});
        this.reset();
        find("page-referee").addEventListener("click", event => this.tap(event));
        find("page-referee").addEventListener("submit", event => this.submit(event));
        find("happened").addEventListener("input", () => this.soon());
    }

    get shown() {
        return this.steps.slice(-1)[0];
    }

    reset() {
        this.turn++;
        Object.assign(this, {kind: "", answers: [], chosen: [], steps: [], trouble: ""});
    }

    // The table goes on, or the line is back: what is shown is asked anew.
    refresh() {
        const session = this.board().session?.id;
        if (session !== this.session)
            this.clear();
        this.session = session;
        if (this.kind && !this.about && time(this.board()) !== this.time)
            return this.lose();
        return this.kind ? this.judge(this.kind, this.answers) : this.search();
    }

    // The deal in play is another one: what was told of the one before must not be ruled on it.
    async lose() {
        this.clear();
        await this.search();
        this.trouble = word("overtaken");
        tell(this.trouble);
        this.draw();
    }

    async soon() {
        const turn = ++this.turn;
        await pause(250);
        if (turn === this.turn)
            this.search();
    }

    // Of two questions the later one counts. What is shown stays until the door has answered.
    async ask(question) {
        const turn = ++this.turn;
        const answer = await ask({session: this.board().session?.number, ...question}).catch(error => error);
        if (turn !== this.turn)
            return null;
        this.trouble = answer.format ? "" : trouble(answer);
        return answer.format ? answer : this.draw();
    }

    async search() {
        const kinds = await this.ask({asks: "kinds", words: find("happened").value.trim() || undefined});
        if (!kinds)
            return;
        this.kinds = kinds;
        if (!list(kinds.deals).some(deal => deal.about === this.about))
            this.about = 0;
        this.draw();
    }

    async judge(kind, answers) {
        this.time = this.kind ? this.time : time(this.board());
        const inquiry = await this.ask({asks: "ruling", kind, about: this.about, answers});
        if (!inquiry)
            return find("referee-said").scrollIntoView({block: "nearest"});
        const before = this.question();
        Object.assign(this, {kind, answers, steps: [...this.steps.slice(0, answers.length), inquiry]});
        return this.moved(before);
    }

    // Which deal it is about, and what was answered.
    told() {
        const deal = list(this.kinds?.deals).find(deal => deal.about === this.about);
        return [deal?.title, ...list(this.shown.told)].map(text => said(text, "small"));
    }

    question = () => this.shown && JSON.stringify([this.shown.told, this.shown.question?.label]);

    moved(before) {
        const moved = before !== this.question();
        this.chosen = moved ? [] : this.chosen;
        this.draw();
        if (!moved || find("page-referee").hidden)
            return;
        const heading = find("inquiry").querySelector("h3") ?? find("referee-name");
        heading.focus({preventScroll: true});
        heading.scrollIntoView();
    }

    // A finger that taps twice answers one question, and not the next as well.
    tap(event) {
        const key = event.target.closest("button[data-key]")?.dataset.key ?? "";
        const what = key.split(":", 1)[0];
        const value = key.slice(what.length + 1);
        const does = {about: () => this.choose(Number(value)), kind: () => this.judge(value, []),
            say: () => this.say(value), done: () => this.done(), back: () => this.back(),
            clause: () => openClause(value), write_down: () => this.write()};
        if (event.detail > 1 && this.tapped !== this.question())
            return;
        this.tapped = this.question();
        does[what]?.();
    }

    choose(about) {
        this.about = about;
        this.draw();
    }

    say(value) {
        if (!this.shown.question.many)
            return this.judge(this.kind, [...this.answers, value]);
        const chosen = this.chosen.filter(other => other !== value);
        this.chosen = chosen.length < this.chosen.length ? chosen : [...chosen, value];
        return this.draw();
    }

    submit(event) {
        event.preventDefault();
        if (this.kind)
            this.done();
        else
            find("happened").blur();  // the keyboard lies over what was found
    }

    // In the order in which they were asked, whatever the order of the taps.
    done() {
        const {many, answers} = this.shown.question;
        const typed = find("inquiry").querySelector("input");
        const chosen = list(answers).map(answer => answer.say).filter(say => this.chosen.includes(say));
        if (typed && !typed.value.trim())
            return typed.focus();
        return this.judge(this.kind, [...this.answers, many ? chosen.join(" ") : typed.value.trim()]);
    }

    // Also without a line.
    back() {
        const before = this.question();
        this.trouble = "";
        this.steps.pop();
        this.answers = this.answers.slice(0, -1);
        if (!this.shown)
            this.reset();
        this.moved(before);
        this.refresh();
    }

    // Once: after that there is nothing to be written down.
    write() {
        const {decision, title, session} = this.shown ?? {};
        if (!decision)
            return;
        const {kind, about, answers} = this;
        this.clear();
        this.acts.add({format: "spadille/rule", version: 1, id: uuid(), session: session.number, head: session.head,
            kind, about, answers, language}, {told: title});
        location.hash = "#board";
        find("main").focus({preventScroll: true});  // the button is gone
    }

    draw() {
        const {deals, kinds, nearest, session} = this.kinds ?? {};
        const none = !this.kinds || this.kind ? "" : word(!session ? "no_session" : nearest ? "nearest"
            : list(kinds).length ? "" : "nothing_found");
        find("referee-name").textContent = this.shown?.title || word("irregular") || "–";
        find("which").hidden = Boolean(this.kind || this.kinds && !session);
        find("kinds").hidden = Boolean(this.kind);
        find("referee-back").hidden = !this.kind;
        find("referee-said").textContent = this.trouble || none;
        patch(find("abouts"), list(deals).map(deal => answer("about", {value: deal.about, label: deal.title,
            effect: deal.said, chosen: deal.about === this.about})));
        swap(find("kinds"), list(kinds).map(kind => make("li", {}, button("kind:" + kind.kind,
            make("bdi", {}, kind.title), " ", make("span", {class: "rule"}, kind.clause)))));
        patch(find("inquiry"), this.shown?.question && this.asked(this.shown));
        patch(find("ruled"), this.shown?.decision && outcome(this.shown.decision));
        patch(find("ruling"), this.shown?.decision && this.ruling(this.shown));
    }

    asked({clause: title, question}) {
        const {label, many, range, chooses, answers} = question;
        const all = list(answers).map(({say, label, outcome}) => ({value: say, label, effect: outcome,
            chosen: this.chosen.includes(say)}));
        const typed = !all.length;
        return [this.told(), make("h3", {id: "question", dir: "auto", tabindex: "-1",
            "data-key": "question:" + this.answers.length}, label),
            typed ? make("form", {}, make("input", {type: "text", inputmode: "numeric", maxlength: "40",
                "data-key": "typed:" + this.answers.length, placeholder: range, enterkeyhint: "done",
                autocomplete: "off", "aria-labelledby": "question"})) : make("div", {role: "group",
                "aria-labelledby": "question", "data-key": "says:" + this.answers.length,
                class: chooses ? "answers n1" : shape(all)}, all.map(each => answer("say", each, Boolean(many)))),
            (many || typed) && make("button", {type: "button", class: "wide main", "data-key": "done"},
                word("done") || "–"), clause(question.clause ?? title)];
    }

    ruling({title, decision}) {
        const titled = (key, texts) => list(texts).length > 0 && [make("h3", {dir: "auto"}, word(key) || "–"), texts];
        return [list(decision.house).map(text => said(text, "turn")),
            list(decision.warnings).map(text => said("! " + text, "bad")), this.may() && make("button",
                {type: "button", class: "wide main", "data-key": "write_down"}, word("write_down") || "–"),
            this.told(), said(decision.why), reasons(decision, {title, lines: decision.lines}, true),
            titled("other_choice", list(decision.choices).map(choice => make("article", {class: "card"},
                make("h4", {dir: "auto"}, choice.answer), outcome(choice)))),
            titled("ruled_before", list(decision.precedents).map(text => said(text))),
            list(decision.clauses).map(({id, title}) => clause(id, title))];
    }

    clear() {
        this.reset();
        find("happened").value = "";
        this.about = 0;
        this.draw();
    }

    // Whoever was sent away keeps nothing of the table.
    gone() {
        this.kinds = null;
        this.clear();
    }
}
