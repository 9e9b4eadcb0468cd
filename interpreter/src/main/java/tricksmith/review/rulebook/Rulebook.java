package tricksmith.review.rulebook;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.CallGraph;
import tricksmith.rules.analysis.CardRoutes;
import tricksmith.rules.analysis.Certainty;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.rules.analysis.NumberedSet;
import tricksmith.rules.analysis.VariableReads;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/** The rules under review, with analyses that reviewers share. */
public final class Rulebook {
  /** How many of many words a message names. */
  private static final int MOST_NAMED = 4;

  private static final Pattern CLOCKWISE =
      Pattern.compile("(?m)^[ \\t]*+players\\b[^\\n]*\\bclockwise\\b");

  private final CheckedRules rules;
  private final Source source;
  private final CallGraph calls;
  private final Certainty certainty;
  private final List<DeckRules.Card> cards;

  /** Collected once: nearly every reviewer reads them. */
  private final List<Action> actions;

  private final List<List<Action>> blocks = new ArrayList<>();
  private final List<Action> loops = new ArrayList<>();
  private final List<Action> dealLoops;
  private final List<Action.Choice> choices = new ArrayList<>();
  private final boolean laysOnTable;
  private final List<Term> everyTerm;
  private final List<Term> termsUnderReview;
  private final Predicate<Spanned> underReview;
  private final Map<Integer, List<Action>> setting = new HashMap<>();
  private final Map<StatementEffect, List<Action>> byEffect = new EnumMap<>(StatementEffect.class);
  private final Map<String, Integer> performed = new HashMap<>();
  private final NumberedSet<Dependency> nothing;
  private final IdentityHashMap<Term, NumberedSet<Dependency>> dependencies =
      new IdentityHashMap<>();
  private final EffectAnalysis effects;
  private final VariableReads reads;
  private @Nullable CardRoutes routes;
  private @Nullable List<DeckRules> playableDecks;
  private @Nullable NumberBounds bounds;
  private @Nullable Guards guards;
  private @Nullable Missing missing;

  /** Creates a book of the rules of a script, all of which are under review. */
  public Rulebook(CheckedRules rules, Source source) {
    this(rules, source, _ -> true, /* whole= */ true);
  }

  /**
   * Creates a book of which a part is under review.
   *
   * @param source the text in which the places of the rules are
   * @param underReview whether a statement, obligation, criterion, or value of its own is
   */
  public Rulebook(CheckedRules rules, Source source, Predicate<Spanned> underReview) {
    this(rules, source, underReview, /* whole= */ false);
  }

  private Rulebook(
      CheckedRules rules, Source source, Predicate<Spanned> underReview, boolean whole) {
    this.rules = rules;
    this.source = source;
    this.calls = new CallGraph(rules);
    this.nothing = calls.dependencies(Stream.of());
    this.effects = new EffectAnalysis(rules);
    this.reads = new VariableReads(rules, calls);
    this.certainty = new Certainty(rules);
    this.cards = certainty.cards();
    this.actions = rules.actions().toList();
    this.laysOnTable = actions.stream().anyMatch(action -> action.movesTo(Zone.TABLE));
    this.everyTerm = rules.termsWithDefinitions().flatMap(Term::all).toList();
    this.underReview = underReview;
    this.termsUnderReview =
        whole
            ? everyTerm
            : rules.termsWithDefinitions().filter(underReview).flatMap(Term::all).toList();
    this.dealLoops = rules.procedure().stream().flatMap(Rulebook::dealLoops).toList();
    blocks.add(rules.procedure());
    blocks.add(rules.score());
    for (Action action : actions) {
      action.blocks().forEach(block -> blocks.add(block.actions()));
      if (action.repetition() != null) {
        loops.add(action);
      }
      Action.Choice choice = action.choice();
      if (choice != null) {
        choices.add(choice);
      }
      action.sets().forEach(variable -> put(setting, variable.id(), action));
      action.effects().forEach(effect -> put(byEffect, effect, action));
      String procedure = action.performs();
      if (procedure != null) {
        performed.merge(procedure, 1, Integer::sum);
      }
    }
  }

  private static <K> void put(Map<K, List<Action>> index, K key, Action action) {
    index.computeIfAbsent(key, _ -> new ArrayList<>()).add(action);
  }

  public CheckedRules rules() {
    return rules;
  }

  /**
   * Returns how much there is to review: the number of statements and terms, where what a statement
   * does inside counts again for each statement around it, since reviewers look into all of them.
   */
  public long extent() {
    return everyTerm.size() + extent(rules.procedure(), 1) + extent(rules.score(), 1);
  }

