package tricksmith.editor.table.time;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.node.Hint;
import tricksmith.editor.table.words.Words;

/**
 * The branches of a match: the present one, and commands to go to others, and to name and drop
 * them.
 */
final class BranchMenu extends MenuButton {
  /** The most branches to draw; with more, nobody could follow the lines. */
  private static final int MOST_DRAWN = 60;

  /** How much of a long name stays if there is little room. */
  private static final double LEAST_EM = 7;

  private final PlaytestActions actions;
  private final Words words;
  private @Nullable LiveMatch shown;

  private Optional<Branch> dropped = Optional.empty();

  BranchMenu(PlaytestActions actions, Words words) {
    this.actions = actions;
    this.words = words;
    setId("branches");
    setGraphic(new FontIcon(Feather.GIT_BRANCH));
    Hint.on(this, words.say("branches"));
    getItems().add(new SeparatorMenuItem());
    setOnShowing(_ -> fill());
  }

  @Override
  protected double computeMinWidth(double height) {
    return Math.min(prefWidth(height), LEAST_EM * getFont().getSize());
  }

  /**
   * Shows a match; the items are made when the menu opens, since there may be thousands of
   * branches.
   */
  void show(LiveMatch live) {
    shown = live;
    setText(name(live.branch()));
  }

  private void fill() {
    LiveMatch live = shown;
    if (live == null) {
      return;
    }
    getItems().clear();
    BranchTree tree = BranchTree.of(live.branches());
    for (int row = 0; row < tree.rows().size(); row++) {
      Branch branch = tree.rows().get(row);
      boolean present = branch.number() == live.branch().number();
      MenuItem item = item(branch, present);
      if (tree.rows().size() <= MOST_DRAWN) {
        item.setGraphic(new BranchLine(tree, row, present));
      }
      getItems().add(item);
    }
    getItems().add(new SeparatorMenuItem());
    List<MenuItem> droppable =
        live.branches().stream()
            .filter(branch -> branch.number() != live.branch().number())
            .map(this::dropping)
            .toList();
    if (!droppable.isEmpty()) {
      getItems().add(drops(droppable));
    }
    dropped.filter(branch -> live.lacks(branch)).map(this::bringingBack).ifPresent(getItems()::add);
    // The menu may open upwards, so its last item may lie under the pointer: it must do no harm.
    getItems().add(naming(live.branch()));
  }

  private Menu drops(List<MenuItem> droppable) {
    Menu drops = new Menu(words.say("branch.drop"));
    drops.setId("drop-branch");
    drops.getItems().setAll(droppable);
    return drops;
  }

  private String name(Branch branch) {
    return branch.name() == null ? words.say("branch", branch.number()) : branch.name();
  }

  private MenuItem item(Branch branch, boolean present) {
    String from =
        branch.parent() == 0
            ? words.say("branch.seed", branch.seed())
            : words.say("branch.from", branch.parent(), branch.leaves());
    RadioMenuItem item = new RadioMenuItem(name(branch) + " – " + from);
    item.setId("branch-" + branch.number());
    item.setSelected(present);
    item.setOnAction(_ -> actions.play(playtest -> playtest.switchTo(branch.number())));
    return item;
  }

  private MenuItem naming(Branch branch) {
    TextField name = new TextField(branch.name() == null ? "" : branch.name());
    name.setId("branch-name");
    name.setPromptText(words.say("branch.name"));
    name.setAccessibleText(words.say("branch.name"));
    name.setOnAction(
        _ -> {
          String given = name.getText();
          actions.play(playtest -> playtest.rename(branch.number(), given));
          hide();
        });
    CustomMenuItem item = new CustomMenuItem(name, false);
    item.setId("name-branch");
    return item;
  }

  private MenuItem dropping(Branch branch) {
    MenuItem item = new MenuItem(name(branch));
    item.setId("drop-" + branch.number());
    item.setOnAction(
        _ -> {
          dropped = Optional.of(branch);
          actions.play(playtest -> playtest.drop(branch.number()));
        });
    return item;
  }

  private MenuItem bringingBack(Branch branch) {
    MenuItem item = new MenuItem(words.say("branch.bring-back", name(branch)));
    item.setId("bring-back-branch");
    item.setOnAction(_ -> actions.play(playtest -> playtest.bringBack(branch)));
    return item;
  }

  /** One branch of a match as a line in the tree: where it leaves another, and how long it is. */
  private static final class BranchLine extends Pane {
    private static final double WIDTH = 132;
    private static final double HEIGHT = 24;
    private static final double EDGE = 6;
    private static final double THICK = 3;
    private static final double DOT = 9;

    private final int longest;

    BranchLine(BranchTree tree, int row, boolean present) {
      longest = Math.max(1, tree.longest());
      getStyleClass().add("branch-line");
      setMinSize(WIDTH, HEIGHT);
      setMaxSize(WIDTH, HEIGHT);
      Branch branch = tree.rows().get(row);
      double middle = HEIGHT / 2;
      double from = x(BranchTree.begins(branch));
      double to = x(branch.choices().size());
      tree.passing(row).forEach(moment -> add("branch-other", x(moment), 0, 1, HEIGHT));
      tree.leaving(row).forEach(moment -> add("branch-other", x(moment), middle, 1, middle));
      if (tree.parentRow(branch) >= 0) {
        add("branch-other", from, 0, 1, middle);
      }
      String style = present ? "branch-present" : "branch-other";
      add(style, from, middle - THICK / 2, Math.max(THICK, to - from), THICK);
      add(style, to - DOT / 2, middle - DOT / 2, DOT, DOT).getStyleClass().add("branch-end");
    }

    private double x(int moment) {
      return EDGE + (WIDTH - 2 * EDGE) * moment / longest;
    }

    private Region add(String style, double x, double y, double width, double height) {
      Region part = new Region();
      part.getStyleClass().add(style);
      part.setManaged(false);
      part.resizeRelocate(x, y, width, height);
      getChildren().add(part);
      return part;
    }
  }
}
