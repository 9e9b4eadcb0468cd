package tricksmith.check.expressions;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Plurals;
import tricksmith.check.symbols.BuiltInWord;
import tricksmith.check.symbols.LocalFactory;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;

/**
 * Finds names of elements that were meant to select some of them: {@code number of wilds in hand}.
 * Such a word would be an unused name, and all elements would be counted.
 */
record ElementNames(
    TypedExpressions expressions, Symbols symbols, CheckLog log, Elements elements) {
  /** Text that would continue a condition that ends before it. */
  private static final Pattern GOES_ON =
      Pattern.compile(
          "^\\s*([=!<>+*/.-]|(in|on|not|and|or|except|is|are|with|where)(?![\\p{L}\\p{N}_-])).*",
          Pattern.DOTALL);

  /** A card by itself, and no part of another word. */
  private static final Pattern CARD =
      Pattern.compile("(?<![\\p{L}\\p{N}_-])card(?![\\p{L}\\p{N}_-])");

  private static final Pattern PREPOSITION = Pattern.compile("^(in|on)\\s+");

  /** Words of the language that name elements, although they mean something by themselves. */
  private static final List<String> ELEMENTS =
      List.of("trick", "cards", "players", "sides", "suits", "ranks", "tricks");

  private static final List<String> PROPERTIES = List.of("suits", "ranks");

  /** What players call cards of one rank, and how many these are. */
  private static final Map<String, Integer> OF_ONE_RANK =
      Map.of(
          "pair",
          2,
          "pairs",
          2,
          "ペア",
          2,
          "triple",
          3,
          "triples",
          3,
          "triplets",
          3,
          "trios",
          3,
          "quartets",
          4);

  /** Which of several is asked for. */
  private static final Set<String> OUTERMOST = Set.of("first", "last");

  /** What a card has that is asked for as if it were the card: {@code last player in trick}. */
  private static final Set<String> OF_A_CARD = Set.of("player", "suit", "rank", "number");

  /** What players call cards that follow one another. */
  private static final Set<String> RUNS =
      Set.of("run", "runs", "sequence", "sequences", "straight", "straights", "meld", "melds");

  /** The form in which a construct names its elements. */
  enum Form {
    ONE,
    SEVERAL
  }

  /**
   * Reports a name that nothing refers to.
   *
   * @param whole the span of the construct
   * @param asked what is evaluated for each element; empty where all are meant
   * @return whether it was reported
   */
  boolean explain(
      Expression.Domain domain,
      DomainChecker.Opened opened,
      Span whole,
      Form form,
      List<Term> asked,
      Scope scope) {
    Name name = domain.name();
    Local element = opened.domain().element();
    if (name == null || domain.set() == null || Types.isMistake(element.type())) {
      return false;
    }
    if (asked.stream().anyMatch(term -> term.reads(element))) {
      return hides(name, element, scope);
    }
    if (isOfType(name.text(), element.type())) {
      return false;
    }
    if (!asked.isEmpty()) {
      List<Fix> fixes =
          asked.stream().flatMap(term -> elements.fix(element, term).stream()).limit(1).toList();
      log.problem(MisreadingProblem.NAME_NOT_USED, name, fixes, name.text(), type(element));
      return true;
    }
    unused(domain, name, element, whole, form, scope);
    return true;
  }

  /**
   * Reports what players call cards of the deck as the name of elements of which more is asked:
   * {@code number of queens in trick where queens.suit == S}, which would mean all spades.
   *
   * @param asked whether more is asked of each element than the condition
   * @return whether it was reported
   */
  boolean meansSomeOfTheDeck(
      Expression.Domain domain, Name name, Local element, Form form, boolean asked) {
    Expression condition = domain.condition();
    if (element.type() != Type.Basic.CARD
        || domain.set() == null
        || (condition == null && !asked)
        || isOfType(name.text(), element.type())
        || names(name.text())) {
      return false;
    }
    Optional<String> such =
        forms(name.text()).flatMap(word -> cardsCalled(word).stream()).findFirst();
    String more = condition == null ? "card" : asCard(log.written(condition), name.text());
    if (such.isEmpty() || more.contains(such.get()) || !CARD.matcher(more).find()) {
      return false;
    }
    String set = rest(name, domain.set().span().end());
    String cards = called(type(element), form) + " " + set + " where ";
    log.problem(
        MisreadingProblem.NAME_OF_ALL,
        name,
        name.text(),
        Plurals.of(type(element)) + " " + set,
        cards + (condition == null ? "" : more + " and ") + such.get());
    return true;
  }

  /**
   * Whether a word is exactly the name of something in the deck, which is reported as such, or a
   * letter that is short for any element.
   */
  private boolean names(String word) {
    var constants = symbols.constants();
    return word.length() == 1
        || constants.suits().containsKey(word)
        || constants.ranks().containsKey(word)
        || constants.cards().containsKey(word);
  }

  /** The condition for cards that players call by a word: a rank or a suit. */
  private Optional<String> cardsCalled(String word) {
    var constants = symbols.constants();
    return Synonyms.ofTheDeck(word, constants.ranks().keySet())
        .map(rank -> "card.rank == " + rank)
        .or(
            () ->
                Synonyms.ofTheDeck(word, constants.suits().keySet())
                    .map(suit -> "card.suit == " + suit));
  }

  /** A condition in which elements have another name. */
  private static String asCard(String condition, String name) {
    String renamed =
        Pattern.compile("(?<![\\p{L}\\p{N}_-])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}_-])")
            .matcher(condition)
            .replaceAll("card");
    return renamed.contains(" or ") ? "(" + renamed + ")" : renamed;
  }

  /** Whether a name is the name of the elements' type, or its plural. */
  static boolean isOfType(String name, Type type) {
    String one = LocalFactory.elementName(type);
    return name.equals(one) || Plurals.isOf(name, one);
  }

  private static String type(Local element) {
    String name = LocalFactory.elementName(element.type());
    return name.isEmpty() ? "one" : name;
  }

  /** Reports a name that means something else outside the condition, where it would be hidden. */
  private boolean hides(Name name, Local element, Scope scope) {
    String kind = kind(name.text(), scope);
    if (kind == null || isOfType(name.text(), element.type())) {
      return false;
    }
    MisreadingProblem problem =
        kind.equals(NameKind.WORD.word())
            ? MisreadingProblem.NAME_HIDES_WORD
            : MisreadingProblem.NAME_HIDES;
    log.problem(problem, name, name.text(), kind, type(element));
    return true;
  }

  private @Nullable String kind(String name, Scope scope) {
    if (symbols.variables().find(name) != null) {
      return NameKind.VARIABLE.word();
    }
    if (symbols.options().containsKey(name)) {
      return NameKind.OPTION.word();
    }
    if (symbols.zones().containsKey(name)) {
      return NameKind.ZONE.word();
    }
    var definition = symbols.definitions().find(name, scope);
    if (definition != null && definition.parameters().isEmpty()) {
      return NameKind.DEFINITION.word();
    }
    return BuiltInWord.means(name) && !ELEMENTS.contains(name) ? NameKind.WORD.word() : null;
  }

  /**
   * Reports a noun that the condition or values use as the name of the elements.
   *
   * @param element an element for which the noun holds
   * @param inside the scope, in which the noun is not a name
   * @return whether it was reported
   */
  boolean isNounUsedAsName(
      Expression.Domain domain, Name noun, Local element, List<Expression> values, Scope inside) {
    List<Expression> asked =
        Stream.concat(values.stream(), Stream.ofNullable(domain.condition())).toList();
    List<Span> uses =
        asked.stream()
            .flatMap(ElementNames::everyPart)
            .filter(part -> part instanceof Expression.Word word && word.text().equals(noun.text()))
            .map(Expression::span)
            .toList();
    if (uses.isEmpty()
        || log.isDeepInTrials()
        || log.attempt(() -> asked.stream().map(each -> expressions.infer(each, inside)).toList())
            .succeeded()) {
      return false;
    }
    String type = type(element);
    List<Edit> called = uses.stream().map(use -> new Edit(use, type)).toList();
    Fix those = new Fix(called);
    Fix all =
        new Fix(Stream.concat(Stream.of(new Edit(noun.span(), type)), called.stream()).toList());
    List<Fix> fixes = element.name().isEmpty() ? List.of() : List.of(those, all);
    log.problem(MisreadingProblem.NOUN_AS_NAME, uses.getFirst(), fixes, noun.text(), type);
    return true;
  }

  private static Stream<Expression> everyPart(Expression expression) {
    return Stream.concat(
        Stream.of(expression), expression.parts().flatMap(ElementNames::everyPart));
  }

  /**
   * Reports {@code every trump on table}, which may mean that all are trumps, or something about
   * those that are.
   */
  void everyOfWhat(Expression.Domain domain, Name noun, Local element, Span whole, Scope scope) {
    Mended mended = mended(domain, noun, element, whole, Form.ONE, scope);
    List<Fix> fixes = mended.fix() == null ? List.of() : List.of(mended.fix());
    log.problem(MisreadingProblem.EVERY_OF_WHAT, whole, fixes, log.written(whole), mended.text());
  }

  private void unused(
      Expression.Domain domain, Name name, Local element, Span whole, Form form, Scope scope) {
    String before = log.written(new Span(whole.start(), name.span().start()));
    if (OUTERMOST.contains(before.strip())
        && OF_A_CARD.contains(name.text())
        && element.type() == Type.Basic.CARD) {
      String meant = "(" + before + "card " + rest(domain, name) + ")." + name.text();
      Fix fix = Fix.replace(whole, meant);
      log.problem(CheckProblem.UNKNOWN_PHRASE, whole, fix, log.written(whole), meant);
      return;
    }
    Mended mended = mended(domain, name, element, whole, form, scope);
    List<Fix> fixes = mended.fix() == null ? List.of() : List.of(mended.fix());
    log.problem(
        MisreadingProblem.NAME_OF_ALL,
        name,
        fixes,
        name.text(),
        Plurals.of(type(element)) + " " + rest(domain, name),
        mended.text());
  }

  /** The text of the set, with the word before it. */
  private String rest(Expression.Domain domain, Name name) {
    return rest(name, domain.span().end());
  }

  private String rest(Name name, int end) {
    return log.written(new Span(name.span().end(), end)).strip();
  }

  private static String called(String type, Form form) {
    return form == Form.SEVERAL ? Plurals.of(type) : type;
  }

  /** What was probably meant. */
  private record Mended(String text, @Nullable Fix fix) {}

  private Mended mended(
      Expression.Domain domain, Name name, Local element, Span whole, Form form, Scope scope) {
    String type = type(element);
    String before = log.written(new Span(whole.start(), name.span().start()));
    String rest = rest(domain, name);
    if (form == Form.SEVERAL) {
      Mended other = ofOthers(name, element, whole, rest, scope);
      if (other != null) {
        return other;
      }
    }
    Optional<String> condition =
        forms(name.text())
            .flatMap(word -> condition(word, element.type(), type, scope).stream())
            .findFirst();
    String text =
        before + called(type, form) + " " + rest + " where " + condition.orElse(type + "…");
    return condition.isEmpty() ? new Mended(text, null) : whole(whole, text);
  }

  /**
   * What is meant instead: the sum for {@code number of points in hand}, or how many suits there
   * are for {@code number of suits in hand}.
   */
  private @Nullable Mended ofOthers(
      Name name, Local element, Span whole, String rest, Scope scope) {
    if (element.type() == Type.Basic.CARD && PROPERTIES.contains(name.text())) {
      String one = name.text().substring(0, name.text().length() - 1);
      String some = "some card " + rest + " where card." + one + " == " + one;
      return whole(whole, "number of " + name.text() + " where " + some);
    }
    if (element.type() == Type.Basic.CARD) {
      Mended group = ofGroups(name, whole, rest);
      if (group != null) {
        return group;
      }
    }
    String type = type(element);
    return forms(name.text())
        .filter(word -> isDefined(word, element.type(), type, Type.Basic.NUMBER, scope))
        .findFirst()
        .map(
            word ->
                "sum of "
                    + word
                    + "("
                    + type
                    + ") over "
                    + PREPOSITION.matcher(rest).replaceFirst(""))
        .map(text -> whole(whole, text))
        .orElse(null);
  }

  /** Returns how the ranks are counted of which there are several cards, or the cards of a run. */
  private @Nullable Mended ofGroups(Name name, Span whole, String rest) {
    Integer size = OF_ONE_RANK.get(name.text());
    if (size != null) {
      String several = "(number of cards " + rest + " where card.rank == rank) >= " + size;
      return whole(whole, "number of ranks where " + several);
    }
    return RUNS.contains(name.text())
        ? whole(whole, "number of longest run " + rest + " by card.suit, then card.rank")
        : null;
  }

  private Mended whole(Span whole, String text) {
    return new Mended(text, Fix.replace(whole, bracketed(text, whole)));
  }

  private String bracketed(String text, Span whole) {
    return GOES_ON.matcher(log.after(whole.end())).matches() ? "(" + text + ")" : text;
  }

  /** A word, and the names it may be the plural of. */
  private static Stream<String> forms(String name) {
    return Stream.concat(Stream.of(name), Plurals.singulars(name).stream());
  }

  /** The condition that a word stands for, about elements called {@code of}. */
  private Optional<String> condition(String word, Type type, String of, Scope scope) {
    if (type == Type.Basic.CARD) {
      Optional<String> ofCards = ofTheDeck(word, of);
      if (ofCards.isPresent()) {
        return ofCards;
      }
    }
    if (isDefined(word, type, of, Type.Basic.YES_NO, scope)) {
      return Optional.of(word + "(" + of + ")");
    }
    Type value = inferred(new Expression.Word(CheckLog.NOWHERE, word), scope);
    return value == null || Types.isMistake(value)
        ? Optional.empty()
        : comparison(word, value, type, of);
  }

  private static Optional<String> comparison(String word, Type value, Type type, String of) {
    Map<Type, String> properties =
        type == Type.Basic.CARD
            ? Map.of(type, of, Type.Basic.SUIT, of + ".suit", Type.Basic.RANK, of + ".rank")
            : Map.of(type, of);
    String one = properties.get(value);
    if (one != null) {
      return Optional.of(one + " == " + word);
    }
    Type element = Types.element(value);
    String several = element == null ? null : properties.get(element);
    return several == null ? Optional.empty() : Optional.of(several + " in " + word);
  }

  /** The condition for a kind, rank or suit, by any name that people give it. */
  private Optional<String> ofTheDeck(String word, String of) {
    var constants = symbols.constants();
    if (constants.kinds().containsKey(word)) {
      return Optional.of(of + " is " + word);
    }
    Optional<String> rank =
        Synonyms.number(word)
            .filter(number -> constants.ranks().containsKey(number))
            .or(() -> named(word, constants.ranks()));
    return rank.map(known -> of + ".rank == " + known)
        .or(() -> named(word, constants.suits()).map(known -> of + ".suit == " + known));
  }

  private static Optional<String> named(String word, Map<String, Span> known) {
    return known.containsKey(word) ? Optional.of(word) : Synonyms.ofTheDeck(word, known.keySet());
  }

  /** Whether a word is a definition that takes an element and has a value of the wanted type. */
  private boolean isDefined(String word, Type type, String of, Type wanted, Scope scope) {
    if (symbols.definitions().find(word, scope) == null) {
      return false;
    }
    Local element = symbols.locals().bind(of, type, CheckLog.NOWHERE);
    Expression call =
        new Expression.Call(
            CheckLog.NOWHERE,
            new Name(CheckLog.NOWHERE, word),
            List.of(new Expression.Word(CheckLog.NOWHERE, of)),
            Expression.CallForm.BRACKETS);
    return wanted.equals(inferred(call, scope.with(element)));
  }

  /** The type of an expression; null if the expression cannot be understood. */
  private @Nullable Type inferred(Expression expression, Scope scope) {
    CheckLog.Attempt<Term> attempt = log.attempt(() -> expressions.infer(expression, scope));
    return attempt.succeeded() ? attempt.result().type() : null;
  }
}
