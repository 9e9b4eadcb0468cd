package tricksmith.editor.proposals;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.FontFiles;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.view.SteadyRobot;
import tricksmith.editor.view.look.Look;
import tricksmith.proposal.Description;
import tricksmith.proposal.Proposal;
import tricksmith.proposal.Proposals;
import tricksmith.proposal.SmallEdit;
import tricksmith.proposal.Wish;
import tricksmith.source.Source;
import tricksmith.translation.Translation;

/** The search goes on while somebody reads what it has found. */
@ExtendWith(SteadyRobot.class)
class ProposalsPaneTest {
  private static final Proposals FOUND = new Proposals(List.of(), List.of(), false, 3);

  private ProposalsPane pane;

  @Start
  void open(Stage stage) {
    pane =
        new ProposalsPane(
            Locale.ENGLISH,
            ScriptWords.of(List.of(), Translation.NONE),
            new Wish.Wins(1, true),
            "a wish",
            List.of("follow suit", "no points on the first trick"),
            actions());
    Scene scene = new Scene(pane, 500, 600);
    new Look(new FontFiles(Path.of("fonts")))
        .applyTo(scene, EditorSettings.USUAL.withTheme(EditorSettings.Theme.LIGHT));
    stage.setScene(scene);
    stage.show();
    pane.show(FOUND, "", List.of(), true);
  }

  private static ProposalsActions actions() {
    return new ProposalsActions() {
      @Override
      public void write(Proposal proposal) {}

      @Override
      public void show(Proposal proposal) {}

      @Override
      public void showOnTable(Proposal proposal) {}

      @Override
      public void answer(TellingQuestion question, boolean wins, List<Integer> agreeing) {}

      @Override
      public void setAside(Set<String> tests) {}

      @Override
      public void lookUp(String words) {}

      @Override
      public void leave() {}
    };
  }

  @Test
  void namesTheRulesThatOneChangeDoesNotGetRound(FxRobot robot) {
    Label below = robot.lookup("#proposals-below").queryAs(Label.class);
    assertThat(below.getText()).as("more may be found").doesNotContain("follow suit");

    robot.interact(() -> pane.show(FOUND, "", List.of(), false));

    assertThat(below.getText())
        .contains("more than one change")
        .contains("\u201cfollow suit\u201d, \u201cno points on the first trick\u201d.");
  }

  /** Only the best are shown, so a search without those tests may show fewer than were left out. */
  @Test
  void promisesNoNumberOfChangesThatBreakTests(FxRobot robot) {
    Proposals.LeftOut one = new Proposals.LeftOut(List.of("aces are high"));
    Proposals found = new Proposals(List.of(), List.of(one, one), true, 3);

    robot.interact(() -> pane.show(found, "", List.of(), false));

    assertThat(robot.lookup("#proposals-below").queryAs(Label.class).getText())
        .contains("\u201caces are high\u201d")
        .doesNotContain("2");
    assertThat(robot.lookup("#proposals-aside").query().isVisible()).isTrue();
  }

  /** A script without a section on tricks gets one, most of which is the same in each of them. */
  @Test
  void whatEachProposalWritesIsShownOnceAndIndented(FxRobot robot) {
    String rules = "game \"G\"\n";
    String trick =
        """

        trick {
          must "follow suit"  card.suit == led.suit

          best by "%s"
             then "the higher"  card.rank
        }
        """;
    Proposals found =
        new Proposals(
            List.of(
                proposal(rules + trick.formatted("hearts")),
                proposal(rules + trick.formatted("jacks"))),
            List.of(),
            true,
            3);

    robot.interact(() -> pane.show(found, rules, List.of(), false));

    assertThat(lines(robot, "#proposal-1")).containsExactly("best by \"hearts\"");
    assertThat(lines(robot, "#proposal-2")).containsExactly("best by \"jacks\"");
    assertThat(lines(robot, "#proposals-shared"))
        .containsExactly(
            "trick {",
            "  must \"follow suit\"  card.suit == led.suit",
            "     then \"the higher\"  card.rank",
            "}");
    robot.interact(() -> pane.show(FOUND, rules, List.of(), true));
    assertThat(robot.lookup("#proposals-shared").query().isVisible()).isFalse();
  }

  private static Proposal proposal(String text) {
    SmallEdit edit =
        new SmallEdit(
            SmallEdit.Kind.CRITERION_FIRST, new Description.Assigned("trump", "H"), List.of(), 1);
    Source source = new Source("g.trick", text);
    return new Proposal(
        edit, source, source, List.of(), List.of(), false, new Proposal.Share(24, 1, 300));
  }

  private static List<String> lines(FxRobot robot, String part) {
    return robot.lookup(part + " .line-text").<Node>queryAll().stream()
        .map(Node::getAccessibleText)
        .toList();
  }

  @Test
  void aButtonKeepsTheFocusWhenMoreIsFound(FxRobot robot) {
    Node leave = robot.lookup("#proposals-leave").query();
    robot.interact(leave::requestFocus);

    robot.interact(() -> pane.show(FOUND, "", List.of(), false));

    assertThat(leave.isFocused()).as("Enter presses it, and writes nothing").isTrue();
  }
}
