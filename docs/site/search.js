// Finds clauses by words. No index by stems: Japanese has no spaces, and a part of a word finds it in every language.

// Without capitals, accents and full width, so that "Remise" is "remise" and "ｒｏｅｍ" is "roem".
function folded(text) {
    return text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
}

// How well a clause has the words: in its number, its title, its text; 0 where one is missing.
function worth(clause, words) {
    const places = [[clause.id, 100], [clause.title, 10], [clause.game, 5], [clause.text, 1]].map(
        ([text, weight]) => [folded(text), weight]);
    let sum = 0;
    for (const word of words) {
        const found = places.filter(([text]) => text.includes(word));
        if (found.length === 0)
            return 0;
        sum += Math.max(...found.map(([, weight]) => weight));
    }
    return sum;
}

// Of all clauses those that have every word, the best first; equals in the order of the book.
function find(clauses, said) {
    const words = folded(said).split(/[\s\u3000]+/).filter(word => word !== "");
    if (words.length === 0)
        return [];
    return clauses.map(clause => [worth(clause, words), clause]).filter(([value]) => value > 0)
        .sort(([a], [b]) => b - a).map(([, clause]) => clause);
}
