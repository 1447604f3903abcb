pragma Singleton

import QtQuick
import Spadille

// Colours, sizes and times of every page. Felt and slate are what is alive, paper is what is kept.
QtObject {
    readonly property string name: House.settings.theme
    readonly property bool dark: name === "dark"
    readonly property bool contrast: name === "contrast"
    readonly property real scale: House.settings.textSize / 100
    readonly property bool still: House.settings.reducedMotion

    readonly property color felt: contrast ? "#000000" : dark ? "#14211d" : "#20463d"
    readonly property color feltEdge: contrast ? "#000000" : dark ? "#0a1210" : "#0f2420"
    readonly property color button: contrast ? "#000000" : dark ? "#1b2a26" : "#213b35"
    readonly property color buttonEdge: contrast ? "#ffffff" : dark ? "#35483f" : "#4a675f"
    readonly property color slate: contrast ? "#000000" : dark ? "#0d1415" : "#182325"
    readonly property color slateEdge: contrast ? "#ffffff" : "#33484a"
    readonly property color chalk: contrast ? "#ffffff" : "#f3efe3"
    readonly property color dimChalk: contrast ? "#ffffff" : "#b4c0b9"
    readonly property color brass: contrast ? "#ffe94d" : "#dfae52"
    readonly property color brassText: "#1a1f1c"
    readonly property color good: contrast ? "#7dffb0" : "#8fd1ab"
    readonly property color bad: contrast ? "#ff9d8f" : "#f29b8c"

    readonly property color paper: contrast ? "#000000" : dark ? "#191f1d" : "#f6f1e4"
    readonly property color paperRaised: contrast ? "#000000" : dark ? "#222a27" : "#fffdf6"
    readonly property color paperEdge: contrast ? "#ffffff" : dark ? "#3d4945" : "#cfc7ad"
    readonly property color ink: contrast ? "#ffffff" : dark ? "#ece7d9" : "#22302c"
    readonly property color dimInk: contrast ? "#ffffff" : dark ? "#a9b5af" : "#5b6a64"
    readonly property color goodInk: contrast ? "#7dffb0" : dark ? "#8fd1ab" : "#2d7045"
    readonly property color badInk: contrast ? "#ff9d8f" : dark ? "#f29b8c" : "#a93d2e"
    readonly property color brassInk: contrast ? "#ffe94d" : dark ? "#dfae52" : "#7c5c14"
    readonly property color chosenPaper: contrast ? "#333300" : dark ? "#3a3523" : "#efe5c6"

    readonly property string family: "Inter"
    readonly property int touch: Math.max(60, Math.round(60 * Math.min(scale, 1.4)))
    readonly property int gap: 12
    readonly property int corner: 16
    readonly property int quick: still ? 0 : 160
    readonly property int slow: still ? 0 : 420

    function size(pixels: real): int {
        return Math.max(11, Math.round(pixels * scale));
    }

    readonly property FontMetrics metrics: FontMetrics {
        font.family: Theme.family
        font.pixelSize: 20  // a button's: it has been looked for, and lines are as wide in any
        font.weight: Font.DemiBold
    }

    // A figure as it is printed: below nothing it has a minus, and no hyphen.
    function signed(figure: var): string {
        return String(figure).replace("-", "−");
    }

    readonly property var measured: new Map()  // lines: the same words stand on many buttons, and are asked for more than once

    // How wide a line of strong letters is, in their size.
    function ems(text: string): real {
        let width = measured.get(text);
        if (width === undefined)
            measured.set(text, width = metrics.advanceWidth(text) * 1.04 / 20);
        return width;
    }

    // The same in pixels. Of a text that is wrapped Qt 6.4 knows no width of its own.
    function wide(text: string, pixels: real): int {
        return Math.ceil(ems(text) * size(pixels));
    }

    // How wide its widest word is, in their size. Between Japanese letters a line can be broken, but not in a word
    // from abroad (katakana), nor in a label of so few letters; nor at a space that keeps a French mark to its word.
    function widest(text: string): real {
        let most = text.length < 6 ? ems(text) : 0;
        for (const word of text.match(/[\u30a0-\u30ff]+|(?:[^\s\u3000-\u9fff\uff00-\uffef]|[\u00a0\u202f])+/g) ?? [])
            most = Math.max(most, ems(word));
        return most;
    }

    // Of a line in a chart on paper: its colour, its dashes (in widths of the line) and its mark.
    readonly property var lineColors: contrast ? ["#ffffff", "#ffe94d", "#7dffb0", "#7ab8ff", "#ff9d8f", "#e3b1ff"]
        : dark ? ["#7cc796", "#f2a04e", "#8db4f0", "#f0766a", "#c9a4e8", "#dfd27a"]
        : ["#2d7a47", "#b86508", "#2b5fa8", "#c8402f", "#7a4596", "#5b6a64"]
    readonly property var lineDashes: [[], [4, 3], [1, 2], [7, 2, 1, 2], [9, 4], [2, 2, 5, 2]]
    readonly property var lineMarks: ["●", "■", "▲", "◆", "○", "□", "△", "◇"]

    // Of a suit, 0 to 3 for spades, hearts, diamonds, clubs; on felt or on paper.
    function suit(index: int, paper: bool): color {
        const light = dark || contrast || !paper;
        const four = House.settings.fourColours;
        const black = light ? "#f3efe3" : "#22302c";
        const red = light ? "#f0766a" : "#c8402f";
        if (index === 0)
            return black;
        if (index === 1)
            return red;
        if (index === 2)
            return four ? (light ? "#f2a04e" : "#b86508") : red;
        return four ? (light ? "#7cc796" : "#2d7a47") : black;
    }
}
