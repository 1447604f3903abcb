import QtQuick
import QtTest
import Spadille

// What cannot be is said where the finger is, and can be read.
Walk {
    id: refused

    name: "Refused"

    function cleanup() {
        House.settings.theme = "light";
        window.width = 1280;
        window.height = 800;
    }

    function channel(value) {
        return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    // As WCAG counts it.
    function brightness(color) {
        return 0.2126 * channel(color.r) + 0.7152 * channel(color.g) + 0.0722 * channel(color.b);
    }

    function contrast(ink, ground) {
        const [a, b] = [brightness(ink), brightness(ground)].sort((a, b) => b - a);
        return (a + 0.05) / (b + 0.05);
    }

    function test_refusals_can_be_read_in_every_theme() {
        for (const theme of ["light", "dark", "contrast"]) {
            House.settings.theme = theme;
            for (const ground of [Theme.button, Theme.felt, Theme.feltEdge, Theme.slate])
                for (const ink of [Theme.bad, Theme.brass, Theme.good, Theme.dimChalk])
                    verify(contrast(ink, ground) >= 4.5, theme + " " + ink + " on " + ground + ": " + contrast(ink, ground));
            for (const ground of [Theme.paper, Theme.paperRaised, Theme.chosenPaper])
                for (const ink of [Theme.badInk, Theme.goodInk, Theme.dimInk])
                    verify(contrast(ink, ground) >= 4.5, theme + " " + ink + " on " + ground + ": " + contrast(ink, ground));
        }
    }

    function test_figure_that_cannot_be_is_refused_above_the_pad() {
        begin("klaverjas", ["Ann", "Bob", "Cem", "Dot"]);
        tap("enter");
        tap("maker0");
        const pad = seen("digit1").mapToItem(window.contentItem, 0, 0);
        for (const digit of ["1", "6", "1"])
            tap("digit" + digit);
        const wrong = seen("wrong");
        verify(wrong.text.startsWith("No tricks can be worth just so many points."), wrong.text);
        compare(wrong.color, Theme.bad);
        compare(wrong.truncated, false);
        const above = pad.y - wrong.mapToItem(window.contentItem, 0, wrong.height).y;
        verify(above > 0 && above < 120, above);
        compare(seen("digit1").mapToItem(window.contentItem, 0, 0), pad);
        compare(seen("save").opacity, 1);
        tap("digit⌫");
        verify(seen("wrong").color !== Theme.bad);
    }
}
