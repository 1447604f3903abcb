list(APPEND pages games/klaverjas/KlaverjasEntry.qml games/klaverjas/KlaverjasFigures.qml)
