import QtQuick

// A part that is made only while it is shown: what nobody sees costs no time, and its file is not even read.
Loader {
    property string part: ""  // the name of its file; empty: nothing is shown
    property var values: ({})  // of its properties

    visible: part !== ""
    onPartChanged: setSource(part === "" ? "" : part + ".qml", values)
}
