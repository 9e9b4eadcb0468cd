package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.words.EntryWords;
import tricksmith.editor.table.words.Words;
import tricksmith.editor.view.Lookup;
import tricksmith.engine.Match;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.translation.Translation;

/**
 * Nothing that the table says, in whatever words, names a card that those who look cannot know; and
 * what they have chosen themselves they see.
 */
class SecretsTest extends TableTest {
  private static final int MOMENTS = 32;
  private static final int EVERYBODY = 0;

  /** The cards that each seat has seen so far, and those that everybody has. */
  private final Map<Integer, Set<String>> known = new HashMap<>();

  @ParameterizedTest
  @CsvSource({
    "supertrump, 2",
    "mas-menos, 2",
    "norimachigai, 3",
    "norimachigai, 4",
    "head-and-tail, 4",
    "saizen, 3",
    "classics/hearts, 4",
    "classics/euchre, 4",
    "classics/ninety-nine, 3",
  })
  void noCardIsNamedThatWhoeverLooksCannotKnow(String game, int players, FxRobot robot) {
    begin(robot, game, players);
    long seed = 1;
    for (List<Integer> humans : List.of(List.of(1), List.of(1, 2), List.<Integer>of())) {
      long next = seed++;
      robot.interact(() -> deal(game, players, next, humans));
    }
  }

  /** Words need neither styles nor a window, which would take most of the time. */
  private void begin(FxRobot robot, String game, int players) {
    robot.interact(
        () -> playground = Playground.begin(Playground.bundled(game), players, Locale.ENGLISH));
  }

  private void deal(String game, int players, long seed, List<Integer> humans) {
    playground.play(before -> seated(before, players, humans).begin(seed).to(0));
    known.clear();
    long shuffles = shuffles();
    for (int moment = 0; moment < MOMENTS && shuffles() <= shuffles + 1; moment++) {
      look(players);
      String where = "%s, seed %s, humans %s, moment %s".formatted(game, seed, humans, moment);
      nothingUnknownIsNamed(where);
      if (table().cover() > 0) {
        playground.play(match -> match.uncover(match.table().cover()));
        nothingUnknownIsNamed(where);
      }
      playground.playOn((match, wanted) -> match.forward(Stride.CARD, wanted));
    }
  }

  private static Playtest seated(Playtest before, int players, List<Integer> humans) {
    Playtest match = before;
    for (int seat = 1; seat <= players; seat++) {
      match = match.seat(seat, humans.contains(seat) ? Occupant.HUMAN : Occupant.RANDOM_BOT);
    }
    return match;
  }

  private long shuffles() {
    return live().match().events().stream().filter(Event.Shuffled.class::isInstance).count();
  }

  private void look(int players) {
    Match match = live().match();
    for (int seat = 1; seat <= players; seat++) {
      for (MatchView.Zone zone : match.view(seat).table().zones()) {
        for (MatchView.Lying lying : zone.cards()) {
          if (lying.card() != MatchView.Lying.UNSEEN) {
            learn(lying.faceUp() ? EVERYBODY : seat, lying.card());
          }
        }
      }
    }
    Stream.concat(
            match.standing().plays().stream(),
            match.events().stream()
                .filter(Event.TrickFinished.class::isInstance)
                .flatMap(event -> ((Event.TrickFinished) event).plays().stream()))
        .forEach(play -> learn(EVERYBODY, play.card()));
  }

  private void learn(int who, int card) {
    known.computeIfAbsent(who, _ -> new HashSet<>()).add(label(card));
  }

  private String label(int card) {
    return live().match().rules().cards().card(card).label();
  }

  private void nothingUnknownIsNamed(String where) {
    Set<String> may = new HashSet<>(known.getOrDefault(EVERYBODY, Set.of()));
    if (table().cover() == 0) {
      may.addAll(known.getOrDefault(table().eyes(), Set.of()));
    }
    Set<String> unknown = new TreeSet<>();
    int cards = live().match().rules().cards().size();
    for (int card = 0; card < cards; card++) {
      if (!may.contains(label(card))) {
        unknown.add(label(card));
      }
    }
    ScriptWords script = ScriptWords.of(table().suits(), Translation.NONE);
    List<String> said = onFxThread(this::said);
    String all = String.join("\n", said);
    String names =
        unknown.stream()
            .flatMap(name -> Stream.of(name, script.value(name)))
            .filter(all::contains)
            .map(Pattern::quote)
            .collect(Collectors.joining("|"));
    if (!names.isEmpty()) {
      Pattern named = Pattern.compile("(?<![\\w.])(" + names + ")(?![\\w.])");
      assertThat(said).as(where).noneMatch(text -> named.matcher(text).find());
    }
  }

