// The page of a search: what is typed is looked for at once, and stands in the address, so that it can be sent.
const field = document.querySelector("input[type=search]");
const list = document.getElementById("found");

function row(clause) {
    const item = document.createElement("li");
    const link = item.appendChild(document.createElement("a"));
    link.href = clause.page;
    link.textContent = `${clause.id} ${clause.title}`;
    item.append(` ${clause.game}`);
    return item;
}

function show() {
    const found = find(clauses, field.value).slice(0, 50);
    list.replaceChildren(...found.map(row));
    if (found.length === 0 && field.value.trim() !== "")
        list.append(list.dataset.none);
}

field.form.addEventListener("submit", event => event.preventDefault());
field.addEventListener("input", () => {
    history.replaceState(null, "", `?q=${encodeURIComponent(field.value)}`);
    show();
});
field.value = new URLSearchParams(location.search).get("q") ?? "";
field.focus();
show();
