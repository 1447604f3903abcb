// Words, and what a board looks like. Whatever the door tells is set as text, in the direction that it is written in.
import {ask, keep, language, recallAll} from "./line.js";

let words = recallAll("words." + language);

// Before a door has ever said its words, this alone must be told.
const scan = {
    en: "Scan the code at the table.",
    ja: "テーブルのコードを読み取ってください。",
    nl: "Scan de code aan tafel.",
    fr: "Scannez le code à la table.",
};

export function word(key, ...values) {
    return (words[key] ?? "").replace(/%([123])/g, (_, place) => values[place - 1] ?? "");
}

export const scanAgain = key => word(key) || scan[language];

// The same sentence around an element.
function around(key, node) {
    const [before, after = ""] = (words[key] ?? "%1").split("%1");
    return [before, node, after];
}

export async function learnWords() {
    words = (await ask({asks: "words"})).words;
    keep("words." + language, JSON.stringify(words));
    setWords();
}

export function setWords() {
    for (const node of document.querySelectorAll("[data-word]"))
        node.textContent = word(node.dataset.word) || "–";
}

export const find = id => document.getElementById(id);

export function make(tag, attributes, ...children) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (typeof value === "function")
            node.addEventListener(name, value);
        else if (value !== undefined && value !== false)
            node.setAttribute(name, value);
    }
    node.append(...children.flat(Infinity).filter(Boolean));
    return node;
}

export const said = (text, name = "") => text ? make("p", {class: name, dir: "auto"}, text) : "";

// Why there is no answer.
export function trouble(error) {
    if (!error.status)
        return word("connecting");
    return error.busy ? word("busy") : error.message || word("nothing_found");
}

export const listed = names => Intl.ListFormat ? new Intl.ListFormat(language).format(names) : names.join(", ");

export const list = thing => thing ? [].concat(thing) : [];

// Puts new contents where old ones stood. What had the focus has it again, or the page where it is gone.
export function swap(host, ...children) {
    const key = host.contains(document.activeElement) && document.activeElement.dataset.key;
    host.replaceChildren(...children.flat(Infinity).filter(Boolean));
    if (key)
        ([...host.querySelectorAll("[data-key]")].find(node => node.dataset.key === key) ?? find("main"))
            .focus({preventScroll: true});
}

// As figures are printed: below nothing they have a minus, and no hyphen.
export const figure = value => String(value ?? "").replace("-", "−");

export const signed = value => value > 0 && typeof value === "number" ? "+" + value : figure(value);

export function open(dialog) {
    if (dialog.showModal)
        dialog.open || dialog.showModal();
    else
        dialog.setAttribute("open", "");  // Safari before 15.4
}

export function close(dialog) {
    if (dialog.close)
        dialog.close();
    else
        dialog.removeAttribute("open");
}

export function prepareDialogs() {
    for (const dialog of document.querySelectorAll("dialog"))
        dialog.addEventListener("click", event => {
            if (event.target === dialog || event.target.closest("[data-close]"))
                close(dialog);
        });
}

// What each total is called from my chair, mine first. -1 is the chair of somebody who only looks on.
function fromMyChair(board, me) {
    const totals = list(board.totals).map((total, index) => ({...total, index}));
    const chair = list(board.players).indexOf(me);
    const mine = totals.find(total => chair >= 0 && list(total.seats).includes(chair));
    if (!mine)
        return totals;
    mine.mine = true;
    mine.side = word(list(mine.seats).length > 1 ? "we" : "me");
    const others = totals.filter(total => total !== mine);
    if (others.length === 1)
        others[0].side = word("they");
    return [mine, ...others];
}

function totalOf(total) {
    const name = make("bdi", {}, total.name);
    return make("li", {class: total.mine ? "total mine" : "total"},
        make("p", {class: "name"}, total.side && total.side + " · ", total.out ? make("s", {}, name) : name),
        make("p", {class: total.out ? "figure out" : "figure"}, figure(total.total)),
        total.out && said(word("out") || "✕", "small"),
        total.games_won > 0 && said(word("games_won", total.games_won) || "★ " + total.games_won, "small"),
        said(total.own, "small"));
}

// What lies in the pool stands in no total. In the sheet it is the last column.
function pool(board) {
    return board.pool === undefined ? [] : {name: list(board.columns).slice(-1)[0], total: board.pool};
}

function totals(board, me) {
    const all = fromMyChair(board, me);
    const shape = all.length === 2 ? "totals two" : all[0]?.mine ? "totals many" : "totals many even";
    return make("ul", {class: shape}, all.concat(pool(board)).map(totalOf));
}

// What a deal brought, as it looks from my chair where there are two sides; else as the door says it.
export function gains(board, row, me) {
    const all = fromMyChair(board, me);
    const fits = all.every(total => board.columns?.[total.index] === total.name);
    if (all.length !== 2 || !all[0].side || !fits || !row.moved)
        return row.gains ?? "";
    return all.map(total => total.side + " " + signed(row.moved[total.index] ?? 0)).join(" · ");
}