  private static long extent(List<Action> actions, long around) {
    long extent = 0;
    for (Action action : actions) {
      extent += around * (1 + action.allTerms().count()) + extent(action.inside(), around + 1);
    }
    return extent;
  }

  /** Returns the obligations and the criteria of a trick. */
  public TrickRules trick() {
    return rules.trick();
  }

  /** Returns the text of something in the script. */
  public String written(Spanned place) {
    return source.quoted(place.span());
  }

  /** Returns the first line of a statement, without the brace that opens its block. */
  public String head(Spanned statement) {
    return withoutBrace(written(statement).lines().findFirst().orElse(""));
  }

  public static String withoutBrace(String line) {
    String bare = line.stripTrailing();
    return bare.endsWith("{") ? bare.substring(0, bare.length() - 1).stripTrailing() : bare;
  }

  /** Returns the text from the start of the line up to an offset. */
  public String before(int offset) {
    return source.before(offset);
  }

  /** Returns where a pattern occurs in the script. */
  public Stream<MatchResult> occurrences(Pattern pattern) {
    return pattern.matcher(source.text()).results();
  }

  /** Returns where a pattern occurs within a part of the script. */
  public Stream<MatchResult> occurrences(Pattern pattern, Spanned within) {
    Span span = within.span();
    return pattern
        .matcher(source.text())
        .region(span.start(), span.end())
        .useTransparentBounds(true)
        .results();
  }

  /** Returns the lines of tests that expect a reason for winning. */
  public Stream<CheckedTest.Wins> expectedReasons() {
    return rules.tests().stream()
        .flatMap(test -> test.lines().stream())
        .filter(CheckedTest.Wins.class::isInstance)
        .map(CheckedTest.Wins.class::cast)
        .filter(wins -> wins.reason() != null);
  }

  /** Whether a test expects somebody to win for this reason at an offset. */
  public boolean isExpectedReason(String reason, int offset) {
    return expectedReasons()
        .anyMatch(wins -> reason.equals(wins.reason()) && wins.span().contains(offset));
  }

  /** Returns the first few of what a message enumerates. */
  public static String fewOf(List<String> words) {
    String few = String.join(", ", words.subList(0, Math.min(MOST_NAMED, words.size())));
    return words.size() > MOST_NAMED ? few + ", …" : few;
  }

  /** Whether a brace closes a block between two offsets. */
  public boolean closesBetween(int from, int to) {
    return source.text().indexOf('}', from, to) >= 0;
  }

  /** Whether words come directly before an offset in its line. */
  public boolean follows(String words, int offset) {
    return source.beginningOf(words, offset) >= 0;
  }

  /** Returns the text from an offset to the end of the line. */
  public String after(int offset) {
    return source.after(offset);
  }

  /** Returns a span extended to the brackets that belong to those inside it. */
  public Span balanced(Spanned place) {
    Span span = place.span();
    int open = 0;
    int unopened = 0;
    for (char each : written(span).toCharArray()) {
      if (each == '(') {
        open++;
      } else if (each == ')' && open-- == 0) {
        open = 0;
        unopened++;
      }
    }
    int start = span.start();
    int end = span.end();
    String text = source.text();
    while (unopened > 0 && start > 0 && "( ".indexOf(text.charAt(start - 1)) >= 0) {
      unopened -= text.charAt(--start) == '(' ? 1 : 0;
    }
    while (open > 0 && end < text.length() && ") ".indexOf(text.charAt(end)) >= 0) {
      open -= text.charAt(end++) == ')' ? 1 : 0;
    }
    return new Span(start, end);
  }

  /** Whether something in the script is in brackets. */
  public boolean isBracketed(Spanned place) {
    return before(place.span().start()).stripTrailing().endsWith("(")
        && after(place.span().end()).stripLeading().startsWith(")");
  }

  /**
   * Returns a fix that inserts a statement before another; null if something else precedes it on
   * its line.
   */
  public @Nullable Fix statementBefore(Spanned statement, String text) {
    int start = statement.span().start();
    String before = before(start);
    if (before.isBlank()) {
      return Fix.insert(start, text + "\n" + before);
    }
    boolean begins = before.stripTrailing().endsWith("{") || before.stripTrailing().endsWith(";");
    return begins ? Fix.insert(start, text + "; ") : null;
  }

