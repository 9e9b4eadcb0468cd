package tricksmith.editor.table.bar;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.text.Text;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.node.Hint;
import tricksmith.editor.table.words.Words;
import tricksmith.expectation.TestResult;

/** The results of the script's tests: how many have passed, and each test with its place. */
final class TestsButton extends MenuButton {
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

  private final PlaytestActions actions;
  private final Words words;
  private List<TestResult> shown = List.of();
  private int total;

  TestsButton(PlaytestActions actions, Words words) {
    this.actions = actions;
    this.words = words;
    setId("tests");
    getStyleClass().add("tests");
    setMinWidth(USE_PREF_SIZE);
    show(List.of());
  }

  boolean hasResults() {
    return !shown.isEmpty();
  }

  void show(List<TestResult> results) {
    boolean same = results.equals(shown);
    shown = results;
    long failed = results.stream().filter(result -> !result.passed()).count();
    total = results.size();
    setText(failed == 0 ? passed() : failed(failed));
    String said =
        failed == 0
            ? words.say("tests.said.passed", results.size())
            : words.say("tests.said.failed", failed, results.size());
    setAccessibleText(said);
    Hint.on(this, said);
    pseudoClassStateChanged(FAILED, failed > 0);
    if (!same) {
      // Otherwise the menu may be open while bots play on.
      getItems().setAll(results.stream().map(this::item).toList());
    }
  }

  private String passed() {
    return words.say("tests.passed", total);
  }

  private String failed(long failed) {
    return words.say("tests.failed", failed);
  }

  /** Keeps the width whatever the tests say, so that the commands beside it stay put. */
  @Override
  protected double computePrefWidth(double height) {
    double widest = Stream.of(passed(), failed(total)).mapToDouble(this::width).max().orElseThrow();
    return super.computePrefWidth(height) - width(getText()) + widest;
  }

  private double width(String said) {
    Text text = new Text(said);
    text.setFont(getFont());
    return Math.ceil(text.getLayoutBounds().getWidth());
  }

  private MenuItem item(TestResult result) {
    MenuItem item = new MenuItem((result.passed() ? "✓  " : "✗  ") + result.title());
    item.setOnAction(
        _ -> actions.reveal(result.passed() ? result.span() : result.failures().getFirst().span()));
    return item;
  }
}
