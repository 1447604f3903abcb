// What was tapped while a deal is told: {key, value}, {quick}, {way}, {chalk: [party, points]} or {wipe: party}; by {}
// is meant nothing, it asks once more.
import {ask, Refused} from "./line.js";
import {list, word} from "./show.js";

// What is asked when this was tapped, of the deal as the door had it last.
export function question(answer, {chalk, wipe, ...told}) {
    const chalked = list(answer.chalked);
    const left = wipe === undefined ? chalked : chalked.filter((_, place) => chalked[place - place % 2] !== wipe);
    return {asks: "entry", session: answer.session.number, corrects: answer.corrects, deal: answer.deal,
        chalked: chalk ? left.concat(chalk) : left, way: answer.way, ...told};
}

function toggle(field, value) {
    field.values = value;
    for (const choice of list(field.choices))
        choice.chosen = value.includes(choice.value);
    field.shown = value.map(one => list(field.choices).find(choice => choice.value === one)?.label ?? String(one));
}

function chalk(marks, [place, points]) {
    const party = list(marks)[place];
    if (party)
        Object.assign(party, {marks: [...list(party.marks), points], sum: party.sum + points});
}

// How it looks until the door has said what it does.
export function show(view, tap) {
    const field = tap.key && list(view.fields).find(field => field.key === tap.key);
    if (field)
        toggle(field, tap.value);
    if (tap.way !== undefined)
        view.way = tap.way;
    if (tap.chalk)
        chalk(view.marks, tap.chalk);
    if (view.marks?.[tap.wipe])
        Object.assign(view.marks[tap.wipe], {marks: [], sum: 0});
    for (const quick of list(view.quick))
        quick.chosen = quick.key === tap.quick ? !quick.chosen : quick.chosen;
}

export const meant = tap => Object.keys(tap).length > 0;

export const inShort = view => list(view.fields).filter(field => list(field.values).length)
    .map(field => field.kind === "flag" ? field.label : field.label + ": " + list(field.shown).join(" ")).join(" · ");

// What was told without a line, asked once there is one. An act of `Acts`.
export async function completed({document, draft}) {
    let answer = draft?.answer;
    for (const tap of draft?.taps ?? [])
        answer = await ask(question(answer, tap));
    if (!draft?.taps?.length)
        return document;
    if (!answer.ready)
        throw new Refused(400, list(answer.findings).join(" ") || word("unfinished"));
    return {...document, deal: answer.deal};
}
