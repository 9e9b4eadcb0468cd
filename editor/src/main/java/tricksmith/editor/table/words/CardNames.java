package tricksmith.editor.table.words;

import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.SuitSigns;

/** What cards are called where there is no room for a picture, or nobody sees it. */
public final class CardNames {

  private CardNames() {}

  /** A card's label, its suit as a sign; a special card with what it is. */
  public static String of(Table.Face face, SuitSigns signs, Words words) {
    if (face.suit() != null && face.rank() != null) {
      return signs.french() ? face.rank() + signs.sign(face.suit()) : face.label();
    }
    return face.kind() == null
        ? face.label()
        : words.say("card.special", face.label(), face.kind());
  }
}
