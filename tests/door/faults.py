"""What is wrong with what a phone shows: by axe-core, which script/bootstrap keeps outside the source, and by the room
that it takes."""

import os
from pathlib import Path

VERSION = "4.14.1"
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
AXE = CACHE / "spadille" / f"axe-core-{VERSION}" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
LEAST = 44  # pixels that a finger needs
ENOUGH = 0.25  # of the screen, for what is read

AUDIT = """const done = arguments[1];
axe.run(document, {runOnly: arguments[0], rules: {"target-size": {enabled: true}}, resultTypes: ["violations"]})
    .then(found => done(found.violations.flatMap(rule => rule.nodes.map(node =>
        [rule.id, rule.impact, node.target.join(" "), node.any.concat(node.all, node.none)[0]?.message].join(" | ")))))
    .catch(error => done([String(error)]));"""

# Of everything that is seen: what stands beside the screen, what is cut off, what is too low for a finger, and text
# that runs over its button.
ROOM = """const [least, enough] = arguments, wrong = [], slack = 1;
const named = e => [e.tagName.toLowerCase(), e.id && "#" + e.id, e.dataset?.key && `[${e.dataset.key}]`,
    e.classList.length && "." + [...e.classList].join(".")].filter(Boolean).join("");
const dialog = document.querySelector("dialog[open]");
const seen = e => e.checkVisibility({visibilityProperty: true}) && !e.closest(".unseen, svg *") &&
    (!dialog || dialog.contains(e));
const shortened = e => getComputedStyle(e).webkitLineClamp !== "none";  // all of it stands above
const beside = box => box.right > innerWidth + slack || box.left < -slack;
const over = (box, frame) => box.right > frame.right + slack || box.left < frame.left - slack ||
    box.bottom > frame.bottom + 3 || box.top < frame.top - 3;
function texts(element) {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), all = [];
    while (walk.nextNode()) {
        const parent = walk.currentNode.parentElement;
        if (walk.currentNode.nodeValue.trim() && seen(parent) && !shortened(parent))
            all.push(walk.currentNode);
    }
    return all;
}
function boxes(text) {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
}
for (const e of [...document.body.querySelectorAll("*")].filter(seen)) {
    if (beside(e.getBoundingClientRect()))
        wrong.push("beside the screen: " + named(e));
    if (getComputedStyle(e).overflowX !== "visible" && !shortened(e) && e.scrollWidth > e.clientWidth + slack)
        wrong.push("cut off: " + named(e));
    if (!e.matches("button, input, textarea"))
        continue;
    const frame = e.getBoundingClientRect();
    if (frame.height < least - .5)
        wrong.push(`only ${frame.height} high: ` + named(e));
    if (e.matches("button") && texts(e).flatMap(boxes).some(box => over(box, frame)))
        wrong.push(`runs over its button: ${named(e)} ${e.innerText}`);
}
for (const text of texts(document.body))
    if (boxes(text).some(beside))
        wrong.push("beside the screen: " + text.nodeValue);
const main = document.getElementById("main");
if (!dialog && main.clientHeight < enough * innerHeight)
    wrong.push(`only ${main.clientHeight} of ${innerHeight} is left to read in`);
return wrong;"""


def faults(phone):
    """One line each, nothing where all is well."""
    if not phone.script("return Boolean(window.axe)"):
        phone.script(AXE.read_text(encoding="utf-8"))
    audit = {"script": AUDIT, "args": [TAGS]}
    return phone.driver.ask("POST", phone.path + "/execute/async", audit) + phone.script(ROOM, LEAST, ENOUGH)
