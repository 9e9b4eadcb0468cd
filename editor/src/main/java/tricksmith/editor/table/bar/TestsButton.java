package tricksmith.editor.table.bar;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.table.words.Words;
import tricksmith.expectation.TestResult;

/** The results of the script's tests: how many have passed, and each test with its place. */
final class TestsButton extends MenuButton {
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

  private final PlaytestActions actions;
  private final Words words;
  private boolean hasResults;

  TestsButton(PlaytestActions actions, Words words) {
    this.actions = actions;
    this.words = words;
    setId("tests");
    getStyleClass().add("tests");
    setMinWidth(USE_PREF_SIZE);
    show(List.of());
  }

  /** Whether there are tests at all. */
  boolean hasResults() {
    return hasResults;
  }

  void show(List<TestResult> results) {
    hasResults = !results.isEmpty();
    long failed = results.stream().filter(result -> !result.passed()).count();
    setText(
        failed == 0
            ? words.say(results.size() == 1 ? "tests.passed-one" : "tests.passed", results.size())
            : words.say("tests.failed", failed, results.size()));
    String said =
        failed == 0
            ? words.say("tests.said.passed", results.size())
            : words.say("tests.said.failed", failed, results.size());
    setAccessibleText(said);
    setTooltip(new Tooltip(said));
    pseudoClassStateChanged(FAILED, failed > 0);
    getItems().setAll(results.stream().map(this::item).toList());
  }

  private MenuItem item(TestResult result) {
    MenuItem item = new MenuItem((result.passed() ? "✓  " : "✗  ") + result.title());
    item.setOnAction(
        _ -> actions.reveal(result.passed() ? result.span() : result.failures().getFirst().span()));
    return item;
  }
}
