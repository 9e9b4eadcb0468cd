package tricksmith.recipe;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Statement;

/**
 * Writes what a recipe does during the match: between dealing and scoring, and after each trick.
 */
final class DealPart {
  private static final List<Class<? extends Statement>> MOMENTS =
      List.of(Statement.NewDeal.class, Statement.Shuffle.class, Statement.Deal.class);

  private final ScriptFrame recipe;
  private final DistinctiveParts distinctive;
  private final RecipeTranslator translator;
  private final Draft draft;

  /** The number of statements of the deal between what is written and the tricks. */
  private final int ahead;

  DealPart(
      ScriptFrame recipe,
      DistinctiveParts distinctive,
      RecipeTranslator translator,
      Draft draft,
      int caretAt) {
    this.recipe = recipe;
    this.distinctive = distinctive;
    this.translator = translator;
    this.draft = draft;
    ahead = ahead(draft.frame(), caretAt);
  }

  /**
   * Returns the number of statements between the caret and the tricks if the caret is between
   * dealing and the tricks, and otherwise 0.
   */
  private static int ahead(ScriptFrame frame, int caret) {
    List<Statement> deal = frame.deal();
    int dealt = frame.last(Statement.Deal.class).map(deal::indexOf).orElse(-1);
    int tricks = frame.outermost().map(deal::indexOf).orElse(-1);
    int before = (int) deal.stream().filter(each -> each.span().start() < caret).count();
    return dealt >= 0 && before > dealt && before <= tricks ? tricks - before : 0;
  }

  void write() {
    repeat();
    condition();
    leader();
    List<Statement> deal = distinctive.ofDeal();
    int tricks = recipe.outermost().map(Statement::span).map(Span::start).orElse(0);
    before(deal.stream().filter(each -> each.span().start() < tricks).toList());
    after(deal.stream().filter(each -> each.span().start() > tricks).toList());
    aroundRepeat();
    tricks();
  }

  // The cards dealt.

  /** Deals as many cards as the recipe does, so that some are left. */
  void dealFewer() {
    Optional<Expression> size = recipe.handSize();
    Optional<Statement.Deal> own =
        draft.frame().last(Statement.Deal.class).map(Statement.Deal.class::cast);
    if (size.isPresent() && own.isPresent()) {
      translator.keepHandSize();
      draft.edit(own.get().span(), dealt(recipe.text(size.get().span()), own.get()));
    }
  }

  private String dealt(String size, Statement.Deal own) {
    ScriptFrame frame = draft.frame();
    return "deal "
        + size
        + (isDeck(own.zone(), frame) ? "" : said(" of ", own.zone(), frame))
        + " to each player"
        + said(" from ", own.from(), frame);
  }

  private static boolean isDeck(@Nullable Expression zone, ScriptFrame frame) {
    return zone != null && frame.text(zone.span()).equals("deck");
  }

  private static String said(String before, @Nullable Expression said, ScriptFrame frame) {
    return said == null ? "" : before + frame.text(said.span());
  }

  // Before the tricks.

  private void before(List<Statement> statements) {
    boolean follows = false;
    for (Statement statement : statements) {
      if (isThere(statement)) {
        continue;
      }
      Optional<Statement> own = assignment(statement);
      String said = translator.lines(statement.span());
      Optional<Class<? extends Statement>> moment = momentOf(statement);
      if (own.isPresent() && follows && !isReadBeforeTricks(own.get())) {
        draft.removeLines(own.get().span());
        beforeTricks(said);
      } else if (own.isPresent()) {
        draft.edit(own.get().span(), said);
      } else if (moment.isPresent()) {
        draft.after(draft.frame().last(moment.get()).orElseThrow().span(), said);
      } else {
        beforeTricks(said);
        follows = true;
      }
    }
  }

