// The page: how it begins, who looks at it, and which part of it is shown.
import {forget, keep, knock, language, Line, locale, pause, recall, recallAll} from "./line.js";
import {close, find, inWords, learnWords, list, make, open, prepareDialogs, scanAgain, setWords, showBoard, swap, word}
    from "./show.js";
import {Evenings, Rulebook, Sheet} from "./pages.js";
import {Acts, Seat, uuid} from "./acts.js";
import {Beginning} from "./beginning.js";
import {Call} from "./call.js";
import {Deeds, enters} from "./deeds.js";
import {Entry} from "./entry.js";
import {ClubEvent} from "./event.js";
import {Phones} from "./phones.js";
import {Referee} from "./referee.js";
import {Remark, remarkable} from "./remark.js";
import {Result} from "./result.js";
import {Seats} from "./seats.js";
import {Settlement} from "./settle.js";
import {completed} from "./taps.js";
import {Trick} from "./trick.js";

const pages = ["event", "result", "board", "sheet", "evenings", "rules", "entry", "settle", "referee", "trick", "beginning"];
const below = {result: "event", entry: "board", settle: "sheet", referee: "rules", trick: "rules", beginning: "board"};  // where each is opened
const sheet = new Sheet(find("sheet"), ofRow);
const evenings = new Evenings(() => show());
const rulebook = new Rulebook();
const line = new Line({board: take, role: takeRole, state: showLine, gone});
const seat = new Seat(show);
const board = () => known;
const acts = new Acts({live: () => line.state === "live", board, changed: show, completed, again: openAgain,
    done: (entry, answer) => deeds.done(entry, answer)});
const remark = new Remark(acts);
const club = new ClubEvent({acts, role: () => seat.role, changed: clubChanged, choose: chooseAt, call: callToTable,
    notSo: (round, told) => {
        result.open(round, told);
        location.hash = "#result";
    }});
const result = new Result({club, leave: () => location.hash = "#event"});
const deeds = new Deeds({acts, board, role: () => seat.role, notSo: row => remark.open(known, row)});
const entry = new Entry({acts, board, me, away: () => line.state === "away" || line.state === "busy",
    may: () => enters(seat.role) && known.session?.state === "open"});
const referee = new Referee({acts, board, may: () => enters(seat.role) && known.session?.state === "open"});
const trick = new Trick({board});
const settlement = new Settlement();
const phones = new Phones();
const seats = new Seats(acts);
const beginning = new Beginning({acts, leave: () => location.hash = "#board"});
const call = new Call({role: () => seat.role, club, room: callToTable});
find("close-session").addEventListener("click", () => turnKey("close", known.session, word("close_session")));
find("evening-reopen").addEventListener("click", () => turnKey("reopen", evenings.sheet.board.session,
    word("open_again")));
const scrolled = new Map();
let known = recallAll("board");
let here = "";
let wordsCame = false;
let landed = false;  // on the page of the event
let fresh = {};  // the stream that board and role came with last

const told = text => find("said").textContent = text;

// Names are remembered, and not chairs: the next evening somebody sits elsewhere. The latest evenings suffice.
function remember(name) {
    const seats = recallAll("who");
    const id = occasion();
    const before = Object.entries(seats.sessions ?? {}).filter(([key]) => key !== id).slice(-30);
    keep("who", JSON.stringify({last: name, sessions: Object.fromEntries([...before, [id, name]])}));
    close(find("who-sheet"));
    show();
    seat.choose(name, id);
}

// A session, or where a table keeps none the event.
function occasion() {
    return known.session?.id ?? known.event?.id;
}

// The name, nothing for somebody who only looks on, undefined for one who has not said.
function me() {
    const seats = recallAll("who");
    const name = seats.sessions?.[occasion()] ?? seats.last;
    return name === "" || known.players?.includes(name) || club.people.includes(name) ? name : undefined;
}

// By a name that was tapped, or asked for.
function chooseAt(name) {
    return name ? remember(name) : chairs();
}

// Of an event those at the table that this phone lies on come first, then everybody.
function everybody() {
    if (!club.runs)
        return known.players ?? [];
    const sought = find("chair").value.trim().toLocaleLowerCase();
    const here = club.here?.players ?? [];
    return [...here, ...club.people.filter(name => !here.includes(name))]
        .filter(name => name.toLocaleLowerCase().includes(sought));
}

