package tricksmith.check.advice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.check.symbols.DefinitionSymbol;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.Conversion;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.source.Spelling;
import tricksmith.syntax.Name;

/**
 * Explains properties that things do not have: which ones they have, or how what is probably meant
 * is written.
 *
 * @param isNumber whether the value of a definition is a number
 */
public record UnknownProperties(
    Symbols symbols, Predicate<DefinitionSymbol> isNumber, CheckLog log) {
  /** Words before {@code of} that are not properties. */
  private static final String OPPONENTS = "opponents of ";

  private static final List<String> NEIGHBOURS = List.of("left", "right");

  /** What is asked of a number as if it were one of its properties. */
  private static final Map<String, String> TIMES =
      Map.of(
          "half", "%s / 2",
          "third", "%s / 3",
          "quarter", "%s / 4",
          "double", "2 * %s",
          "twice", "2 * %s",
          "triple", "3 * %s");

  /** Words for everything in a zone, which the zone's name alone already means. */
  private static final Set<String> REST = Set.of("rest", "remainder", "all");

  /** A property from which a number is subtracted without spaces: {@code trick.number-1}. */
  private static final Pattern SUBTRACTED = Pattern.compile("(?<property>.+)-(?<number>[0-9]+)");

  /** What players call whoever has a card. */
  private static final Set<String> HOLDERS = Set.of("holder", "owner");

  /** Words before a set that are not its properties. */
  private static final Map<String, String> BEFORE_SETS =
      Map.ofEntries(
          Map.entry("random", "random from "),
          Map.entry("top", "top of "),
          Map.entry("bottom", "bottom of "),
          Map.entry("len", "number of "),
          Map.entry("length", "number of "),
          Map.entry("size", "number of "),
          Map.entry("count", "number of "));

  /** What people call the worth of cards. */
  private static final Set<String> POINTS = Set.of("points", "point", "value", "values", "worth");

  /** What each card has one of, by the words for one and for several. */
  private static final Map<String, String> EACH_HAS_ONE =
      Map.of("suit", "suit", "suits", "suit", "rank", "rank", "ranks", "rank");

  private static final Set<String> COLOURS = Set.of("colour", "color", "色");

  private static final List<String> RED = List.of("D", "H");

  private static final Set<String> OF_ALL = Set.of("players", "everyone");

  private static final Pattern END = Pattern.compile("\\b(?:first|last) +$");

  /**
   * Reports a property that a term does not have.
   *
   * @param span the property with the term
   */
  public Term report(Name name, Term of, Span span) {
    if (ErrorTerm.is(of)) {
      return of;
    }
    if (symbols.procedures().find(name.text()) != null) {
      return log.error(CheckProblem.PROCEDURE_AS_VALUE, name, name.text());
    }
    Term explained = ofSeveral(name, of, span);
    explained = explained == null ? writtenOtherwise(name, of, span) : explained;
    explained = explained == null ? ofSomethingElse(name, of, span) : explained;
    return explained == null ? misspelt(name, of, span) : explained;
  }

  /** Reports what is asked of all cards of a set or a trick together. */
  private @Nullable Term ofSeveral(Name name, Term of, Span span) {
    String type = Notation.of(of.type());
    if (type.equals("some " + name.text()) || REST.contains(name.text())) {
      return log.error(CheckProblem.ELEMENTS_OF_A_SET, name, name.text(), type);
    }
    if (POINTS.contains(name.text())
        && (of.type() == Type.Basic.TRICK || of.type().equals(Types.CARDS))) {
      DefinitionSymbol points = pointsOfCards();
      return points == null
          ? log.error(CheckProblem.POINTS_OF_CARDS, name)
          : sumOfThem(span, points.name().text(), of);
    }
    if (of.type().equals(Types.CARDS) && EACH_HAS_ONE.containsKey(name.text())) {
      return ofSeveralCards(name, of, span);
    }
    return null;
  }

  /** Reports what is no property, but written before or after what has it. */
  private @Nullable Term writtenOtherwise(Name name, Term of, Span span) {
    String type = Notation.of(of.type());
    String written = log.words(of);
    if (name.text().equals("abs")) {
      return distance(span, sides(of, written));
    }
    if (of.type() instanceof Type.SetOf && BEFORE_SETS.containsKey(name.text())) {
      return meantAsAWhole(name, type, span, BEFORE_SETS.getOrDefault(name.text(), "") + written);
    }
    if (of.type() == Type.Basic.CARD && HOLDERS.contains(name.text())) {
      return meantAsAWhole(name, type, span, "player holding " + written);
    }
    Matcher difference = SUBTRACTED.matcher(name.text());
    if (difference.matches()
        && name.span().end() == span.end()
        && BuiltInFunction.namesFor(of.type()).contains(difference.group("property"))) {
      String property = written + "." + difference.group("property");
      return meantAsAWhole(name, type, span, property + " - " + difference.group("number"));
    }
    return null;
  }

  /** Reports what belongs to a part of it, or to something else of which it is a part. */
  private @Nullable Term ofSomethingElse(Name name, Term of, Span span) {
    String written = log.words(of);
    if (of.type() instanceof Type.SetOf(Type element)
        && BuiltInFunction.namesFor(element).contains(name.text())) {
      return ofTheOnlyOne(name, written, span);
    }
    if (written.equals("first trick")) {
      String meant = name.text() + " of (first trick in tricks where trick.number == 1)";
      return log.replace(CheckProblem.OF_FIRST_TRICK, span, meant, name.text(), meant);
    }
    if (of.head() instanceof Long && isPart(name.text())) {
      String both = "[" + written + ", " + name.text() + "]";
      return log.replace(CheckProblem.UNKNOWN_NAME_LIKE, span, both, log.written(span), both);
    }
    Term.ZoneCards pile = of.pile();
    if (pile != null
        && name.text().equals("card")
        && END.matcher(log.before(span.start())).find()) {
      boolean first = log.follows("first", span.start());
      int start = log.beginningOf(first ? "first" : "last", span.start());
      Span whole = new Span(start, span.end());
      String end = (first ? "top of " : "bottom of ") + written;
      return log.replace(CheckProblem.UNKNOWN_PHRASE, whole, end, log.written(whole), end);
    }
    return null;
  }

  /** Reports a property with one that is spelt like it, or with all that there are. */
  private Term misspelt(Name name, Term of, Span span) {
    Type declared = symbols.labelTypes().named(name.text());
    if (declared != null) {
      String type = Notation.of(of.type());
      return valueOf(declared, of)
          .map(value -> meantAsAWhole(name, type, span, value))
          .orElseGet(() -> unknownProperty(name, of.type(), span, log.words(of)));
    }
    Optional<String> meant = meant(name.text(), of.type());
    boolean colour = COLOURS.contains(name.text()) && meant.orElse("suit").equals("suit");
    if (of.type() == Type.Basic.CARD && colour) {
      return colourOf(name);
    }
    return meant.isPresent()
        ? log.error(
            CheckProblem.UNKNOWN_PROPERTY_LIKE,
            name,
            name.text(),
            Notation.of(of.type()),
            meant.get())
        : unknownProperty(name, of.type(), span, log.words(of));
  }

  /** Suggests the sum over the cards for {@code points(trick)}. */
  public Term sumOfThem(Span span, String points, Term of) {
    String cards = (of.type() == Type.Basic.TRICK ? "cards of " : "") + log.written(of);
    String sum = "sum of " + points + "(card) over " + cards;
    String after = log.after(span.end()).strip();
    boolean ends = after.isEmpty() || "};)".indexOf(after.charAt(0)) >= 0;
    return log.replace(
        MisreadingProblem.OF_SEVERAL_CARDS, span, ends ? sum : "(" + sum + ")", points, sum);
  }

  /** The only definition that gives cards a number; null if there are none, or several. */
  private @Nullable DefinitionSymbol pointsOfCards() {
    List<DefinitionSymbol> found =
        symbols.definitions().globals().stream()
            .filter(definition -> definition.parameters().size() == 1)
            .filter(definition -> definition.parameters().getFirst().type() == Type.Basic.CARD)
            .filter(definition -> isNumber.test(definition))
            .toList();
    return found.size() == 1 ? found.getFirst() : null;
  }

  /** Reports a property that is written otherwise, together with what has it. */
  private Term meantAsAWhole(Name name, String type, Span span, String meant) {
    Fix fix = Fix.replace(span, meant);
    return log.error(CheckProblem.UNKNOWN_PROPERTY_LIKE, name, fix, name.text(), type, meant);
  }

  /** {@code suits of hand}, {@code top of deck.suit}. */
  private Term ofSeveralCards(Name name, Term of, Span span) {
    String property = EACH_HAS_ONE.getOrDefault(name.text(), name.text());
    String cards = log.written(of);
    String occurring =
        "(%ss where some card in %s where card.%s == %s)"
            .formatted(property, cards, property, property);
    String end = log.follows("bottom of", span.start()) ? "bottom of" : "top of";
    int start = log.follows(end, span.start()) ? log.beginningOf(end, span.start()) : span.start();
    String ofOne = property + " of " + (isZone(of) ? end + " " + cards : oneOf(of, cards));
    Fix fix =
        property.equals(name.text())
            ? Fix.replace(new Span(start, span.end()), ofOne)
            : Fix.replace(span, occurring);
    return log.error(CheckProblem.PROPERTY_OF_SEVERAL, name, fix, property, ofOne, occurring);
  }

  private static boolean isZone(Term cards) {
    return cards.equals(cards.pile()) || cards.operator() == Operator.TABLE;
  }

  /** One of cards that lie in no pile of their own: of those at one end, the farthest. */
  private static String oneOf(Term several, String cards) {
    String among = several.binds().isEmpty() ? cards : "(" + cards + ")";
    return (several.pile() != null ? "last card in " : "first card in ") + among;
  }

  /** A colour of a card: of the usual suits, two are red; elsewhere it is another word for suit. */
  private Term colourOf(Name name) {
    List<String> suits = List.copyOf(symbols.constants().suits().keySet());
    if (suits.containsAll(RED)) {
      return log.error(CheckProblem.COLOUR_OF_CARD, name, name.text(), String.join(" ", RED));
    }
    String some = String.join(" ", suits.subList(0, (suits.size() + 1) / 2));
    return log.replace(CheckProblem.COLOUR_OF_CARD, name, "suit", name.text(), some);
  }

  /** Whether it is a suit, a rank or a label, which may follow a number in a product. */
  private boolean isPart(String word) {
    return symbols.constants().suits().containsKey(word)
        || symbols.constants().ranks().containsKey(word)
        || symbols.labelTypes().label(word) != null;
  }

  private Term unknownProperty(Name name, Type type, Span span, String owner) {
    String times = type == Type.Basic.NUMBER ? TIMES.get(name.text()) : null;
    if (times != null) {
      return meantAsAWhole(name, Notation.of(type), span, times.formatted(owner));
    }
    if (type == Type.Basic.CARD
        && BuiltInFunction.namesFor(Type.Basic.TRICK).contains(name.text())) {
      String meant = name.text() + " of trick of " + owner;
      return meantAsAWhole(name, Notation.of(type), span, meant);
    }
    Variable variable = symbols.variables().find(name.text());
    Zone zone = symbols.zones().get(name.text());
    if ((variable != null && variable.axes().isEmpty()) || (zone != null && !zone.perPlayer())) {
      return log.error(CheckProblem.ONE_FOR_ALL, name, Fix.replace(span, name.text()), name.text());
    }
    List<String> names =
        type instanceof Type.Union union ? parts(union) : BuiltInFunction.namesFor(type);
    String known = String.join("`, `", names);
    return known.isEmpty()
        ? log.error(CheckProblem.NO_PROPERTIES, name, name.text(), Notation.of(type))
        : log.error(CheckProblem.UNKNOWN_PROPERTY, name, name.text(), Notation.of(type), known);
  }

  /**
   * Returns the names by which a value of a union is asked for, those of unions in it not among
   * them.
   */
  private static List<String> parts(Type.Union union) {
    return union.members().stream()
        .filter(member -> !(member instanceof Type.Labels labels) || labels.name() != null)
        .map(Notation::of)
        .toList();
  }

  /** A property that one of several has, asked of all of them. */
  private Term ofTheOnlyOne(Name name, String several, Span span) {
    if (name.text().equals("other")) {
      String meant = "only of (" + several + " except …)";
      return log.error(CheckProblem.OTHER_OF_SEVERAL, name, several, meant);
    }
    if (name.text().equals("score") && several.startsWith(OPPONENTS)) {
      String whose = several.substring(OPPONENTS.length());
      return log.error(
          CheckProblem.SCORE_OF_SEVERAL,
          span,
          "sum of score of other over other in " + several,
          "score of other of side of " + whose);
    }
    if (name.text().equals("side") && several.startsWith(OPPONENTS)) {
      String theirs = "other of side of " + several.substring(OPPONENTS.length());
      Fix fix = Fix.replace(span, theirs);
      return log.error(CheckProblem.SIDE_OF_SEVERAL, span, fix, several, theirs);
    }
    if (name.text().equals("score") && OF_ALL.contains(several)) {
      String sum = "(sum of score of player over players)";
      return log.replace(CheckProblem.UNKNOWN_PHRASE, span, sum, log.written(span), sum);
    }
    if (name.text().equals("cards") && several.equals("tricks")) {
      return log.replace(CheckProblem.UNKNOWN_PHRASE, span, "played", log.written(span), "played");
    }
    String only = "only of (" + several + ")";
    boolean dotted = name.span().start() > span.start();
    String meant = dotted ? "(" + only + ")." + name.text() : name.text() + " of " + only;
    Fix fix = Fix.replace(span, meant);
    return log.error(CheckProblem.PROPERTY_OF_ONE, name, fix, name.text(), meant);
  }

  public Term distance(Span span, String sides) {
    return log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, "abs", "difference(" + sides + ")");
  }

  /** Both operands of a difference; anything else, and how far it is from 0. */
  private String sides(Term of, String written) {
    return of.operator() == Operator.MINUS && of.children().size() == 2
        ? log.written(of.children().getFirst()) + ", " + log.written(of.children().getLast())
        : written + ", 0";
  }

  /** The value of a type of the script that each player has: {@code team of winner}. */
  private Optional<String> valueOf(Type wanted, Term of) {
    return symbols.variables().all().stream()
        .filter(variable -> variable.type().equals(wanted))
        .filter(variable -> variable.indices().equals(List.of(of.type())))
        .map(variable -> variable.name() + "[" + log.words(of) + "]")
        .findFirst();
  }

  private Optional<String> meant(String name, Type type) {
    if (log.hasEnoughErrors()) {
      return Optional.empty();
    }
    List<String> known =
        Stream.of(
                BuiltInFunction.namesFor(type).stream(),
                symbols.definitions().names().stream(),
                symbols.constants().kinds().keySet().stream(),
                Conversion.possible(type, Types.PLAYERS)
                    ? Stream.concat(symbols.zones().keySet().stream(), NEIGHBOURS.stream())
                    : Stream.<String>of())
            .flatMap(names -> names)
            .toList();
    return Synonyms.among(name, known).or(() -> Spelling.nearest(name, known));
  }
}