  /** Whether the script speaks of what it assigns before it plays the tricks. */
  private boolean isReadBeforeTricks(Statement own) {
    ScriptFrame frame = draft.frame();
    int tricks = frame.outermost().map(each -> each.span().start()).orElse(own.span().end());
    if (own.span().end() > tricks) {
      return false; // It is set for the next deal.
    }
    Set<String> words = Recipe.wordsOf(frame.text().substring(own.span().end(), tricks));
    return ScriptFrame.assigned(own).filter(words::contains).isPresent();
  }

  /** Returns the script's own assignment to a variable to which the recipe also gives a value. */
  private Optional<Statement> assignment(Statement statement) {
    Optional<String> name = ScriptFrame.assigned(statement);
    return name.isEmpty()
        ? Optional.empty()
        : draft.frame().deal().stream()
            .filter(each -> ScriptFrame.assigned(each).equals(name))
            .findFirst();
  }

  private boolean isThere(Statement statement) {
    String said = squeezed(translator.lines(statement.span()));
    return draft
        .frame()
        .everyStatement()
        .anyMatch(each -> squeezed(draft.frame().text(each.span())).equals(said));
  }

  static String squeezed(String text) {
    return text.replaceAll("\\s+", " ");
  }

  /**
   * Returns the kind of statement that a statement of the recipe follows; empty if it may come
   * later in the script.
   */
  private Optional<Class<? extends Statement>> momentOf(Statement statement) {
    List<Statement> earlier =
        recipe.deal().stream()
            .filter(each -> each.span().start() < statement.span().start())
            .toList();
    Optional<Class<? extends Statement>> last = Optional.empty();
    for (Class<? extends Statement> moment : MOMENTS) {
      if (earlier.stream().anyMatch(moment::isInstance)) {
        last = Optional.of(moment);
      }
    }
    boolean dealt = last.filter(Statement.Deal.class::equals).isPresent();
    return dealt ? Optional.empty() : last.filter(each -> draft.frame().last(each).isPresent());
  }

  private void beforeTricks(String said) {
    Optional<Statement.If> condition = draft.frame().condition();
    if (condition.isPresent() && speaksOfLeader(said)) {
      draft.before(draft.frame().tricks().orElseThrow().span().start(), said);
      return;
    }
    List<Statement> deal = draft.frame().deal();
    int tricks = draft.frame().outermost().map(deal::indexOf).orElseThrow();
    draft.before(deal.get(tricks - ahead).span().start(), said);
  }

  /** Whether a text speaks of the variable that holds the leader, who may be nobody elsewhere. */
  private boolean speaksOfLeader(String said) {
    return draft
        .frame()
        .leader()
        .filter(leader -> Names.declared(draft.frame().script()).containsKey(leader))
        .filter(Recipe.wordsOf(said)::contains)
        .isPresent();
  }

  // After the tricks.

  private void after(List<Statement> statements) {
    Span last = draft.frame().outermost().map(Statement::span).orElseThrow();
    List<String> said =
        statements.stream()
            .filter(each -> !isThere(each))
            .map(each -> translator.lines(each.span()))
            .toList();
    if (!said.isEmpty()) {
      draft.after(last, String.join("\n", said));
    }
  }

  // Around the tricks.

  /** Writes how often a deal is played, if that is a point of the recipe. */
  private void repeat() {
    Optional<Statement.Repeat> repeat = recipe.repeat().filter(this::isPoint);
    if (repeat.isEmpty()) {
      return;
    }
    if (!distinctive.isMoreThanFrame()) {
      translator.keepHandSize();
    }
    Span span = repeat.get().span();
    String header =
        translator.of(new Span(span.start(), repeat.get().body().span().start())).strip();
    Optional<Statement.Repeat> own = draft.frame().repeat();
    if (own.isPresent() && givesAName(own.get())) {
      draft.wrap(own.get().span(), header);
    } else if (own.isPresent()) {
      Span before = own.get().span();
      int body = own.get().body().span().start();
      draft.edit(new Span(before.start(), body), header + " ");
    } else {
      draft.wrap(Draft.whole(repeated(draft.frame())), header);
    }
    if (!distinctive.isMoreThanFrame()) {
      handSize();
    }
  }

