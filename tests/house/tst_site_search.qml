import QtQuick
import QtTest
import "../../docs/site/search.js" as Search

// What the documentation site finds, without a browser.
TestCase {
    name: "SiteSearch"

    readonly property var clauses: [
        {
            "id": "EU-5.4",
            "title": "March alone",
            "game": "Euchre",
            "text": "A maker who plays alone and takes all five tricks scores 4 points."
        },
        {
            "id": "EU-7.3",
            "title": "Other ways",
            "game": "Euchre",
            "text": "A march alone may count 5, see EU-5.4."
        },
        {
            "id": "QU-5.14",
            "title": "ベート",
            "game": "カドリーユ",
            "text": "罰として供託に払います。"
        },
        {
            "id": "QU-8.1",
            "title": "Réponse à une renonce",
            "game": "Quadrille",
            "text": "Un joueur paie une bête par donne."
        }
    ]

    function found(said: string): var {
        return Search.find(clauses, said).map(clause => clause.id);
    }

    function test_title_before_text(): void {
        compare(found("march alone"), ["EU-5.4", "EU-7.3"]);
    }

    function test_number_before_whoever_names_it(): void {
        compare(found("eu-5.4"), ["EU-5.4", "EU-7.3"]);
    }

    function test_every_word_has_to_be_there(): void {
        compare(found("march partner"), []);
    }

    function test_part_of_a_japanese_word(): void {
        compare(found("供託"), ["QU-5.14"]);
        compare(found("カドリーユ　罰"), ["QU-5.14"]);
    }

    function test_without_accents_and_in_full_width(): void {
        compare(found("reponse BETE"), ["QU-8.1"]);
        compare(found("ｍａｒｃｈ　ｆｉｖｅ"), ["EU-5.4"]);
    }

    function test_nothing_said(): void {
        compare(found("  "), []);
    }
}
