// Whatever crosses the line: the key, the questions and the stream. Of what is shown this knows nothing.

const silence = 12000;  // the door says something every five seconds
const patience = 2500;  // whoever looks again shall know within three seconds
const attempt = 5000;
// A browser has six connections to a door: those that nobody looks at are let go, at once where another page of this
// phone is looked at.
const unseen = 30000;

export const locale = (navigator.languages ?? [navigator.language])
    .find(name => /^(en|ja|nl|fr)(-|$)/i.test(name)) ?? "en-GB";

export const language = locale.slice(0, 2).toLowerCase();

const memory = new Map();  // where a browser keeps nothing, the page itself does

export function keep(name, text) {
    memory.set(name, text);
    try {
        localStorage.setItem("spadille." + name, text);
    } catch {
        // full or forbidden: it lasts as long as the page
    }
}

export function recall(name) {
    try {
        return localStorage.getItem("spadille." + name) ?? memory.get(name) ?? "";
    } catch {
        return memory.get(name) ?? "";
    }
}

export function recallAll(name) {
    try {
        return JSON.parse(recall(name) || "{}") ?? {};
    } catch {
        return {};
    }
}

export function forget(name) {
    memory.delete(name);
    try {
        localStorage.removeItem("spadille." + name);
    } catch {
        // then it was never kept
    }
}

export const pause = time => new Promise(done => setTimeout(done, time));

export class Refused extends Error {
    constructor(status, text = "") {
        super(text);
        this.status = status;
    }

    get busy() {
        return this.status === 503 || this.status === 429;
    }

    // When it makes sense to come again. After too many wrong codes the door is shut for a minute.
    get later() {
        return this.status === 429 ? 60000 : 5000 + 5000 * Math.random();
    }
}

const bearer = () => ({Authorization: "Bearer " + recall("key")});

// What a document says is wrong with one that was sent.
const wrong = answer => answer?.findings?.map(finding => finding.text).join(" ");

async function read(response) {
    const answer = await response.json().catch(() => null);
    if (!response.ok || !answer)
        throw new Refused(response.ok ? 0 : response.status, answer?.error ?? wrong(answer));
    return answer;
}

async function post(path, document, headers) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), 8000);
    try {
        return await read(await fetch(path, {
            method: "POST", cache: "no-store", signal: stop.signal,
            headers: {"Content-Type": "application/json", ...headers}, body: JSON.stringify(document),
        }));
    } finally {
        clearTimeout(timer);
    }
}

export async function knock(token) {
    // With the key that it has already: a phone that scans again keeps its seat.
    const answer = await post("/v1/keys", {format: "spadille/knock", version: 1, token}, recall("key") ? bearer() : {});
    keep("key", answer.key);
}

// What comes back is a document, or it throws. Where there is no room it comes again, each phone at its own time.
export async function ask(question, times = 3) {
    try {
        return await post("/v1/ask", {format: "spadille/query", version: 1, language, ...question}, bearer());
    } catch (error) {
        if (error.status === 401)
            dispatchEvent(new Event("spadille-gone"));
        if (error.status !== 503 || times === 1)
            throw error;
        await pause(500 + 1500 * Math.random());
        return ask(question, times - 1);
    }
}

// Something is done. What is refused throws; who may come again with it knows by himself.
export async function act(document) {
    try {
        return await post("/v1/do", document, bearer());
    } catch (error) {
        if (error.status === 401)
            dispatchEvent(new Event("spadille-gone"));
        throw error;
    }
}

// Server-sent events, from pieces that end anywhere.
class Events {
    rest = "";
    kind = "";
    data = [];

    *of(piece) {
        const lines = (this.rest + piece).split("\n");
        this.rest = lines.pop();
        for (const line of lines) {
            const event = this.take(line.replace(/\r$/, ""));
            if (event)
                yield event;
        }
    }

    take(line) {
        if (line === "")
            return this.finish();
        const [, name, value] = /^([^:]*):? ?(.*)$/.exec(line);
        if (name === "event")
            this.kind = value;
        if (name === "data")
            this.data.push(value);
        return null;
    }