  /** Whether the deals of the script use the name that its own repetition declares. */
  private boolean givesAName(Statement.Repeat own) {
    return own instanceof Statement.RepeatWith with
        && Recipe.wordsOf(draft.frame().text(own.body().span())).contains(with.name().text());
  }

  /** Returns the statements of a deal from its first new deal, shuffle or deal on. */
  private static List<Statement> repeated(ScriptFrame frame) {
    List<Statement> deal = frame.deal();
    int first =
        MOMENTS.stream()
            .flatMap(moment -> frame.last(moment).map(deal::indexOf).stream())
            .min(Integer::compare)
            .orElse(0);
    return deal.subList(first, deal.size());
  }

  private boolean isPoint(Statement.Repeat repeat) {
    Expression condition =
        switch (repeat) {
          case Statement.RepeatUntil until -> until.until();
          case Statement.RepeatTimes times -> times.times();
          case Statement.RepeatWith _ -> null;
        };
    if (!distinctive.isMoreThanFrame()) {
      return true;
    }
    if (repeat instanceof Statement.RepeatWith with) {
      return essenceUses(with.name().text());
    }
    return condition != null
        && (Names.declared(recipe.script()).keySet().stream()
                .anyMatch(Recipe.wordsOf(recipe.text(condition.span()))::contains)
            || (repeat instanceof Statement.RepeatUntil && draft.frame().repeat().isEmpty()));
  }

  /** Whether what is written uses a name declared by the repetition for more than dealing. */
  private boolean essenceUses(String name) {
    boolean isHandSize =
        recipe.handSize().filter(size -> recipe.text(size.span()).equals(name)).isPresent();
    return !isHandSize
        && Stream.of(
                distinctive.ofDeal(),
                distinctive.underCondition(),
                distinctive.ofTricks(),
                recipe.condition().<List<Statement>>map(List::of).orElse(List.of()))
            .flatMap(List::stream)
            .anyMatch(each -> Recipe.wordsOf(recipe.text(each.span())).contains(name));
  }

  /** Writes how many cards are dealt, for a recipe that consists of its repetition alone. */
  private void handSize() {
    Optional<Expression> size = recipe.handSize();
    Optional<Expression> own = draft.frame().handSize();
    boolean named =
        recipe
            .repeat()
            .filter(Statement.RepeatWith.class::isInstance)
            .map(each -> ((Statement.RepeatWith) each).name().text())
            .equals(size.map(each -> recipe.text(each.span())));
    if (named && size.isPresent() && own.isPresent()) {
      draft.edit(own.get().span(), recipe.text(size.get().span()));
    }
  }

  /** Makes the playing of tricks depend on the recipe's condition. */
  private void condition() {
    Optional<Statement.If> condition = recipe.condition();
    if (condition.isEmpty()) {
      return;
    }
    Statement tricks = draft.frame().tricks().orElseThrow();
    draft.wrap(tricks.span(), "if " + translator.of(condition.get().condition().span()));
    Span play = recipe.tricks().orElseThrow().span();
    for (Statement statement : distinctive.underCondition()) {
      Span own = draft.frame().tricks().orElseThrow().span();
      String said = translator.lines(statement.span());
      if (statement.span().start() < play.start()) {
        draft.before(own.start(), said);
      }
    }
    List<String> after =
        distinctive.underCondition().stream()
            .filter(each -> each.span().start() > play.start())
            .map(each -> translator.lines(each.span()))
            .toList();
    if (!after.isEmpty()) {
      draft.after(draft.frame().tricks().orElseThrow().span(), String.join("\n", after));
    }
  }

  private void leader() {
    Optional<Expression> from = draft.frame().tricks().map(Statement.PlayTricks::from);
    translator
        .ownLeader()
        .ifPresent(leader -> from.ifPresent(own -> draft.edit(own.span(), leader)));
  }

