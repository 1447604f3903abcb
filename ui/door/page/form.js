// What a deal is entered with, made from the answer of the door alone. What a tap means stands in data-key.
import {list, make, said, word} from "./show.js";

const same = (old, fresh) => old && old.nodeName === fresh.nodeName && old.dataset?.key === fresh.dataset?.key;

function renew(old, fresh) {
    if (old.nodeType === Node.TEXT_NODE)
        return old.nodeValue === fresh.nodeValue || (old.nodeValue = fresh.nodeValue);
    for (const {name} of [...old.attributes])
        fresh.hasAttribute(name) || old.removeAttribute(name);
    for (const {name, value} of fresh.attributes)
        old.getAttribute(name) === value || old.setAttribute(name, value);
    if (fresh.nodeName === "INPUT" && fresh.hasAttribute("value") && old !== document.activeElement)
        old.value = fresh.value;
    return patch(old, ...fresh.childNodes);
}

// Puts new contents where old ones stood, as `swap` does; but what is still there stays, for a finger may lie on it.
export function patch(host, ...children) {
    let place = host.firstChild;
    for (const fresh of children.flat(Infinity).filter(Boolean)) {
        const key = fresh.dataset?.key;
        const moved = key && [...host.children].find(node => node.dataset.key === key && same(node, fresh));
        while (moved && place && place !== moved)
            place = drop(place);
        if (same(place, fresh)) {
            renew(place, fresh);
            place = place.nextSibling;
        } else {
            host.insertBefore(fresh, place);
        }
    }
    while (place)
        place = drop(place);
}

function drop(node) {
    const next = node.nextSibling;
    node.remove();
    return next;
}

const button = (key, attributes, ...children) => make("button",
    {type: "button", "data-key": key, ...attributes}, children);

// Of a text, in letters as wide as a Latin one.
const width = text => [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 2 : 1), 0);

const longest = texts => Math.max(0, ...texts.map(text => width(text ?? "")));

// How many answers stand beside each other: as many as words leave room for, in lines of the same length.
function across(all, label, effect) {
    const most = effect > 10 ? 3 : effect ? 4 : label < 4 ? all > 12 ? 7 : 6 : label < 8 ? 4 : label < 19 ? 2 : 1;
    return all > most && all <= 2 * most ? Math.ceil(all / 2) : Math.min(all, most);
}

// Words need room of their own, figures do not.
export function shape(choices) {
    const label = longest(choices.map(choice => choice.label));
    const effect = longest(choices.map(choice => choice.effect));
    const room = effect > 10 ? "effects" : effect || label > 3 ? "names" : choices.length > 12 ? "tight" : "";
    return `answers n${across(choices.length, label, effect)} ${room}`;
}

const mood = choice => choice.bad ? "bad" : choice.good ? "good" : "small";

export function answer(key, choice, pressed = true) {
    return button(key + ":" + choice.value, {dir: "auto", "aria-pressed": pressed && String(Boolean(choice.chosen)),
        disabled: choice.possible === false && !choice.chosen}, make("span", {class: "answer"}, choice.label),
    choice.effect && make("span", {class: "effect " + mood(choice)}, choice.effect));
}

const erase = key => button(key + ":erase", {"aria-label": word("erase") || "–"}, "⌫");

export const group = (key, label, name, ...children) => make("div", {class: "field " + name, role: "group",
    "aria-label": label, "data-key": "field." + key}, children);

export const label = text => make("p", {class: "label", dir: "auto"}, text);

// What each would do: of figures always; of other answers until one has been given, or all would move for nothing.
function choices(field) {
    const open = field.kind === "figure" || !list(field.values).length;
    const all = list(field.choices).map(choice => open ? choice : {...choice, effect: ""});
    return group(field.key, field.label, "", label(field.label), make("div", {class: shape(all)},
        all.map(choice => answer(field.key, choice))));
}

