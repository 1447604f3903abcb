import Spadille

// What is done most often: the deal that was just played. A closed session is opened again first.
TapButton {
    signal enter

    objectName: "enter"
    main: true
    guarded: true
    text: House.evening.closed ? House.words.say("table.reopen") : House.words.say("table.enter_deal")
    onTapped: House.evening.closed ? House.evening.reopen() : enter()
}