function chairs() {
    find("chair").value = "";
    find("chair-search").hidden = !club.runs;
    drawChairs();
    open(find("who-sheet"));
}

function drawChairs() {
    const chair = (name, text) => make("button", {type: "button", class: "wide", dir: "auto",
        "aria-pressed": String(me() === name), click: () => remember(name)}, text);
    swap(find("chairs"), everybody().map(name => chair(name, name)), chair("", word("look_on") || "–"));
}

// The referee of the room, to my table.
function callToTable() {
    const {round, table} = club.mine;
    remark.ask({format: "spadille/room-call", does: "call", session: club.seen.event.number, round, table}, remarkable.call,
        word("round_table", round, table), "", {event: club.seen.event.id});
}

function show() {
    drawHead();
    const directs = seat.role.role === "director";
    const goes = known.session?.state === "open";
    find("nav-event").hidden = !club.runs;
    find("who").hidden = !known.session && !known.event && !directs;
    find("who").classList.toggle("unsaid", me() === undefined);
    find("me").textContent = me() || (me() === "" ? word("look_on") : word("who")) || "–";
    find("who").firstElementChild.hidden = me() === undefined;
    find("wants").textContent = seat.role.wants ? word("wants", seat.role.wants) : seat.trouble;
    find("wants").hidden = !known.session && !known.event || !find("wants").textContent;
    find("role").textContent = enters(seat.role) ? " · " + word(seat.role.role) : "";
    find("phones-open").hidden = find("begin-open").hidden = !directs;
    for (const id of ["seats-open", "mend-open", "close-session"])
        find(id).hidden = !directs || !goes;
    find("evening-reopen").hidden = !directs || evenings.sheet.board?.session?.state !== "closed";
    find("settle-up").hidden = !known.session;
    deeds.draw();
    call.draw();
    if (known.format)
        showBoard(find("board"), known, me(), deeds.may());
}

// The evening of all on the page of the event, else that of the table.
function drawHead() {
    const {title, round, rounds} = club.seen;
    const ofEvent = club.runs && /^(event|result)$/.test(here);
    find("heading").textContent = ofEvent && title || known.heading || "Spadille";
    find("progress").textContent = ofEvent ? round && word("round_of", round, rounds) || "" : known.progress ?? "";
}

// Whoever has no deals to look at looks at the event first; once that is over there is nothing to look at.
function clubChanged() {
    show();
    const first = club.runs && !landed;
    landed = landed || club.runs;
    if (first && here === "board" && !location.hash && !known.players?.includes(me()))
        location.hash = "#event";
    if (!club.runs && /^(event|result)$/.test(here))
        location.hash = "#board";
}

function takeRole(role) {
    const before = seat.role.role;
    fresh.role = line.streams;
    seat.take(role);
    club.follow(known);
    if (role.role !== before)
        roleChanged();
    settle(true);
}

const mayOpen = name => /^(event|result)$/.test(name) ? club.runs && (name === "event" || result.isOpen) : name === "entry" ? enters(seat.role) : name !== "beginning" || seat.role.role === "director";

function roleChanged() {
    sheet.again();
    entry.follow();
    referee.draw();
    if (!mayOpen(here.split("/", 1)[0]))
        location.hash = "#board";
}

// What a director may do about a deal on the sheet of the evening that goes on.
function ofRow(row) {
    const {board} = sheet;
    if (seat.role.role !== "director" || board?.session?.state !== "open" || row.kind !== "deal" || !row.event)
        return [];
    const say = (kind, event) => [kind.name, event ?? row.event, () => remark.open(board, row, kind, event)];
    const disputes = list(row.remarks).filter(each => each.kind === "disputed" && !each.settled);
    return [["correct", row.event, () => location.hash = "#entry/" + row.event], say(remarkable.note),
        ...disputes.map(each => say(remarkable.settle, each.event)), say(remarkable.strike)];
}

