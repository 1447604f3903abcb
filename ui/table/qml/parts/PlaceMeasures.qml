import QtQuick
import Spadille

// How wide the columns of an event's ranking are, and whether there is room for them.
QtObject {
    property real width: 0
    readonly property int rounds: House.eventRanking.rounds
    readonly property bool stacked: width < Theme.size(420)  // the total stands below the name
    readonly property real placeSize: Math.min(22, 30 / Theme.scale)
    readonly property real place: Theme.wide("000", placeSize) + 8
    readonly property real score: Theme.wide("(0000)", 17) + 6
    readonly property real decided: House.eventRanking.decided ? Theme.size(110) : 0
    readonly property real prize: House.eventRanking.prizes ? Theme.wide("000.00", 17) + 10 : 0
    readonly property real total: Theme.wide("00 000", 24) + 10
    readonly property real names: width - 2 * 14 - place - rounds * score - decided - prize - total
    readonly property bool beside: names >= Theme.size(230)  // the figures of rounds stand in columns
}
