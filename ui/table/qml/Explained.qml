pragma Singleton

import QtQuick

// Whether the page that is open is being explained.
QtObject {
    property bool open: false
}