  /**
   * Returns a fix that moves a statement before another; null if it shares its line with anything,
   * or if something else precedes the other on its line.
   */
  public @Nullable Fix movedBefore(Spanned other, Spanned statement) {
    Fix there = statementBefore(other, written(statement));
    Edit gone = withoutLine(statement);
    return there == null || gone == null
        ? null
        : new Fix(Stream.concat(there.edits().stream(), Stream.of(gone)).toList());
  }

  /** Returns the player or side that is written where players are expected; else the players. */
  public static Term subject(Term players) {
    return players.operator() == Operator.MEMBERS_OF ? players.children().getFirst() : players;
  }

  /** Returns who scores by a statement that does nothing else; null for any other. */
  public static @Nullable Term scoring(Action action) {
    if (action instanceof Action.Each each) {
      boolean only = each.body().size() == 1 && each.body().getFirst() instanceof Action.Scores;
      return only ? each.set() : null;
    }
    return action instanceof Action.Scores scores ? scores.players() : null;
  }

  /** Whether a comparison holds only for 0: {@code == 0}, {@code <= 0}, {@code < 1}. */
  public static boolean isForNone(Term comparison) {
    return comparison.children().getLast() instanceof Term.NumberConstant(_, long limit)
        && (limit == 0
            ? comparison.applies(Operator.EQUAL, Operator.AT_MOST)
            : limit == 1 && comparison.operator() == Operator.LESS);
  }

  public static boolean asksForEmptyHands(@Nullable Term condition) {
    if (condition == null || condition.operator() != Operator.IS_EMPTY) {
      return false;
    }
    Term owner = condition.children().getFirst().ownerOf(Zone.HAND);
    return owner != null && owner.operator() == Operator.PLAYERS;
  }

  public static boolean isTrickUnderWay(@Nullable Term cards) {
    return cards != null
        && (cards.operator() == Operator.TABLE
            || (cards.operator() == Operator.CARDS_OF_TRICK
                && cards.children().getFirst().operator() == Operator.THIS_TRICK));
  }

  /** Whether it is cards that have been played, those of the trick under way among them. */
  public static boolean isPlayed(@Nullable Term cards) {
    return cards != null && (cards.operator() == Operator.PLAYED || isTrickUnderWay(cards));
  }

  /** Whether it is the player to act. */
  public boolean isPlayer(Term term) {
    return trick().player().equals(term.head());
  }

  public static boolean isOneHand(Term cards) {
    Term owner = cards.ownerOf(Zone.HAND);
    return owner != null && owner.type() == Type.Basic.PLAYER;
  }

  /** Whether it is the hand of the player to act. */
  public boolean isOwnHand(Term cards) {
    Term owner = cards.ownerOf(Zone.HAND);
    return owner != null && isPlayer(owner);
  }

  /** Whether everybody is certainly dealt more cards than this, and keeps them. */
  public boolean holdMore(long cards) {
    return actions()
        .filter(action -> action.moved() != null)
        .allMatch(
            action -> {
              Term count = action.count();
              Long least = count == null ? null : bounds().of(count).least();
              return action instanceof Action.Deal && least != null && least > cards;
            });
  }

  /**
   * Returns an edit that removes a statement with its line; null if it shares the line with
   * anything.
   */
  public @Nullable Edit withoutLine(Spanned statement) {
    Span span = statement.span();
    boolean alone =
        before(span.start()).isBlank()
            && after(span.end()).isBlank()
            && written(span).lines().count() == 1;
    int start = span.start() - before(span.start()).length();
    return alone && start > 0
        ? Edit.remove(new Span(start - 1, span.end() + after(span.end()).length()))
        : null;
  }

  /**
   * Returns a fix that moves statements after another; null if one does not come before it, or if
   * one of them shares its line with anything.
   */
  public @Nullable Fix movedAfter(Spanned other, List<? extends Spanned> statements) {
    String before = before(other.span().start());
    List<Edit> edits = new ArrayList<>();
    StringBuilder moved = new StringBuilder();
    for (Spanned statement : statements) {
      Edit gone = withoutLine(statement);
      if (gone == null || !before.isBlank() || statement.span().end() > other.span().start()) {
        return null;
      }
      edits.add(gone);
      moved.append('\n').append(before).append(written(statement));
    }
    edits.add(Edit.after(other, moved.toString()));
    return new Fix(edits);
  }

  /** Returns what is known before a match. */
  public Certainty certainty() {
    return certainty;
  }

  /** Whether a number is certainly not a whole one whenever it has a value. */
  public boolean isFraction(Term number) {
    boolean isVariable = number.operator() == null && readsVariable(number);
    return isVariable ? bounds().isFraction(number) : certainty.isFraction(number);
  }

