import QtQuick
import QtTest
import Spadille

// Every page in every language, theme, text size and window: no text cut off, broken or over
// another, everything that can be tapped as large as a thumb and within reach, no warning.
Scenes {
    id: looks

    name: "Looks"

    readonly property var languages: ["en", "ja", "nl", "fr"]
    readonly property var themes: ["light", "dark", "contrast"]
    readonly property var textSizes: [100, 200, 80]
    readonly property var sizes: [[1280, 800], [360, 640], [800, 1280], [800, 480], [640, 360]]

    function row(language, theme, textSize, size) {
        return {
            "tag": [languages[language], themes[theme], textSizes[textSize] + " %", sizes[size].join("x")].join(" "),
            "language": languages[language],
            "theme": themes[theme],
            "textSize": textSizes[textSize],
            "size": sizes[size]
        };
    }

    // Twelve of all combinations: each theme and each size of letters meets each of four windows, and each language three;
    // the lowest window is met in the long run.
    function pairs() {
        const rows = [];
        for (let language = 0; language < 4; ++language)
            for (let theme = 0; theme < 3; ++theme)
                rows.push(row(language, theme, (theme + (language + theme) % 4) % 3, (language + theme) % 4));
        return rows;
    }

    // In the usual run every page meets a quarter of those.
    function met(scene, row) {
        return bench.many(0, 1) > 0 || (scene + row.number) % 4 === 0;
    }

    function everything() {
        const rows = [];
        for (let i = 0; i < 36 * sizes.length; ++i)
            rows.push(row(i % 4, Math.floor(i / 4) % 3, Math.floor(i / 12) % 3, Math.floor(i / 36)));
        return rows;
    }

    function set(row) {
        House.settings.language = row.language;
        House.settings.theme = row.theme;
        House.settings.textSize = row.textSize;
        window.width = row.size[0];
        window.height = row.size[1];
        bench.lay(window);
    }

    function cleanup() {
        set(row(0, 0, 0, 0));
    }

    function test_every_page_data() {
        const rows = bench.many(0, 1) > 0 ? everything() : pairs();
        rows.forEach((row, number) => row.number = number);
        return rows;
    }

    function test_every_page(row) {
        set(row);
        const theirs = House.home.people.concat([looks.miscounted, looks.doubted, looks.noted, looks.agreedOn, looks.calledFor], looks.members);
        const faults = [];
        looks.all.filter((_, scene) => met(scene, row)).forEach(scene => {
            show(scene);
            if (bench.pictures() !== "")
                picture([scene[0], row.language, row.theme, row.textSize, row.size[0]].join("-"));
            for (const fault of [].concat(bench.overflowing(window, theirs), bench.nameless(window), bench.misplaced(window)))
                faults.push(scene[0] + " " + fault);
        });
        for (const fault of faults)
            console.log(fault);
        compare(faults.length, 0);
    }
}
