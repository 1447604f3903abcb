list(APPEND pages games/kyuuri/KyuuriEntry.qml)