    finish() {
        const event = {kind: this.kind, data: this.data.join("\n")};
        this.kind = "";
        this.data = [];
        return event.kind || event.data ? event : null;
    }
}

// The stream of the board, held for as long as somebody looks. Tells `board` and `role` what came, `state` how
// the line is (live, connecting, away, busy), `gone` that the key is no longer good.
export class Line {
    state = "connecting";
    seen = Number(recall("seen"));
    tries = 0;
    began = 0;
    streams = 0;

    constructor(tell) {
        this.tell = tell;
        addEventListener("online", () => this.wake());
        addEventListener("pageshow", event => event.persisted && this.wake());
        addEventListener("pagehide", () => this.sleep());
        document.addEventListener("visibilitychange", () => this.looked());
        addEventListener("storage", event => event.key === "spadille.looked" && document.hidden && this.sleep());
    }

    start() {
        this.going = true;
        this.tries = 0;
        this.open();
        if (document.hidden)
            this.looked();
        else
            keep("looked", Date.now());
    }

    end() {
        this.going = false;
        this.sleep();
    }

    looked() {
        clearTimeout(this.doze);
        if (document.hidden) {
            this.doze = setTimeout(() => this.sleep(), unseen);
            return;
        }
        keep("looked", Date.now());
        this.wake();
    }

    // Also a line that seems to stand is tried anew: a phone is not told what was cut while it slept.
    wake() {
        const trying = this.stop && this.state !== "live" && Date.now() - this.began < 1000;
        if (!this.going || trying)
            return;
        this.tries = 0;
        this.open();
    }

    sleep() {
        this.drop();
        clearTimeout(this.waits);
        this.waits = 0;
        if (this.state === "live")
            this.tell.state(this.state = "connecting");
    }

    drop() {
        const stop = this.stop;
        this.stop = null;
        stop?.abort();
        clearTimeout(this.again);
        clearTimeout(this.watch);
    }

    async open() {
        this.drop();
        this.began = Date.now();
        this.streams++;
        this.say(this.state === "live" ? "connecting" : this.state);
        const stop = this.stop = new AbortController();
        this.expect(attempt);
        try {
            await this.follow(stop);
        } catch (error) {
            if (stop === this.stop)
                this.lost(error);
        }
    }

    async follow(stop) {
        const response = await fetch("/v1/board?language=" + language,
            {headers: bearer(), cache: "no-store", signal: stop.signal});
        if (!response.ok)
            throw new Refused(response.status);
        const reader = response.body.getReader();
        const decoder = new TextDecoder();
        const events = new Events();
        for (;;) {
            const {done, value} = await reader.read();
            if (done || stop !== this.stop)
                throw new Refused(0);
            for (const event of events.of(decoder.decode(value, {stream: true})))
                this.take(event);
            this.heard();
        }
    }

    take(event) {
        if (event.kind === "gone")
            throw new Refused(401);
        if (event.kind === "board" || event.kind === "role")
            this.tell[event.kind](JSON.parse(event.data));
    }

    heard() {
        this.seen = Date.now();
        keep("seen", this.seen);
        this.expect(silence);
        this.say("live");
    }

    expect(time) {
        clearTimeout(this.watch);
        this.watch = setTimeout(() => {
            this.say("away");
            this.stop?.abort();
        }, time);
    }

    lost(error) {
        this.stop?.abort();
        this.drop();
        if (error.status === 401)
            return this.tell.gone();
        if (Date.now() - this.began > silence)
            this.tries = 0;
        this.say(error.busy ? "busy" : this.state === "live" ? "connecting" : this.state);
        this.again = setTimeout(() => this.open(), error.busy ? error.later : this.rest());
    }

    rest() {
        return Math.min(4000, 500 * 2 ** this.tries++) * (0.7 + 0.3 * Math.random());
    }

    say(state) {
        if (state !== "connecting")
            clearTimeout(this.waits), this.waits = 0;
        else if (!this.waits)
            this.waits = setTimeout(() => this.say("away"), patience);
        if (state !== this.state)
            this.tell.state(this.state = state);
    }
}
