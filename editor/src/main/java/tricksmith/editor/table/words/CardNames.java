package tricksmith.editor.table.words;

import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;

/** Names of cards, for places without room for a picture or where nobody sees it. */
public final class CardNames {

  private CardNames() {}

  /** Returns a card's label with its suit as a sign; for a special card, with what it is. */
  public static String of(Table.Face face, ScriptWords script, Words words) {
    String suit = face.suit();
    String rank = face.rank();
    if (suit == null || rank == null) {
      return face.kind() == null
          ? face.label()
          : words.say("card.special", face.label(), script.name(face.kind()));
    }
    if (script.french()) {
      return rank + script.sign(suit);
    }
    boolean translated = script.translation().has(suit) || script.translation().has(rank);
    return translated
        ? words.say("card.named", script.value(suit), script.value(rank))
        : face.label();
  }
}