export const what = row => row.kind === "struck" ? make("s", {}, row.said ?? "") : row.said;

function moved(board, line) {
    const parts = list(board.columns).map((name, index) => line.moved?.[index] &&
        make("span", {}, make("bdi", {}, name), " ", signed(line.moved[index])));
    return parts.filter(Boolean).map((part, index) => [index && " · ", part]);
}

// Why: clause by clause. The whole line can be tapped, a thumb is wider than a number.
export function reasons(board, row, figures) {
    const lines = list(row.lines).map(line => {
        const text = [make("bdi", {}, line.text), figures && make("span", {class: "moved"}, moved(board, line))];
        return make("li", {}, line.rule ? make("button",
            {type: "button", class: "reason", "data-key": row.title + line.rule, click: () => openClause(line.rule)},
            make("span", {class: "rule"}, line.rule), " ", text) : text);
    });
    return lines.length ? make("ul", {class: "plain reasons", "aria-label": word("why")}, lines) : "";
}

export function remarks(row) {
    const kinds = {note: "note", disputed: "dispute", settled: "settled"};
    const former = list(row.former).map(old => make("p", {class: "remark", dir: "auto"},
        make("strong", {}, word("corrected")), " ", around("was", make("s", {}, old.said ?? "")),
        old.why && " · " + old.why));
    return former.concat(list(row.remarks).map(remark => make("p", {class: "remark", dir: "auto"},
        make("strong", {}, word(kinds[remark.kind])), " ", remark.text)));
}

// Who has said that it is right as it stands.
export function agreed(row) {
    const names = list(row.agreed);
    return names.length ? make("p", {class: "agreed", dir: "auto"},
        make("span", {"aria-hidden": "true"}, "✓ " + names.join(", ")),
        make("span", {class: "unseen"}, word("agreed", listed(names)))) : "";
}

const deed = (key, click, name = "") => make("button", {type: "button", class: name, "data-key": key,
    "aria-haspopup": key === "not_so" && "dialog", click}, word(key) || "–");

// What may be done about a deal here.
function deeds(row, may) {
    const doubted = row === may.doubted;
    const buttons = [doubted && may.rightful && deed("right", () => may.right(row), "main"),
        doubted && deed("not_so", () => may.notSo(row)),
        row === may.last && deed("undo", () => may.undo())].filter(Boolean);
    return buttons.length ? make("div", {class: "deeds"}, buttons) : "";
}

function card(board, row, me, may) {
    const mine = gains(board, row, me);
    return make("article", {class: "card"},
        make("h3", {dir: "auto"}, row.title),
        row.said && make("p", {class: "what", dir: "auto"}, what(row)),
        said(mine, mine === row.gains ? "gained" : "gains"),
        reasons(board, row), remarks(row), agreed(row), deeds(row, may));
}

// `may`: `doubted` is the row that can be disputed here, with `notSo`, and, where it is `rightful`, agreed to with
// `right`; `undo` takes back what was `last`.
export function showBoard(host, board, me, may) {
    if (!board.session)
        return swap(host, said(word(board.event ? "no_deals_here" : "no_session"), "empty"));
    const rows = list(board.rows).filter(row => row.kind !== "over" || !board.over);
    const target = typeof board.target === "number" ? word("target", board.target) : board.target;
    swap(host, totals(board, me), rows.map(row => card(board, row, me, may)),
        list(board.over).map(text => said(text, "over")), list(board.awaiting).map(text => said(text, "awaiting")),
        said(board.turn, "turn"), list(board.waiting).map(text => said(text, "waiting")), said(target, "small"),
        list(board.personal).map(text => said(text, "small")));
}

// What is said aloud when somebody has written.
export function inWords(board, me) {
    const row = list(board.rows).slice(-1)[0];
    const totals = fromMyChair(board, me).map(total => (total.side || total.name) + " " + figure(total.total));
    return [row?.title, row?.said, row && gains(board, row, me), totals.join(", "), board.over, board.turn]
        .flat().filter(Boolean).join(". ");
}

// A rulebook is written in lines: they are joined, but not paragraphs, lists and tables.
export const flowing = text => text.replace(/(\S)\n(?=[^\s\-*|>•])/g, language === "ja" ? "$1" : "$1 ");

export function showClause(clause) {
    find("clause-name").textContent = clause.id + " · " + clause.title;
    find("clause-text").replaceChildren(...[said(clause.chapter, "small"), said(flowing(clause.text), "text"),
        said(flowing(clause.note ?? ""), "text small")].filter(Boolean));
    open(find("clause"));
}

export async function openClause(rule) {
    const answer = await ask({asks: "clause", rule}).catch(error => error);
    const clause = answer.clauses?.[0];
    showClause(clause ?? {id: rule, title: "–", text: answer.clauses ? word("nothing_found") : trouble(answer)});
}
