package tricksmith.editor.table.question;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.Answering;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.card.DrawnCards;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.Words;

/**
 * Says why a card may not be played: the rules with their lines, and the cards that may be played.
 */
final class ExclusionPane extends VBox {
  private static final double CARD = 30;

  /** The most cards to show; of more, only their number is shown. */
  private static final int MOST_CARDS = 6;

  /** How far from its corners the notch is at least. */
  private static final double CORNER = 24;

  private final Table.Face card;
  private final Region notch = styled(new Region(), "exclusion-notch");
  private final VBox because = new VBox();
  private final List<Reason> reasons = new ArrayList<>();
  private final List<Hyperlink> lines = new ArrayList<>();
  private final HBox allowed = styled(new HBox(), "exclusion-allowed");
  private final List<CardFace> cards = new ArrayList<>();
  private final Label more = styled(new Label(), "exclusion-offer");
  private final Button wish;
  private final int total;

  /**
   * A rule that excludes the card, with its place.
   *
   * @param whole with the suit in the hand that makes it bite, if it is known
   */
  private record Reason(HBox line, Label rule, String brief, String whole) {
    void fit(double width) {
      rule.setText(whole);
      if (line.prefWidth(-1) > width) {
        rule.setText(brief);
      }
    }
  }

  ExclusionPane(
      Reasons.WhyCard why,
      ScriptWords script,
      PlaytestActions actions,
      Answering answering,
      Words words) {
    card = why.card();
    String name = CardNames.of(card, script, words);
    getStyleClass().add("exclusion");
    Label title =
        label("exclusion-title", words.say("exclusion.title", name), new FontIcon(Feather.SLASH));
    for (Reasons.Step excluding : why.excluding()) {
      String key = lines.isEmpty() ? "exclusion.rule" : "exclusion.rule.also";
      String obligation = script.text(excluding.obligation());
      String brief = words.say(key, obligation);
      String suit = excluding.suit();
      String whole = suit == null ? brief : words.say(key + ".held", obligation, script.sign(suit));
      Label rule = label("exclusion-rule", brief);
      Hyperlink link = new Hyperlink(words.line(excluding.place()));
      link.setId("exclusion-line");
      link.setMinWidth(USE_PREF_SIZE);
      link.setOnAction(_ -> actions.reveal(excluding.place().span()));
      lines.add(link);
      Label place = label("exclusion-place", link.getText());
      HBox line = styled(new HBox(rule, place), "exclusion-because");
      because.getChildren().add(line);
      reasons.add(new Reason(line, rule, brief, whole));
      rule.setText(whole);
    }
    wish = new Button(words.say("exclusion.wish"));
    wish.setId("exclusion-wish");
    wish.setMinWidth(USE_PREF_SIZE);
    wish.setOnAction(_ -> answering.wish(card, true, words.say("wish.allowed", name)));
    wish.setVisible(false);
    Label mayBe = styled(new Label(words.say("exclusion.allowed")), "exclusion-offer");
    mayBe.setMinWidth(USE_PREF_SIZE);
    allowed.getChildren().add(mayBe);
    List<Table.Face> fulfilling = why.excluding().getLast().fulfilling();
    total = fulfilling.size();
    fulfilling.stream()
        .sorted(DrawnCards.fromTheLeft(script))
        .limit(MOST_CARDS)
        .map(face -> new CardFace(face, script).wide(CARD).small())
        .forEach(cards::add);
    allowed.getChildren().addAll(cards);
    more.setMinWidth(USE_PREF_SIZE);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    allowed.getChildren().addAll(more, space, wish);
    show(cards.size());
    notch.setManaged(false);
    getChildren().addAll(title, because, allowed, notch);
  }

  Table.Face card() {
    return card;
  }

  /**
   * Uses at most this width: shows as many of the cards as fit beside the offer to allow it, and
   * what is held where that fits beside the line.
   */
  void fit(double width) {
    setMaxWidth(width);
    applyCss();
    double inside = width - snappedLeftInset() - snappedRightInset();
    int shown = cards.size();
    do {
      show(shown);
      shown--;
    } while (shown > 0 && allowed.prefWidth(-1) > inside);
    reasons.forEach(reason -> reason.fit(inside));
  }

  private void show(int number) {
    for (int card = 0; card < cards.size(); card++) {
      present(cards.get(card), card < number);
    }
    more.setText("+" + (total - number));
    present(more, number < total);
  }

  /**
   * Moves to the side until its notch can point at the card, and hides the notch where that is
   * impossible.
   *
   * @param target where the card is, as its place is given
   * @param room how far to the right it may reach
   */
  void aim(Optional<Double> target, double room) {
    double wanted = target.orElse(getLayoutX() + getWidth() / 2);
    double most = Math.max(0, Math.min(wanted - CORNER, room - getWidth()));
    double least = Math.min(wanted + CORNER - getWidth(), most);
    double left = Math.clamp(getLayoutX(), Math.max(0, least), most);
    setTranslateX(left - getLayoutX()); // Another place in the layout would ask for another pass.
    double at = wanted - left;
    notch.setVisible(target.isPresent() && at >= CORNER && at <= getWidth() - CORNER);
    notch.resizeRelocate(
        at - notch.prefWidth(-1) / 2, getHeight() - 1, notch.prefWidth(-1), notch.prefHeight(-1));
  }

  private static Label label(String id, String text) {
    Label label = RedSigns.on(styled(new Label(text), id));
    label.setId(id);
    label.setMinWidth(0);
    return label;
  }

  private static Label label(String id, String text, FontIcon icon) {
    Label label = label(id, text);
    label.setGraphic(icon);
    return label;
  }

  /** Offers to allow the card, and leads to the rules: only now can mouse and keys get there. */
  void offerToAllow() {
    for (int rule = 0; rule < lines.size(); rule++) {
      ((HBox) because.getChildren().get(rule)).getChildren().set(1, lines.get(rule));
    }
    wish.setVisible(true);
  }
}
