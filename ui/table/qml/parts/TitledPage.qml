import QtQuick

// A page of the window. It has the focus as soon as it is there, so its title is the first that a screen reader says of it.
FocusScope {
    property string title: ""

    Accessible.role: Accessible.Pane
    Accessible.name: title
}
