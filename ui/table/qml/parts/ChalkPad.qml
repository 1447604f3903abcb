pragma ComponentBehavior: Bound

import QtQuick
import Spadille

// What can be chalked up for one side, a tap each.
Flow {
    id: pad

    required property int side
    property bool wipes: true  // the way to wipe them stands here as well
    readonly property string name: House.entry.marks[side]?.name ?? ""
    readonly property real whole: {  // in one line
        let all = wipes ? wipe.width : -spacing;
        for (let i = 0; i < amounts.count; ++i)
            all += (amounts.itemAt(i)?.width ?? 0) + spacing;
        return Math.ceil(all);
    }

    spacing: 8

    Repeater {
        id: amounts

        model: House.entry.amounts

        TapButton {
            required property int modelData

            objectName: "roem" + pad.side + "_" + modelData
            text: modelData
            size: 18
            Accessible.name: House.words.say("table.roem_for", modelData, pad.name)
            onTapped: House.entry.chalk(pad.side, modelData)
        }
    }

    WipeMarks {
        id: wipe

        visible: pad.wipes
        side: pad.side
    }
}