  private static boolean readsVariable(Term term) {
    return term.reads().stream().anyMatch(Dependency.OnVariable.class::isInstance);
  }

  /** Returns what statements can do. */
  public EffectAnalysis effects() {
    return effects;
  }

  public VariableReads reads() {
    return reads;
  }

  /** Returns where cards can come to. */
  public CardRoutes routes() {
    if (routes == null) {
      routes = new CardRoutes(rules, calls);
    }
    return routes;
  }

  /** Returns the decks whose cards can be played. */
  public List<DeckRules> playableDecks() {
    if (playableDecks == null) {
      playableDecks = routes().playableDecks();
    }
    return playableDecks;
  }

  public NumberBounds bounds() {
    if (bounds == null) {
      bounds = new NumberBounds(this);
    }
    return bounds;
  }

  /** Returns all statements and terms, with what is asked about before them. */
  public Guards guards() {
    if (guards == null) {
      guards = new Guards(this);
    }
    return guards;
  }

  public Missing missing() {
    if (missing == null) {
      missing = new Missing(this);
    }
    return missing;
  }

  /**
   * Returns all statements of the procedure and of the section {@code score}, nested ones included.
   */
  public Stream<Action> actions() {
    return actions.stream();
  }

  public boolean has(StatementEffect effect) {
    return byEffect.containsKey(effect);
  }

  /** Whether a statement moves cards to the table, where only what is played lies otherwise. */
  public boolean laysOnTable() {
    return laysOnTable;
  }

  public boolean isPerformedOnce(String procedure) {
    return performed.getOrDefault(procedure, 0) == 1;
  }

  /**
   * Returns the blocks that a statement performs: those inside it, or the section {@code score}.
   */
  public List<Action.Block> performed(Action action) {
    return action.has(StatementEffect.PERFORMS_SCORE)
        ? List.of(new Action.Block(rules.score(), null))
        : action.blocks();
  }

  /**
   * Returns the statements of a block, in place of each that performs a procedure without
   * parameters, or the section {@code score}, what that does.
   */
  public Stream<Action> inPlace(List<Action> block) {
    return block.stream()
        .flatMap(
            action ->
                action.has(StatementEffect.PERFORMS_SCORE)
                        || (action.performs() != null && action.binds().isEmpty())
                    ? performed(action).stream().flatMap(inside -> inPlace(inside.actions()))
                    : Stream.of(action));
  }

  public Stream<Action> actions(StatementEffect effect) {
    return byEffect.getOrDefault(effect, List.of()).stream();
  }

  public <A extends Action> Stream<A> actions(Class<A> kind) {
    return actions().filter(kind::isInstance).map(kind::cast);
  }

  /** Returns the choices that players make. */
  public Stream<Action.Choice> choices() {
    return choices.stream();
  }

  public Stream<Action> loops() {
    return loops.stream();
  }

  /** Returns the statements of each block, those of the procedure and of {@code score} first. */
  public Stream<List<Action>> blocks() {
    return blocks.stream();
  }

  /** Returns the innermost loops of the procedure that begin a deal in each pass. */
  public Stream<Action> dealLoops() {
    return dealLoops.stream();
  }

  private static Stream<Action> dealLoops(Action action) {
    boolean deals =
        action.repetition() != null
            && action.inside().stream().anyMatch(inside -> inside.has(StatementEffect.STARTS_DEAL));
    return deals ? Stream.of(action) : action.inside().stream().flatMap(Rulebook::dealLoops);
  }

  /** Whether the innermost loop around a statement begins a deal in each pass. */
  public boolean isOnceADeal(Action statement) {
    return loops()
        .map(Action::span)
        .filter(loop -> loop.contains(statement.span().start()) && !loop.equals(statement.span()))
        .reduce((_, inner) -> inner)
        .filter(loop -> dealLoops().map(Action::span).noneMatch(loop::equals))
        .isEmpty();
  }

  /** Whether the script says that turns go to the left, as they do if it says nothing. */
  public boolean saysClockwise() {
    return CLOCKWISE.matcher(source.text()).find();
  }

  /** Returns who leads in most games, as it is written. */
  public String somebodyToLead() {
    boolean dealt =
        rules.variables().stream()
            .anyMatch(
                variable ->
                    variable.name().equals("dealer") && variable.type() == Type.Basic.PLAYER);
    return dealt ? "left of dealer" : "seat 1";
  }

  /** Returns the variable that a term reads itself, or null if it reads none. */
  public @Nullable Variable variable(Term term) {
    return rules.variables(term.reads()).findFirst().orElse(null);
  }

