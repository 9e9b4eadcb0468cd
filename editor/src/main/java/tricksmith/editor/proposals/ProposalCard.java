package tricksmith.editor.proposals;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptLine;
import tricksmith.editor.signs.WrappedBox;
import tricksmith.proposal.Proposal;

/**
 * A proposal: what it changes in a sentence, its lines as they will be in the script, and beside
 * them how much it changes.
 */
final class ProposalCard extends ToggleButton {

  /** The share of the width that the effects take. */
  private static final double EFFECTS = 0.34;

  /** The width of the number and of the gaps, in pixels of the usual size. */
  private static final double AROUND = 76;

  private final Proposal proposal;
  private final ProposalWords words;
  private final WrappedBox rule = styled(new WrappedBox(), "proposal-content");
  private final WrappedBox effects = styled(new WrappedBox(), "proposal-content");

  /**
   * Creates a card.
   *
   * @param number from 1
   * @param rules the text of the script in force
   * @param shared new lines that every proposal has, and that need not be repeated
   */
  ProposalCard(
      Proposal proposal,
      int number,
      Optional<ProposalEffect> effect,
      String rules,
      List<String> shared,
      ProposalWords words) {
    this.proposal = proposal;
    this.words = words;
    setId("proposal-" + number);
    getStyleClass().setAll("proposal");
    setMaxWidth(Double.MAX_VALUE);
    setOnAction(_ -> setSelected(true)); // Another click leaves it picked.
    focusedProperty().subscribe(focused -> setSelected(focused || isSelected()));
    Label place = styled(new Label(String.valueOf(number)), "proposal-number");
    showRule(rules, shared);
    effect.ifPresent(this::showHere);
    effects.getChildren().add(wrapped(share(), "proposal-share"));
    HBox.setHgrow(rule, Priority.ALWAYS);
    setGraphic(styled(new HBox(place, rule, effects), "proposal-parts"));
    setAccessibleText(words.sentence(proposal) + ". " + share());
  }

  Proposal proposal() {
    return proposal;
  }

  void setContentWidth(double width) {
    double inside = Math.max(0, width - AROUND);
    wide(effects, inside * EFFECTS);
    wide(rule, inside * (1 - EFFECTS));
  }

  private static void wide(Region part, double width) {
    part.setMinWidth(width);
    part.setPrefWidth(width);
    part.setMaxWidth(width);
  }

  private void showRule(String rules, List<String> shared) {
    rule.getChildren().add(RedSigns.on(wrapped(words.sentence(proposal), "proposal-sentence")));
    String now = proposal.rules().text();
    List<String> added = NewLines.of(now, rules);
    List<String> shown =
        added.isEmpty() ? NewLines.of(rules, now) : NewLines.without(added, shared);
    if (!shown.isEmpty()) {
      rule.getChildren().add(lines(shown, added.isEmpty()));
    }
    if (proposal.test().isEmpty()) {
      rule.getChildren().add(wrapped(words.say("no-test"), "proposal-test"));
    }
    proposal.breaks().stream()
        .findFirst()
        .ifPresent(
            title ->
                rule.getChildren().add(wrapped(words.say("breaks", title), "proposal-breaks")));
  }

  /**
   * Returns lines of a script.
   *
   * @param gone whether they would be removed
   */
  static Node lines(List<String> lines, boolean gone) {
    VBox box = styled(new WrappedBox(), "proposal-lines");
    NewLines.outdented(lines).forEach(line -> box.getChildren().add(line(line, gone)));
    return box;
  }

  /** Returns a line in colours; comments follow closely, not in a column of their own. */
  private static Node line(String line, boolean gone) {
    ScriptLine shown = new ScriptLine(line.replaceAll("(?<=\\S) {3,}", "  "));
    if (gone) {
      shown.getStyleClass().add("proposal-gone");
    }
    return shown;
  }

  private void showHere(ProposalEffect effect) {
    Label here = RedSigns.on(wrapped(words.here(effect, proposal.earlier()), "proposal-here"));
    effects.getChildren().add(here);
    if (!effect.deals().isEmpty()) {
      effects.getChildren().add(new EffectStrip(effect, here.getText()));
    }
  }

  private String share() {
    return words.share(proposal);
  }

  /**
   * The tricks of a match as small bars, deal by deal; those that come out differently stand out.
   */
  private static final class EffectStrip extends FlowPane {

    EffectStrip(ProposalEffect effect, String spoken) {
      getStyleClass().add("effect-strip");
      setAccessibleRole(AccessibleRole.IMAGE_VIEW);
      setAccessibleText(spoken);
      for (var deal : effect.deals()) {
        HBox tricks = styled(new HBox(), "effect-deal");
        deal.forEach(trick -> tricks.getChildren().add(bar(trick)));
        getChildren().add(tricks);
      }
    }

    private static Region bar(ProposalEffect.Trick trick) {
      return styled(new Region(), "effect-trick", "effect-" + trick.name());
    }
  }
}
