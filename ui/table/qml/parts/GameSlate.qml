import QtQuick
import QtQuick.Templates as T
import Spadille

// A game to begin: what it is called, what it is, for how many.
T.AbstractButton {
    id: slate

    required property var modelData
    required property int index
    property bool small: false  // the page has little room
    property bool brief: false  // its name and for how many, where it is not what the page is about

    objectName: "slate_" + modelData.id
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: brief || small ? 10 : 18
    leftPadding: brief || small ? 14 : 22
    rightPadding: leftPadding
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: House.words.listed([modelData.name, (brief ? "" : modelData.about + " ") + modelData.players])
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Slate {
        border.width: slate.visualFocus ? 3 : 1
        border.color: slate.visualFocus ? Theme.brass : Theme.slateEdge
        color: slate.down ? Qt.darker(Theme.slate, 1.3) : Theme.slate
    }

    contentItem: Item {
        implicitHeight: words.implicitHeight

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - mark.width - 10
            spacing: slate.brief || slate.small ? 0 : 6

            Words {
                width: parent.width
                text: slate.modelData.name
                size: slate.brief || slate.small ? 20 : 30
                strong: true
                whole: true
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                visible: !slate.brief
                text: visible ? slate.modelData.about : ""
                size: 17
                color: Theme.dimChalk
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                text: slate.modelData.players
                size: 17
                color: slate.brief ? Theme.dimChalk : Theme.brass
                Accessible.ignored: true
            }
        }

        SuitMark {
            id: mark

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            size: slate.brief ? 22 : slate.small ? 32 : 48
            suit: slate.index % 4
        }
    }
}
