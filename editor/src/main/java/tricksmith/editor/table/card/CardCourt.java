package tricksmith.editor.table.card;

import static tricksmith.editor.node.Styled.styled;

import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The frame of a court card of the French deck, with the head-dress of its rank. */
final class CardCourt {
  private static final Map<String, String> STYLES =
      Map.of("K", "court-king", "Q", "court-queen", "J", "court-jack");

  private CardCourt() {}

  /** Returns the frame; empty for other ranks and other decks. */
  static Optional<Node> of(String rank, boolean french) {
    return Optional.ofNullable(french ? STYLES.get(rank) : null).map(CardCourt::frame);
  }

  private static Node frame(String style) {
    Region headDress = styled(new Region(), "court-sign", style);
    StackPane frame = styled(new StackPane(headDress), "court");
    StackPane.setAlignment(headDress, Pos.TOP_CENTER);
    StackPane.setAlignment(frame, Pos.CENTER_RIGHT);
    frame.setMouseTransparent(true);
    return frame;
  }
}
