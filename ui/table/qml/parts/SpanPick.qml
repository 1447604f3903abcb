import QtQuick
import Spadille

// Which evenings count.
Pick {
    objectName: "span_"
    label: House.words.say("table.which_evenings")
    options: [["all", House.words.say("table.span_all")], ["year", House.words.say("table.span_year")],
        ["month", House.words.say("table.span_month")]]
}
