pragma Singleton

import QtQuick

// A second tap within 300 ms, wherever it lands, is the first one's echo.
QtObject {
    property real last: 0
    property int span: 300

    // Whether nothing guarded was tapped just now.
    function quiet(): bool {
        return Date.now() - last >= span;
    }

    function pass(): bool {
        const now = Date.now();
        if (now - last < span)
            return false;
        last = now;
        return true;
    }
}