function flag(field) {
    const choice = {value: 1, possible: field.asked, ...list(field.choices)[0], label: field.label};
    return group(field.key, field.label, "flag", answer(field.key, {...choice, chosen: list(field.values)[0] === 1}));
}

// The one that the pad is for is marked where there are several.
function number(field, {counted, several}) {
    const text = [make("span", {class: "label"}, field.label), " ",
        make("span", {class: "number"}, list(field.values)[0] ?? "–")];
    return group(field.key, field.label, "", several
        ? button("number:" + field.key, {class: "counted", "aria-pressed": String(counted === field.key)}, text)
        : make("p", {class: "counted"}, text));
}

// In the order in which they fell, some perhaps more than once.
const sequence = field => group(field.key, field.label, "", label(field.label),
    make("p", {class: "sequence", dir: "auto"}, list(field.shown).join("  ") || "–"),
    make("div", {class: shape(list(field.choices))},
        list(field.choices).map(choice => answer(field.key, choice, false)), erase(field.key)));

function card(field, card, elsewhere) {
    const chosen = list(field.values).includes(card.card);
    return button(field.key + ":" + card.card, {class: "suit" + card.suit, "aria-label": card.name,
        "aria-pressed": String(chosen), disabled: elsewhere.has(card.card)}, card.label);
}

function cards(field, {view}) {
    const others = list(view.fields).filter(other => other.kind === "cards" && other !== field);
    const elsewhere = new Set(others.flatMap(other => list(other.values)));
    return group(field.key, field.label, "", make("p", {class: "label", dir: "auto"}, field.label, " ",
        make("strong", {}, String(list(field.values).length))), list(view.pack).map(row => make("div", {class: "pack"},
        row.map(each => card(field, each, elsewhere)))));
}

const kinds = {flag, number, list: sequence, cards};

function ways(view) {
    const all = list(view.ways).map((label, value) => ({label, value, chosen: value === (view.way ?? 0)}));
    return all.length > 1 && make("div", {class: shape(all), role: "group", "data-key": "ways",
        "aria-label": word("ways") || "–"}, all.map(way => answer("way", way)));
}

function marks(view) {
    const row = (party, place) => group("chalk." + place, party.name, "", make("p", {class: "label", dir: "auto"},
        party.name, " ", make("strong", {}, list(party.marks).join(" + ")),
        list(party.marks).length > 1 && [" = ", make("strong", {}, String(party.sum))]),
    make("div", {class: "chalk"}, list(view.amounts).map(points => button(`chalk:${place}:${points}`,
        {"aria-label": word("chalk", points, party.name)}, "+" + points)), button(`chalk:${place}:wipe`,
        {"aria-label": word("wipe", party.name), disabled: !list(party.marks).length}, "✕")));
    return list(view.marks).map(row);
}

const quick = view => list(view.quick).map(each => make("div", {class: "field flag", "data-key": "field." + each.key},
    answer("quick", {...each, value: each.key})));

function parties(view) {
    const all = list(view.parties);
    return all.some(party => party.figure) && make("ul", {class: "comes", "data-key": "parties"},
        all.map(party => make("li", {}, make("p", {class: "name", dir: "auto"}, party.name),
            make("p", {class: "figure"}, party.figure || "–"))));
}

export const numbers = view => list(view.fields).filter(field => field.kind === "number");

// `counted`: the number that the pad is for.
export function form(view, counted) {
    const about = {view, counted, several: numbers(view).length > 1};
    return [ways(view), list(view.fields).map(field => (kinds[field.kind] ?? choices)(field, about)), parties(view),
        list(view.outlook).map(text => said(text, "turn")), marks(view), quick(view)];
}

export function pad(field) {
    const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0"];
    return make("div", {class: "pad", role: "group", "aria-label": field.label, "data-key": "pad"},
        digits.map(digit => digit === "erase" ? erase("digit") : button("digit:" + digit, {}, digit)));
}