// A session is put away, or fetched back.
function turnKey(does, session, told) {
    acts.add({format: "spadille/close", version: 1, id: uuid(), session: session.number, head: session.head, language,
        does}, {told});
    close(find("who-sheet"));
    if (does === "reopen")
        location.hash = "#board";
}

function openAgain(refused) {
    if (refused.document.format === "spadille/result") {
        result.again(refused);
        location.hash = "#result";
        return;
    }
    entry.open(refused);
    location.hash = refused.document.corrects ? "#entry/" + refused.document.corrects : "#entry";
}

// Who it is before what he says.
async function settle(last) {
    const both = fresh.role === line.streams && fresh.board === line.streams;
    await (both && occasion() && seat.agree(line.streams, occasion(), me(), last));
    if (fresh.board === line.streams)
        acts.send();
}

function take(board) {
    const id = of => of.session && of.session.id + "." + of.session.head;
    const news = known.format && id(board) !== id(known);
    known = board;
    const first = fresh.board !== line.streams;
    fresh.board = line.streams;
    rulebook.game = board.game;
    keep("board", JSON.stringify(board));
    show();
    if (news)
        told(board.session ? inWords(board, me()) : word("no_session"));
    refresh();
    entry.follow();
    club.follow(board);
    settle(first);
    if (!wordsCame)
        words();
}

// Each phone at its own time: all of them are told at once.
async function refresh() {
    const page = here;
    await pause(300 * Math.random());
    if (page !== here)
        return;
    if (page === "sheet")
        sheet.load();
    if (page.startsWith("evenings"))
        evenings.refresh();
    if (page === "rules")
        rulebook.refresh();
    if (page.startsWith("settle"))
        settlement.load(settlement.session);
    if (page === "referee")
        referee.refresh();
    if (page === "trick")
        trick.refresh();
}

async function words() {
    wordsCame = true;
    await learnWords().then(wordsChanged, () => wordsCame = false);
}

function wordsChanged() {
    show();
    showLine(line.state, true);
    sheet.again();
    evenings.again();
    settlement.again();
    acts.show();
    entry.draw();
    club.draw();
    result.draw();
    referee.draw();
    trick.draw();
    beginning.draw();
}

function when(time) {
    const date = new Date(time);
    const today = date.toDateString() === new Date().toDateString();
    const shape = today ? {timeStyle: "short"} : {dateStyle: "medium", timeStyle: "short"};
    return new Intl.DateTimeFormat(locale, shape).format(date);
}

function showLine(state, quietly = false) {
    const away = state === "away" || state === "busy";
    const text = state === "away" ? line.seen ? word("away", when(line.seen)) : word("connecting") : word(state);
    const was = document.body.classList.contains("away");
    find("status").className = state;
    find("line").textContent = text;
    document.body.classList.toggle("away", away);
    if (quietly !== true && (away || was))
        told(text);
    if (away)
        acts.send();  // which says that it is kept
    entry.draw();
}

function notice(key) {
    line.end();
    document.body.classList.add("noticed");
    find("notice").textContent = scanAgain(key);
    find("main").tabIndex = 0;  // nothing in it has the focus, and large letters are scrolled
    for (const page of ["notice", ...pages])
        find("page-" + page).hidden = page !== "notice";
}

// Whoever was sent away keeps nothing of the table.
function gone() {
    forget("key");
    forget("board");
    known = {};
    seat.clear();
    remark.clear();
    entry.gone();
    club.clear();
    result.clear();
    referee.gone();
    trick.gone();
    beginning.clear();
    settlement.clear();
    for (const dialog of document.querySelectorAll("dialog"))
        close(dialog);
    show();
    swap(find("board"));
    sheet.clear();
    evenings.clear();
    notice("gone");
}

// What was written last is what somebody looks for.
async function openSheet(first) {
    await sheet.load();
    if (first && here === "sheet")
        find("main").scrollTop = find("main").scrollHeight;
}

// Once a correction has been left, it is the next deal again.
function openEntry(name, number) {
    const corrects = name === "entry" && number ? Number(number) : undefined;
    entry.begin(corrects);
    if (name === "entry")
        find("entry-name").focus({preventScroll: true});
}

function openSettlement(number) {
    find("name-settle").focus({preventScroll: true});
    settlement.load(number ? Number(number) : undefined);
}