  private void aroundRepeat() {
    int repeat = recipe.repeat().map(each -> each.span().start()).orElse(0);
    for (Statement statement : distinctive.ofMatch()) {
      if (!isThere(statement)) {
        aroundRepeat(translator.lines(statement.span()), statement.span().start() < repeat);
      }
    }
  }

  private void aroundRepeat(String said, boolean before) {
    if (before) {
      beforeDeals(said);
    } else {
      draft.atEndOf(Objects.requireNonNull(draft.frame().match()).span(), said);
    }
  }

  private void beforeDeals(String said) {
    ScriptFrame frame = draft.frame();
    draft.before(
        frame
            .repeat()
            .map(Statement::span)
            .orElseGet(() -> repeated(frame).getFirst().span())
            .start(),
        said);
  }

  // Tricks.

  private void tricks() {
    until();
    for (Statement.Block block : distinctive.blocksOfTricks()) {
      int start = recipe.text().lastIndexOf('\n', block.span().start()) + 1;
      Span whole =
          new Span(start + recipe.indentation(block.span().start()).length(), block.span().end());
      inTricks(translator.lines(whole));
    }
    for (Statement statement : distinctive.ofTricks()) {
      if (!isThere(statement)) {
        inTricks(translator.lines(statement.span()));
      }
    }
  }

  private void until() {
    Optional<Expression> until = recipe.tricks().map(Statement.PlayTricks::until);
    Optional<Expression> own = draft.frame().tricks().map(Statement.PlayTricks::until);
    if (until.isPresent()
        && own.isPresent()
        && !recipe.text(until.get().span()).equals("hands are empty")) {
      draft.edit(own.get().span(), translator.of(until.get().span()));
    }
  }

  private void inTricks(String said) {
    Statement.PlayTricks tricks = draft.frame().tricks().orElseThrow();
    if (draft.frame().text(tricks.span()).endsWith("}")) {
      draft.atEndOf(tricks.span(), said);
    } else {
      draft.edit(new Span(tricks.span().end(), tricks.span().end()), " { }");
      draft.atEndOf(draft.frame().tricks().orElseThrow().span(), said);
    }
  }

  // Turns.

  /** Writes whose turn it is if the new text uses that and the script does not say it. */
  void turns(Set<String> words) {
    Set<String> asked = new HashSet<>(words);
    Set<String> missing = missing(asked);
    while (!missing.isEmpty()) {
      for (Statement turn : distinctive.turns().toList()) {
        if (ScriptFrame.assigned(turn).filter(missing::contains).isPresent()) {
          turn(turn);
          // It may speak of somebody else whose turn it is.
          asked.addAll(Recipe.wordsOf(translator.lines(turn.span())));
        }
      }
      Set<String> next = missing(asked);
      next.removeAll(missing);
      missing = next;
    }
  }

  private Set<String> missing(Set<String> asked) {
    return distinctive
        .turns()
        .flatMap(each -> ScriptFrame.assigned(each).stream())
        .filter(asked::contains)
        .filter(name -> !draft.frame().assigns(name))
        .collect(Collectors.toCollection(HashSet::new));
  }

  private void turn(Statement turn) {
    String said = translator.lines(turn.span());
    boolean inDeal = recipe.repeat().isPresent() && recipe.deal().contains(turn);
    int tricks = recipe.outermost().map(each -> each.span().start()).orElse(0);
    if (!inDeal) {
      beforeDeals(said);
    } else if (turn.span().start() < tricks) {
      draft.before(firstAfterDealing(draft.frame()), said);
    } else {
      draft.frame().repeat().ifPresent(repeat -> draft.atEndOf(repeat.body().span(), said));
    }
  }

  private static int firstAfterDealing(ScriptFrame frame) {
    List<Statement> deal = frame.deal();
    int dealt = frame.last(Statement.Deal.class).map(deal::indexOf).orElse(-1);
    return deal.get(dealt + 1).span().start();
  }
}