  /** All that the pane says: what is written, read aloud, told by the mouse, and in lists. */
  private List<String> said() {
    playground.pane.layout(); // Some words are written where there is room for them.
    List<String> said = new ArrayList<>();
    collect(playground.pane, said);
    EntryWords words = new EntryWords(new Words(Locale.ENGLISH), table());
    playground.playtest.timeline().orElseThrow().entries().stream()
        .map(words::of)
        .forEach(said::add);
    return said;
  }

  private static void collect(Node node, List<String> said) {
    if (node.getAccessibleText() != null) {
      said.add(node.getAccessibleText());
    }
    if (node instanceof CardFace face && face.card() >= 0) {
      return; // What is drawn on it is what is read aloud.
    }
    if (node instanceof Labeled labeled && labeled.getText() != null) {
      said.add(labeled.getText());
    }
    if (node.getAccessibleHelp() != null) {
      said.add(node.getAccessibleHelp());
    }
    if (node instanceof Parent parent) {
      Lookup.children(parent).forEach(child -> collect(child, said));
    }
  }

  private String stakes(int seat) {
    return table().seat(seat).variables().stream()
        .filter(variable -> variable.name().equals("stake"))
        .map(variable -> variable.hidden() ? "?" : String.join(" ", variable.values()))
        .collect(Collectors.joining());
  }

  /** The pile is shuffled, so that nobody knows whose card is whose, not even when all are up. */
  @Test
  void oneKnowsTheOwnStakeAloneUntilTheEnd(FxRobot robot) {
    begin(robot, "norimachigai", 3);
    robot.interact(() -> playground.play(match -> match.seat(1, Occupant.HUMAN)));
    for (int choice = 0; choice < 3 + 12 * 3; choice++) {
      robot.interact(
          () -> playground.playOn((match, wanted) -> match.forward(Stride.CARD, wanted)));
      if (choice >= 3 && choice < 3 + 12 * 3 - 1) {
        assertThat(stakes(1)).matches("\\d+[RBGY]");
        assertThat(stakes(2) + stakes(3)).isEmpty();
      }
    }
  }

  /** Several people read it. */
  @Test
  void whatWasChosenInSecretIsNotNamedWhereTheMatchParts(FxRobot robot) {
    openBundled(robot, "norimachigai", 3);
    robot.interact(
        () -> {
          playground.sit(2, Occupant.HUMAN);
          playground.play(match -> match.begin(3));
          playground.play(match -> match.uncover(2));
          playground.playOn((match, wanted) -> match.forward(Stride.MATCH, wanted));
          playground.play(match -> match.to(1));
        });
    String chosen = live().branch().choices().getFirst().label();

    robot.interact(
        () -> playground.edit("chooses stake from hand", "chooses stake: 2 cards from hand"));

    String said = robot.lookup("#change-headline").queryLabeled().getText();
    assertThat(said).contains("stake", "Seat 1").doesNotContain(chosen);
  }

  @Test
  void leavingTheOwnSeatToABotShowsNoHandOfOthers(FxRobot robot) {
    begin(robot, "classics/hearts", 4);

    robot.interact(() -> playground.play(match -> match.seat(1, Occupant.RANDOM_BOT).pause()));

    assertThat(table().seat(1).hand()).allMatch(held -> held.face() != null);
    for (int seat = 2; seat <= 4; seat++) {
      assertThat(table().seat(seat).hand()).allMatch(held -> held.face() == null);
    }
    robot.interact(() -> playground.play(match -> match.openHands(true)));
    assertThat(table().seat(3).hand()).allMatch(held -> held.face() != null);
  }
}