  /**
   * Whether a variable names who deals, in whatever language: it is called so, or passes from each
   * player to a neighbour.
   */
  public boolean isDealer(Variable variable) {
    return variable.type() == Type.Basic.PLAYER
        && variable.axes().isEmpty()
        && (variable.name().equals("dealer")
            || setting(variable).stream().anyMatch(action -> passesOn(action.terms(), variable)));
  }

  private boolean passesOn(List<Term> terms, Variable variable) {
    return !terms.isEmpty()
        && terms.getLast().applies(Trait.NAVIGATES)
        && variable.equals(variable(terms.getLast().children().getFirst()));
  }

  /** Returns the statements that set a variable. */
  public List<Action> setting(Variable variable) {
    return setting.getOrDefault(variable.id(), List.of());
  }

  /** Whether a variable is set, and only by choices. */
  public boolean isOnlyChosen(Variable variable) {
    return !setting(variable).isEmpty()
        && setting(variable).stream().allMatch(action -> action.choice() != null);
  }

  /** Returns all terms of the rules and definitions, with their subterms. */
  public Stream<Term> everyTerm() {
    return everyTerm.stream();
  }

  /**
   * Returns the terms in which something can be found: all, or in rules with names in place, those
   * with something in place. Whether there is such a term anywhere, {@link #everyTerm} tells.
   */
  public Stream<Term> termsUnderReview() {
    return termsUnderReview.stream();
  }

  public <T extends Term> Stream<T> termsUnderReview(Class<T> kind) {
    return termsUnderReview().filter(kind::isInstance).map(kind::cast);
  }

  boolean isUnderReview(Term whole) {
    return underReview.test(whole);
  }

  public <T extends Term> Stream<T> everyTerm(Class<T> kind) {
    return everyTerm().filter(kind::isInstance).map(kind::cast);
  }

  /** Returns the definition that a term calls; null if it is no call. */
  public @Nullable DefinedTerm called(Term term) {
    return calls.called(term);
  }

  /**
   * Returns a term with its subterms and those of every definition it calls. For each statement of
   * a script that would be too many: most reviews want a few of them.
   */
  public Stream<Term> everythingIn(Term term) {
    return calls.everythingIn(term);
  }

  /**
   * Returns those of {@link #everythingIn(Term)} for which something holds.
   *
   * @param asked about nothing but the term; the same object each time, or an equal one, since the
   *     answers of definitions are remembered for it
   */
  public Stream<Term> everythingIn(Term term, Predicate<Term> asked) {
    return calls.everythingIn(term, asked);
  }

  /** Returns those of {@link #everythingIn(Term)} that are of a kind. */
  public <T extends Term> Stream<T> everythingIn(Term term, Class<T> kind) {
    return everythingIn(term, new IsOfKind(kind)).map(kind::cast);
  }

  private record IsOfKind(Class<?> kind) implements Predicate<Term> {
    @Override
    public boolean test(Term term) {
      return kind.isInstance(term);
    }
  }

  /**
   * Whether something holds for any of {@link #everythingIn(Term)}.
   *
   * @param asked as in {@link #everythingIn(Term, Predicate)}
   */
  public boolean involves(Term term, Predicate<Term> asked) {
    return calls.involves(term, asked);
  }

  public boolean dependsOn(Term term, Variable variable) {
    return dependencies(term).contains(variable.read());
  }

  /** Returns everything that a term's value depends on. */
  public NumberedSet<Dependency> dependencies(Term term) {
    return dependencies.computeIfAbsent(term, calls::dependencies);
  }

  /** Returns everything that the values of some terms depend on. */
  public NumberedSet<Dependency> dependencies(Stream<Term> terms) {
    return terms.map(this::dependencies).reduce(nothing, NumberedSet::with);
  }

  public Set<Integer> zonesIn(Term term) {
    return calls.zones(term);
  }

  /** Whether a term involves a built-in function with any of these traits. */
  public boolean uses(Term term, Set<Trait> traits) {
    return involves(term, new HasTraits(traits));
  }

  private record HasTraits(Set<Trait> traits) implements Predicate<Term> {
    @Override
    public boolean test(Term term) {
      return traits.stream().anyMatch(term::applies);
    }
  }

  /** Returns the cards that are in the game in every setting, without duplicates. */
  public List<DeckRules.Card> cards() {
    return cards;
  }

  /** Returns conditions with another, which is null where there is none. */
  public static List<Term> with(List<Term> conditions, @Nullable Term condition) {
    return condition == null
        ? conditions
        : Stream.concat(conditions.stream(), condition.parts(Operator.AND)).toList();
  }
}
