package tricksmith.editor.view;

/** A game that is soon dealt, drawn and played, for tests in which any game will do. */
final class SmallGame {
  static final String FOR_FOUR =
      """
      game "Small"
        players 4
      match {
        new deal
        shuffle deck
        deal 5 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick {
        must "follow suit"  card.suit == led.suit
        best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank
      }
      """;

  private SmallGame() {}
}
