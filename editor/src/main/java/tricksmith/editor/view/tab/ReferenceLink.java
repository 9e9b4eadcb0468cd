package tricksmith.editor.view.tab;

import static java.util.stream.Collectors.toSet;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.change.Change;
import tricksmith.editor.learning.LearnedGame;
import tricksmith.editor.learning.LearningPane;
import tricksmith.editor.learning.RecipeTrial;
import tricksmith.editor.learning.Writable;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.Speed;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.session.Assistant;
import tricksmith.editor.session.BackgroundWorker;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.text.WordAt;
import tricksmith.editor.view.face.Face;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.half.TableHalf;
import tricksmith.editor.view.script.ScriptPane;
import tricksmith.recipe.Recipe;
import tricksmith.recipe.RecipeWriter;
import tricksmith.recipe.WrittenRecipe;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.service.Analysis;
import tricksmith.service.script.WordKind;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** Writes recipes for the script of a tab, in the background, and follows its caret. */
final class ReferenceLink implements TableHalf.Reference {
  private static final Logger LOG = LoggerFactory.getLogger(ReferenceLink.class);

  /** The most rounds to play on until the rules of a recipe take effect. */
  private static final int MOST_ROUNDS = 3;

  private static final int MOST_WRITABLE = 14;

  private final TabContents tab;
  private final EditingSession session;
  private final Assistant assistant;
  private final ScriptPane script;
  private final Library library;
  private final Consumer<Library.Entry> openCopy;
  private final Runnable showKeys;
  private final BackgroundWorker worker = BackgroundWorker.givingWay("recipes");
  private final AtomicInteger asked = new AtomicInteger();
  private final AtomicInteger checked = new AtomicInteger();
  private List<Library.Entry> games = List.of();
  private @Nullable GameScript known;

  /**
   * Creates a link for a script.
   *
   * @param openCopy opens a copy of a game in the window
   */
  ReferenceLink(
      TabContents tab,
      EditingSession session,
      Assistant assistant,
      ScriptPane script,
      Library library,
      Consumer<Library.Entry> openCopy,
      Runnable showKeys) {
    this.tab = tab;
    this.session = session;
    this.assistant = assistant;
    this.script = script;
    this.library = library;
    this.openCopy = openCopy;
    this.showKeys = showKeys;
  }

  @Override
  public Executor background() {
    return worker::run;
  }

  void dispose() {
    asked.incrementAndGet();
    checked.incrementAndGet();
    worker.close();
  }

  // The caret.

  @Override
  public void caretMoved(LearningPane pane) {
    pointAt(pane);
    String text = script.text();
    int caret = Math.min(script.caret(), text.length());
    String word = WordAt.place(text, caret);
    if (!word.isEmpty() || tab.table().faces().front() != Face.REFERENCE) {
      pane.lookUp(word);
    } else if (isLineBlank(text, caret)) {
      Locale language = tab.texts().language();
      assistant.ask(
          text,
          () -> true,
          analysis ->
              analysis.completion(caret, language).items().stream()
                  .map(item -> new Writable(item.label(), item.documentation()))
                  .limit(MOST_WRITABLE)
                  .toList(),
          found ->
              Platform.runLater(
                  () -> {
                    if (script.caret() == caret && script.text().equals(text)) {
                      pane.offer(found);
                    }
                  }));
    }
  }

  @Override
  public void pointAt(LearningPane pane) {
    OptionalDouble line =
        tab.table().faces().front() == Face.REFERENCE
            ? script.boundsOf(script.caret()).stream().mapToDouble(Bounds::getCenterY).findFirst()
            : OptionalDouble.empty();
    pane.pointAt(line);
  }

  private static boolean isLineBlank(String text, int place) {
    int start = text.lastIndexOf('\n', place - 1) + 1;
    int end = text.indexOf('\n', place);
    return text.substring(start, end < 0 ? text.length() : end).isBlank();
  }

  // Games.

  @Override
  public void games(Consumer<List<LearnedGame>> found) {
    Locale language = tab.texts().language();
    worker.run(
        () -> {
          List<Library.Entry> entries =
              library.entries(language).stream()
                  .filter(entry -> isToLearnFrom(entry.shelf()))
                  .toList();
          Platform.runLater(
              () -> {
                games = entries;
                found.accept(
                    entries.stream()
                        .map(each -> new LearnedGame(each.title(), each.about(), each.text()))
                        .toList());
              });
        });
  }

  private static boolean isToLearnFrom(Library.Shelf shelf) {
    return switch (shelf) {
      case BUNDLED, CLASSICS -> true;
      case OWN, TEMPLATES -> false;
    };
  }

  @Override
  public void open(LearnedGame game) {
    games.stream()
        .filter(entry -> entry.text().equals(game.text()))
        .findFirst()
        .ifPresent(openCopy);
  }

  @Override
  public void showKeys() {
    showKeys.run();
  }

  // Recipes.

