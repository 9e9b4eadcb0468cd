package tricksmith.editor.picture;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.cards.CardSupply;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;

public record Faces(CardSupply supply) {

  public Table.Face of(int index) {
    Card card = supply.card(index);
    return new Table.Face(
        index,
        card.label(),
        card.suit() < 0 ? null : supply.suits().get(card.suit()),
        card.rank() < 0 ? null : supply.ranks().get(card.rank()),
        card.kind());
  }

  /** Returns the faces of cards, in the order of the deck. */
  List<Table.Face> of(IndexSet cards) {
    return IntStream.of(cards.toArray()).mapToObj(this::of).toList();
  }

  /** Returns the face of a card that was played; null if it is hidden. */
  Table.@Nullable Face of(Event.Play play) {
    return play.isSeen() ? of(play.card()) : null;
  }

  /** Returns the face of a card in a zone; null if it is hidden. */
  Table.@Nullable Face of(MatchView.Lying lying) {
    return lying.card() == MatchView.Lying.UNSEEN ? null : of(lying.card());
  }
}
