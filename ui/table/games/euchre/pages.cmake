list(APPEND pages games/euchre/EuchreEntry.qml)