  @Override
  public void write(Recipe recipe, Map<Integer, String> chosen, Consumer<RecipeTrial> done) {
    int number = asked.incrementAndGet();
    String text = script.text();
    int caret = script.caret();
    Playtest match = tab.state().map(SessionState::playtest).orElse(Playtest.NONE);
    worker.run(
        () -> {
          if (number != asked.get()) {
            return;
          }
          WrittenRecipe written = written(text, caret, recipe, chosen);
          @Nullable Playtest table = recipe.isTest() ? null : table(match, written);
          RecipeTrial trial = new RecipeTrial(text, written, table, newWords(text, written));
          Platform.runLater(
              () -> {
                if (number == asked.get() && script.text().equals(text)) {
                  done.accept(trial);
                }
              });
        });
  }

  @Override
  public void check(List<Recipe> recipes, FitListener found) {
    int number = checked.incrementAndGet();
    String text = script.text();
    int caret = script.caret();
    recipes.forEach(
        recipe ->
            worker.run(
                () -> {
                  if (number == checked.get()) {
                    WrittenRecipe written = written(text, caret, recipe, Map.of());
                    Platform.runLater(
                        () -> {
                          if (number == checked.get()) {
                            found.found(recipe, written);
                          }
                        });
                  }
                }));
  }

  private WrittenRecipe written(
      String text, int caret, Recipe recipe, Map<Integer, String> chosen) {
    try {
      return read(text)
          .map(read -> new RecipeWriter(read, caret).write(recipe, chosen))
          .orElseGet(WrittenRecipe.Broken::new);
    } catch (RuntimeException error) {
      LOG.warn("A recipe could not be written: {}", recipe.title(), error);
      return new WrittenRecipe.NoTricks();
    }
  }

  /** Returns the words of the language that a recipe brings into a script. */
  private List<String> newWords(String text, WrittenRecipe written) {
    if (!(written instanceof WrittenRecipe.Fits fits)) {
      return List.of();
    }
    Set<String> known = read(text).stream().flatMap(ReferenceLink::words).collect(toSet());
    return words(GameScript.readUnreviewed(new Source("recipe", fits.text())))
        .filter(word -> !known.contains(word))
        .distinct()
        .toList();
  }

  private static Stream<String> words(GameScript script) {
    return Analysis.of(script).colours().stream()
        .filter(word -> isOfLanguage(word.kind()))
        .map(word -> script.source().text(word.span()));
  }

  private static boolean isOfLanguage(WordKind kind) {
    return switch (kind) {
      case SECTION, KEYWORD, BUILT_IN, TYPE -> true;
      case COMMENT,
          TEXT,
          NUMBER,
          SIGN,
          LOCAL,
          VARIABLE,
          DECISION,
          DEFINITION,
          OPTION,
          ZONE,
          LABEL,
          SUIT,
          RANK,
          CARD,
          CARD_KIND,
          UNKNOWN ->
          false;
    };
  }

  /** Returns the checked script, kept since several recipes are written for the same text. */
  private Optional<GameScript> read(String text) {
    GameScript before = known;
    if (before == null || !before.source().text().equals(text)) {
      known = session.read(text).orElse(null);
    }
    return Optional.ofNullable(known);
  }

  /**
   * Returns a match at the moment where the rules with a recipe first take effect; null if there is
   * none.
   */
  private static @Nullable Playtest table(Playtest match, WrittenRecipe written) {
    if (match.live() == null || !(written instanceof WrittenRecipe.Fits fits)) {
      return null;
    }
    try {
      GameScript read = GameScript.readUnreviewed(new Source("recipe", fits.text()));
      return read.setUp(match.live().game().setup()) instanceof SetupResult.Ready(Game game)
          ? table(match, game)
          : null;
    } catch (RuntimeException error) {
      LOG.debug("A recipe cannot be tried on the table", error);
      return null;
    }
  }

  private static Playtest table(Playtest match, Game game) {
    Playtest before =
        match
            .covered(false)
            .patient(false)
            .speed(Speed.AT_ONCE)
            .goOn()
            .bots(Occupant.RANDOM_BOT)
            .seat(1, Occupant.HUMAN);
    for (int rounds = 0; rounds < MOST_ROUNDS; rounds++) {
      Playtest after = before.under(game, 1);
      Change change = after.change();
      if (change != null) {
        return after.goOnFrom(change.first().choices()).botsDone(() -> true);
      }
      before = before.forward(Stride.ROUND, () -> true);
    }
    return before.under(game, 1).to(0).goOn().botsDone(() -> true);
  }

  // The script.

  @Override
  public void showUnwritten(String written) {
    script.showUnwritten(Optional.of(written));
  }

  @Override
  public void showScript() {
    script.showUnwritten(Optional.empty());
  }

  /**
   * Inserts the recipe as one step of undo; the caret selects the first value that is worth
   * changing.
   */
  @Override
  public void insert(WrittenRecipe.Fits recipe) {
    String text = recipe.text();
    Edit change = Edit.between(script.text(), text);
    int end = recipe.caret();
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    leave();
    script.apply(new TextEdit(change.span(), change.text(), new Span(recipe.caret(), end)));
    script.focus();
  }

  @Override
  public void leave() {
    tab.table().faces().show(Face.TABLE);
  }
}
