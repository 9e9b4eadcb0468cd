package tricksmith.editor.table.felt;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.table.Playground;
import tricksmith.editor.table.words.Words;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

/**
 * Seats that look as before stay on the table, and nobody can tell. {@code -Devery.moment=true}
 * looks after every choice, otherwise after some.
 */
@ExtendWith(SteadyRobot.class)
class KeptSeatsTest {
  private static final Playground.Look LOOK = Playground.Look.USUAL;
  private static final boolean EVERY_MOMENT = Boolean.getBoolean("every.moment");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "supertrump",
        "mas-menos",
        "head-and-tail",
        "norimachigai",
        "saizen",
        "classics/bridge",
        "classics/hearts"
      })
  void aTableThatHasShownOtherMomentsLooksLikeAFreshOne(String name, FxRobot robot) {
    robot.interact(
        () -> {
          Playground playground = Playground.begin(Playground.bundled(name), 0, LOOK.language());
          Playtest all =
              playground
                  .playtest
                  .seat(1, Occupant.RANDOM_BOT)
                  .forward(Stride.ROUND, () -> true)
                  .seat(1, Occupant.HUMAN);
          TablePane used = table(playground, all);
          for (int at : moments(Objects.requireNonNull(all.live()).at())) {
            Playtest match = all.to(at);
            TablePane fresh = table(playground, all);
            assertThat(difference(picture(used, match), picture(fresh, match)))
                .as("after %d choices", at)
                .isEmpty();
          }
        });
  }

  /** How large cards are depends on the largest hand so far, so it begins where a match does. */
  private static TablePane table(Playground playground, Playtest match) {
    TablePane table = new TablePane(playground, new Words(LOOK.language()));
    table.move(CardMotion.NONE);
    show(table, match.to(0));
    LOOK.applyTo(new Scene(styled(new StackPane(table), "playtest"), LOOK.width(), LOOK.height()));
    return table;
  }

  private static void show(TablePane table, Playtest match) {
    table.show(match, match.timeline().orElseThrow());
  }

  private static String difference(List<String> used, List<String> fresh) {
    return IntStream.range(0, Math.min(used.size(), fresh.size()))
        .filter(part -> !used.get(part).equals(fresh.get(part)))
        .mapToObj(part -> used.get(part) + "\n" + fresh.get(part))
        .findFirst()
        .orElse(used.size() == fresh.size() ? "" : "one has more parts");
  }

  private static List<Integer> moments(int last) {
    return IntStream.rangeClosed(0, last)
        .filter(at -> EVERY_MOMENT || at < 3 || at % Math.max(1, last / 4) < 2 || at == last)
        .boxed()
        .toList();
  }

  /** Describes what can be seen of a table, from the back to the front. */
  private static List<String> picture(TablePane table, Playtest match) {
    show(table, match);
    // How small a table is drawn changes its letters, and these what has room.
    for (int pass = 0; pass < 2; pass++) {
      table.getScene().getRoot().applyCss();
      table.getScene().getRoot().layout();
    }
    List<String> parts = new ArrayList<>();
    add(table, parts);
    return parts;
  }

  private static void add(Node node, List<String> parts) {
    if (!node.isVisible()) {
      return;
    }
    String words =
        switch (node) {
          case Labeled labeled -> labeled.getText();
          case Text text -> text.getText();
          default -> "";
        };
    String states =
        node.getPseudoClassStates().stream()
            .map(PseudoClass::getPseudoClassName)
            .filter(state -> !state.contains("focus") && !state.equals("hover"))
            .sorted()
            .collect(Collectors.joining(":"));
    Bounds at = Lookup.inScene(node);
    parts.add(
        "%s#%s.%s:%s '%s' %s %.0f,%.0f %.0f×%.0f"
            .formatted(
                node.getClass().getSimpleName(),
                node.getId(),
                String.join(".", node.getStyleClass()),
                states,
                words,
                node.getAccessibleText(),
                at.getMinX(),
                at.getMinY(),
                at.getWidth(),
                at.getHeight()));
    if (node instanceof Parent parent) {
      Lookup.children(parent).forEach(child -> add(child, parts));
    }
  }

  @Test
  void onlyTheSeatsThatHavePlayedAndAreToPlayAreDrawnAgain(FxRobot robot) {
    robot.interact(
        () -> {
          Playground playground =
              Playground.begin(Playground.bundled("classics/whist"), 0, LOOK.language());
          playground.play(
              match -> match.seat(1, Occupant.RANDOM_BOT).forward(Stride.ROUND, () -> true).to(1));
          List<Node> before = seats(playground);
          playground.play(match -> match.to(2));
          assertThat(seats(playground)).hasSize(4);
          assertThat(seats(playground).stream().filter(before::contains)).hasSize(2);
        });
  }

  private static List<Node> seats(Playground playground) {
    return IntStream.rangeClosed(1, 4)
        .mapToObj(seat -> Lookup.find(playground.pane, "#seat-" + seat))
        .toList();
  }
}
