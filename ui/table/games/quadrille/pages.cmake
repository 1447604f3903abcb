list(APPEND pages games/quadrille/QuadrilleEntry.qml)