function openReferee() {
    find("referee-name").focus({preventScroll: true});
    referee.refresh();
}

function openBeginning(does) {
    close(find("who-sheet"));
    beginning.begin(does ?? "mend");
    find("beginning-name").focus({preventScroll: true});
}

function openTrick() {
    find("name-trick").focus({preventScroll: true});
    trick.refresh();
}

function page(name, number) {
    scrolled.set(here, find("main").scrollTop);
    here = number ? name + "/" + number : name;
    for (const other of pages)
        find("page-" + other).hidden = other !== name;
    for (const button of document.querySelectorAll("nav button"))
        button.dataset.page === (below[name] ?? name)
            ? button.setAttribute("aria-current", "page") : button.removeAttribute("aria-current");
    document.body.classList.toggle("paper", !["event", "result", "board", "entry", "trick"].includes(name));
    document.body.classList.toggle("beginning", name === "beginning");
    document.body.classList.toggle("entering", name === "entry" || name === "result");
    find("event-bar").hidden = name !== "event";
    find("result-bar").hidden = name !== "result";
    drawHead();
    find("deeds").hidden = name !== "board";
    find("entry-bar").hidden = name !== "entry";
    find("beginning-bar").hidden = name !== "beginning";
    if (name === "entry" || entry.corrects)
        openEntry(name, number);
    if (name === "event")
        club.draw();
    if (name === "result")
        find("result-name").focus({preventScroll: true});
    if (name === "settle")
        openSettlement(number);
    if (name === "referee")
        openReferee();
    if (name === "trick")
        openTrick();
    if (name === "beginning")
        openBeginning(number);
    if (name === "sheet")
        openSheet(!scrolled.has(name));
    if (name === "evenings")
        evenings.show(number);
    find("main").scrollTop = scrolled.get(here) ?? 0;
}

function route() {
    if (location.hash.startsWith("#t="))
        return start();
    if (document.body.classList.contains("noticed"))
        return null;
    const [name, number] = location.hash.slice(1).split("/");
    if (!mayOpen(name))
        return page("board");
    return pages.includes(name) ? page(name, number) : page("board");
}

// The code is good for whoever has it: it shall not stay in an address that somebody shows or sends.
function takeToken() {
    const [, token, table] = /^#t=([0-9a-f]{32})(?:&table=(\d{1,3}))?$/i.exec(location.hash) ?? [];
    if (table)
        keep("table", table);
    if (location.hash.startsWith("#t="))
        history.replaceState(null, "", location.pathname);
    return token;
}

// Until the door answers; false where it says no.
async function knocked(token) {
    for (let tries = 0; ; ++tries) {
        const error = await knock(token).then(() => null, error => error);
        if (!error)
            return true;
        if (error.status && !error.busy && error.status < 500)
            return false;
        line.say(error.busy ? "busy" : "away");
        await pause(error.busy ? error.later : Math.min(4000, 500 * 2 ** tries));
    }
}

async function start() {
    const token = takeToken();
    document.body.classList.remove("noticed");
    find("page-notice").hidden = true;
    find("main").tabIndex = -1;
    if (token && !await knocked(token))
        return notice("gone");
    if (!recall("key"))
        return notice("no_code");
    line.start();
    words();
    entry.begin();
    return route();
}

document.documentElement.lang = language;
history.scrollRestoration = "manual";
prepareDialogs();
setWords();
acts.show();
find("who").addEventListener("click", chairs);
find("chair").addEventListener("input", drawChairs);
find("leave").addEventListener("click", () => location.hash = entry.corrects ? "#sheet" : "#board");
find("irregular").addEventListener("click", () => location.hash = "#referee");
find("trick-open").addEventListener("click", () => location.hash = "#trick");
find("trick-back").addEventListener("click", () => location.hash = "#rules");
find("settle-up").addEventListener("click", () => location.hash = "#settle");
find("settle-back").addEventListener("click", () => location.hash = settlement.session
    ? "#evenings/" + settlement.session : "#sheet");
for (const button of document.querySelectorAll("nav button"))
    button.addEventListener("click", () => location.hash = "#" + button.dataset.page);
addEventListener("hashchange", route);
addEventListener("spadille-gone", gone);
start();
