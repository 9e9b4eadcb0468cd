package tricksmith.editor.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.KeptResources;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Pin;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.live.TestGames;
import tricksmith.editor.picture.Holding;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Thought;
import tricksmith.editor.view.Lookup;
import tricksmith.expectation.ScriptTests;
import tricksmith.proposal.Wish;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/** The pane with a match that is played at once, without a script pane and without threads. */
public final class Playground implements PlaytestActions {
  private static final int MOST_MOVES = 100;

  public final List<Span> revealed = new ArrayList<>();
  public List<Span> lit = List.of();
  public Optional<Wish.Outcome> wished = Optional.empty();

  /** Bots choose at random, so that nothing depends on how well they play, or takes long. */
  public Playtest playtest = Playtest.NONE.bots(Occupant.RANDOM_BOT);

  public final PlaytestPane pane;
  public String text;
  private boolean isSeen = true;

  /** Work that is to be done aside and waits until a test does it; null to do it at once. */
  public @Nullable Deque<Runnable> postponed;

  private Playground(Locale language) {
    pane = new PlaytestPane(language, this, new Region());
  }

  /** Begins a game that nobody sees yet; on the JavaFX thread. */
  public static Playground begin(String text, int players, Locale language) {
    Playground playground = new Playground(language);
    playground.text = text;
    playground.pane.changeSheet().setVisible(false);
    playground.pane.move(false);
    playground.play(before -> before.under(game(text, players), 5));
    return playground;
  }

  /** Shows a game; on the JavaFX thread. */
  public static Playground open(Stage stage, String text, int players, Look look) {
    return open(stage, text, players, look, _ -> {});
  }

  /**
   * Shows a game once something has been done in it. Until then nothing has styles or a place,
   * which is what takes the time.
   */
  public static Playground open(
      Stage stage, String text, int players, Look look, Consumer<Playground> first) {
    Playground playground = begin(text, players, look.language());
    first.accept(playground);
    playground.showIn(stage, look);
    return playground;
  }

  private void showIn(Stage stage, Look look) {
    stage.setScene(styled(look).getScene());
    if (stage.getWidth() != look.width() || stage.getHeight() != look.height()) {
      stage.sizeToScene(); // Another test may have left it as large as it wanted it.
    }
    stage.show();
  }

  /** Gives it styles and a size, without a window, and returns what everything is in. */
  public Parent styled(Look look) {
    StackPane root = new StackPane();
    look.applyTo(new Scene(root, look.width(), look.height()));
    root.getChildren().addAll(pane, pane.changeSheet());
    return root;
  }

  /** Goes from stride to stride. */
  public void forward(Stride... strides) {
    for (Stride stride : strides) {
      playOn((match, wanted) -> match.forward(stride, wanted));
    }
  }

  /** Goes from card to card until something lies on the table. */
  public void forwardTo(String selector) {
    forwardUntil(_ -> Lookup.tryFind(pane, selector).isPresent());
  }

  /** Goes from card to card until a card of a hand may not be played. */
  public void forwardToExclusion() {
    forwardUntil(
        table ->
            table.seats().stream()
                .flatMap(seat -> seat.hand().stream())
                .anyMatch(held -> held.use() instanceof Table.Excluded));
  }

  /** Goes from card to card until the table is as wanted. */
  public void forwardUntil(Predicate<Table> wanted) {
    for (int moves = 0; moves < MOST_MOVES; moves++) {
      if (wanted.test(Objects.requireNonNull(playtest.table()))) {
        return;
      }
      playOn((match, on) -> match.forward(Stride.CARD, on));
      play(Playtest::goOn);
    }
    throw new IllegalStateException("not within " + MOST_MOVES + " moves");
  }

  /** Does something and shows only what becomes of it, nothing of what lies between. */
  public void unseen(Runnable deeds) {
    isSeen = false;
    deeds.run();
    isSeen = true;
    show();
  }

