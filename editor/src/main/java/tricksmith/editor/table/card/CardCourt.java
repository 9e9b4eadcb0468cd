package tricksmith.editor.table.card;

import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;

/** The frame of a court card of the French deck, with the portrait of its rank. */
final class CardCourt {

  /**
   * A part of a portrait.
   *
   * @param style its colour in the stylesheet
   * @param outline in a box of 46 by 52
   */
  private record Part(String style, String outline) {}

  /** From the back to the front. */
  private static final Map<String, List<Part>> PORTRAITS =
      Map.of(
          "K",
          List.of(
              new Part("court-red", "M2 52 C2 41 11 37 23 37 C35 37 44 41 44 52 Z"),
              new Part("court-gold", "M13 39 L23 48 L33 39 L29 36 L17 36 Z"),
              new Part(
                  "court-skin", "M13 17 L33 17 L33 26 C33 34 28 38 23 38 C18 38 13 34 13 26 Z"),
              new Part(
                  "court-beard",
                  "M12 22 C12 38 16 45 23 45 C30 45 34 38 34 22 C32 28 29 30 23 29.5"
                      + " C17 30 14 28 12 22 Z"),
              new Part("court-stroke", "M19 33 C21 31.5 25 31.5 27 33"),
              new Part("court-gold", "M11 18 L9 4 L16 10 L23 1 L30 10 L37 4 L35 18 Z"),
              new Part("court-band", "M11 18 L35 18 L35 14 L11 14 Z"),
              eyes(23.5)),
          "Q",
          List.of(
              new Part(
                  "court-hair",
                  "M23 8 C12 8 10 18 9.5 28 C9 36 7 40 5 45 L41 45 C39 40 37 36 36.5 28"
                      + " C36 18 34 8 23 8 Z"),
              new Part("court-teal", "M4 52 C4 44 13 40 23 40 C33 40 42 44 42 52 Z"),
              new Part("court-skin", "M18 34 L28 34 L29 41 C26 45 20 45 17 41 Z"),
              new Part(
                  "court-skin",
                  "M14 22 C14 14 32 14 32 22 C32 32 28 37 23 37 C18 37 14 32 14 22 Z"),
              new Part(
                  "court-hair",
                  "M14 21 C17 20 21 17 23 13 C25 17 29 20 32 21 C32 13 28 11 23 11"
                      + " C18 11 14 13 14 21 Z"),
              new Part(
                  "court-gold",
                  "M12 12 C19 8.5 27 8.5 34 12 L33 6 L28.5 8 L23 0.5 L17.5 8 L13 6 Z"),
              new Part(
                  "court-lips",
                  "M20.5 31.5 C22 30.5 24 30.5 25.5 31.5 C24 33.5 22 33.5 20.5 31.5 Z"
                      + circle(23, 7, 1.8)),
              eyes(25)),
          "J",
          List.of(
              new Part("court-green", "M3 52 C3 42 12 38 23 38 C34 38 43 42 43 52 Z"),
              new Part("court-white", "M16 38 L23 44 L30 38 L30 35 L16 35 Z"),
              new Part("court-fair", "M10.5 15 L35.5 15 L35.5 33 L30 35 L16 35 L10.5 33 Z"),
              new Part(
                  "court-skin",
                  "M14.5 17 L31.5 17 L31.5 27 C31.5 33 28 37 23 37 C18 37 14.5 33 14.5 27 Z"),
              new Part(
                  "court-blue", "M8 18 C8 7 16 5 24 5 C32 5 38 9 38 18 C30 14.5 16 14.5 8 18 Z"),
              new Part("court-white", "M29 10 C31 3 37 0 45 0 C45 7 40 13 31 14 Z"),
              new Part("court-stroke", "M30 12.5 C34 8 38 5 43 2 M20 31 C22 32.5 24 32.5 26 31"),
              eyes(24)));

  private CardCourt() {}

  /** Returns the frame; empty for other ranks and other decks. */
  static Optional<Node> of(String rank, boolean french) {
    return Optional.ofNullable(french ? PORTRAITS.get(rank) : null).map(CardCourt::frame);
  }

  private static Node frame(List<Part> parts) {
    Pane portrait = styled(new Pane(), "court-portrait");
    parts.stream().map(CardCourt::drawn).forEach(portrait.getChildren()::add);
    StackPane frame = styled(new StackPane(portrait), "court");
    StackPane.setAlignment(portrait, Pos.TOP_CENTER);
    StackPane.setAlignment(frame, Pos.CENTER_RIGHT);
    frame.setMouseTransparent(true);
    return frame;
  }

  private static SVGPath drawn(Part part) {
    SVGPath path = styled(new SVGPath(), "court-part", part.style());
    path.setContent(part.outline());
    return path;
  }

  private static Part eyes(double y) {
    return new Part("court-eyes", circle(19.2, y, 1.3) + circle(26.8, y, 1.3));
  }

  private static String circle(double x, double y, double radius) {
    double across = 2 * radius;
    return " M%s %s a%s %s 0 1 0 %s 0 a%s %s 0 1 0 -%s 0 Z"
        .formatted(x - radius, y, radius, radius, across, radius, radius, across);
  }
}
