list(APPEND pages games/klaverjas/KlaverjasEntry.qml)