  private void show() {
    pane.show(playtest);
    pane.changeSheet().setVisible(pane.hasChange());
  }

  public static String bundled(String name) {
    try {
      return Files.readString(Path.of("..", "games", name + ".trick"));
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  /** A game; with 0 players, for the least number of them. */
  public static Game game(String text, int players) {
    GameScript script = TestGames.script(text);
    int number = players == 0 ? script.defaults().players() : players;
    return TestGames.game(script, number);
  }

  /** Another text takes over. */
  public void edit(String before, String after) {
    int players = Objects.requireNonNull(playtest.live()).game().setup().players();
    if (!text.contains(before)) {
      throw new IllegalArgumentException("not in the text: " + before);
    }
    text = text.replace(before, after);
    play(match -> match.under(game(text, players), 0));
  }

  /** Lets somebody sit somewhere, by the menu of the seat. */
  public void sit(int seat, Occupant occupant) {
    MenuButton menu = (MenuButton) Lookup.find(pane, "#occupant-" + seat);
    menu.getItems().stream()
        .filter(item -> item.getId() != null && item.getId().endsWith("-" + occupant))
        .forEach(MenuItem::fire);
  }

  @Override
  public void play(UnaryOperator<Playtest> change) {
    playtest = change.apply(playtest).botsDone(() -> true);
    if (isSeen) {
      show();
    }
  }

  @Override
  public void playOn(BiFunction<Playtest, BooleanSupplier, Playtest> change) {
    play(match -> change.apply(match, () -> true));
  }

  @Override
  public void reveal(Span place) {
    revealed.add(place);
  }

  @Override
  public void pin(int choices, String title) {
    Playtest moment = choices == NOW ? playtest : playtest.to(choices);
    Edit pin = Pin.of(Objects.requireNonNull(moment.live()), title).orElseThrow();
    text = Edit.applied(text, List.of(pin));
    play(
        match ->
            match
                .under(game(text, match.table().seats().size()), 0)
                .tested(ScriptTests.run(TestGames.script(text))));
  }

  @Override
  public void arrange(SceneDraft draft, Consumer<Optional<Arranged.Refused>> done) {
    List<Arranged.Refused> refused = new ArrayList<>();
    play(match -> match.arrange(draft, refused::add));
    done.accept(refused.stream().findFirst());
  }

  @Override
  public void askWhy(int choices, Consumer<Thought> told) {
    playtest.thought(choices).ifPresent(told);
  }

  @Override
  public void askHolding(int seat, Consumer<Holding> told) {
    playtest.holding(seat).ifPresent(told);
  }

  @Override
  public void takeEditBack() {
    text = Objects.requireNonNull(playtest.change()).before().game().script().source().text();
    int players = Objects.requireNonNull(playtest.live()).game().setup().players();
    play(match -> match.under(game(text, players), 0));
  }

  @Override
  public void goToText() {}

  @Override
  public <T> void aside(Supplier<T> work, Consumer<T> done) {
    if (postponed == null) {
      done.accept(work.get());
    } else {
      postponed.add(() -> done.accept(work.get()));
    }
  }

  @Override
  public void wish(int choices, Wish.Outcome outcome, String said) {
    wished = Optional.of(outcome);
  }

  @Override
  public void light(List<Span> places) {
    lit = places;
  }

  /** What a place of the script says. */
  public String textOf(Span span) {
    return text.substring(span.start(), span.end());
  }

  /** How it looks. */
  public record Look(Locale language, boolean dark, int width, int height) {
    public static final Look USUAL = new Look(Locale.ENGLISH, false, 560, 760);

    /** Gives a scene its fonts and styles. */
    public void applyTo(Scene scene) {
      KeptResources.load();
      scene.setUserAgentStylesheet(tricksmith.editor.view.look.Look.theme(dark));
      scene.getStylesheets().setAll(tricksmith.editor.view.look.Look.stylesheets(false));
      if (dark) {
        scene.getRoot().getStyleClass().add("dark");
      }
    }
  }
}
