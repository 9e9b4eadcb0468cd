package tricksmith.check.advice;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.symbols.LabelTypes;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * A term that is not what is wanted.
 *
 * @param general the problem to report where the table has no advice; its arguments are the types
 * @param wanted the type; null where any of several will do
 * @param actor who acts, as the script says it; null if nobody does, or nobody knows
 */
public record Mismatch(
    CheckProblem general,
    @Nullable Type wanted,
    Term term,
    @Nullable String actor,
    LabelTypes labelTypes,
    CheckLog log) {
  private static final Pattern END_OF = Pattern.compile("(?<end>top|bottom) +of +(?<zone>.+)");

  static final String ONLY_OF = "only of ";

  /** The measure by which the best of several are selected. */
  private static final Pattern BEST =
      Pattern.compile(
          "^ +with +(?:most|highest|fewest|least|lowest) +[^{};:()]+?(?=\\s*(?:$|[{};]))");

  private static final Pattern LIST_COUNTED =
      Pattern.compile("number +of +(?<list>\\([^()]*\\)) +(?:in|on) +$");

  private static final Pattern LAST_CARD = Pattern.compile("\\b(?:when|unless|and|or) +last +$");

  /** What one player does in a line of a test, and nowhere else. */
  private static final Pattern DEED_IN_A_TEST =
      Pattern.compile(" +(?:pass|passes|plays?|leads?|wins?|to +lead)\\b");

  /** What is asked of a single value as if it were a set. */
  private static final Pattern NO_VALUE =
      Pattern.compile("\\b(?:if|unless|until|when|and|or) +no +$");

  private static final Pattern CRITERIA = Pattern.compile("\\b(?:by|then)\\b");

  private static final Pattern JOINED_BEFORE = Pattern.compile("\\b(?:or|and) +$");

  private static final Pattern JOINED_AFTER = Pattern.compile("^ +(?:or|and) +");

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_-]+");

  /** A comparison with what somebody owns, before {@code and} and somebody else. */
  private static final Pattern OWNED_AND =
      Pattern.compile(
          "(?<sign>==|!=|<=|>=|<|>) +(?<what>[^,()=<>]*?\\b(?:tricks|score|hand|won)) +of"
              + " +(?<owner>[^,()=<>]+?) +and +$");

  private static final Pattern BEGINNING = Pattern.compile("(?:^|[{;:])\\s*$");

  private static final Pattern SUBJECT_WITH_OR =
      Pattern.compile(
          "^ +or +[^{};:,]*\\b(?:scores?|chooses?|takes?|leads?|draws?|moves?|deals?)\\b");

  private static final Pattern WHERE_BELOW = Pattern.compile("\\s*where\\b");

  /** How far below a line its continuation is looked for. */
  private static final int FAR = 200;

  private static final Pattern OBLIGATION = Pattern.compile("\\s*(?:must|may)\\b");

  private static final Pattern EACH_OF = Pattern.compile("\\beach +of +(?<cards>[^{};]+)$");

  private static final Pattern MOVED = Pattern.compile("^\\s*moves? +(?:it|them|card) +to\\b");

  /** Reports the problem, with advice if the table has any. */
  public Term report() {
    return Arrays.stream(TypeAdvice.values())
        .filter(advice -> advice.applies(this))
        .findFirst()
        .map(advice -> report(advice.problem(), advice.arguments(this), advice.fix(this)))
        .orElseGet(
            () ->
                general == CheckProblem.WRONG_TYPE && wanted != null
                    ? log.wrongType(term, wanted, term.type())
                    : report(general, types(), null));
  }

  private Term report(CheckProblem problem, List<String> arguments, @Nullable Fix fix) {
    String[] words = arguments.toArray(String[]::new);
    return fix == null ? log.error(problem, term, words) : log.error(problem, term, fix, words);
  }

  /** The type that is wanted, if there is only one, and the type that was found. */
  List<String> types() {
    return Stream.concat(Stream.ofNullable(wanted), Stream.of(term.type()))
        .map(Notation::of)
        .toList();
  }

  boolean isNumberFor(Type type) {
    return wanted == Type.Basic.NUMBER && finds(type);
  }

  boolean isForCards() {
    return general == CheckProblem.NOT_A_SET || general == CheckProblem.NOT_CARDS;
  }

  boolean finds(Type type) {
    return term.type().equals(type);
  }

  /** The term alone, as the words of a message. */
  List<String> itself() {
    return List.of(written());
  }

  String written() {
    return log.words(term);
  }

  String before() {
    return log.before(term.span().start());
  }

  /** Whether words come directly before the term. */
  boolean follows(String words) {
    return log.follows(words, term.span().start());
  }

  /** The words before the term, up to it. */
  Span previous(String words) {
    return new Span(log.beginningOf(words, term.span().start()), term.span().start());
  }

  /** Whether words come directly after the term. */
  boolean precedes(String words) {
    return log.endOf(words, term.span().end()) >= 0;
  }

  /** The words after the term, from it on. */
  Span next(String words) {
    return new Span(term.span().end(), log.endOf(words, term.span().end()));
  }

  boolean isCounted() {
    return follows("number of");
  }

  /** The cards listed in {@code number of (QS, KS) in hand}, of which this is the hand. */
  @Nullable String listCounted() {
    Matcher list = LIST_COUNTED.matcher(before());
    boolean cards = finds(new Type.SetOf(Type.Basic.CARD)) && isNumbers();
    return cards && list.find() ? list.group("list") : null;
  }

  private boolean isNumbers() {
    return wanted != null && wanted.equals(new Type.SetOf(Type.Basic.NUMBER));
  }

  Span withListCounted() {
    Matcher list = LIST_COUNTED.matcher(before());
    int length = list.find() ? list.end() - list.start("list") : 0;
    return new Span(term.span().start() - length, term.span().end());
  }

  String countedAmong() {
    return "cards in " + written() + " where card in " + listCounted();
  }

  /** Whether one of two players is said to do something: {@code winner or dealer scores 1}. */
  boolean isSubjectWithOr() {
    return BEGINNING.matcher(before()).find() && SUBJECT_WITH_OR.matcher(after()).find();
  }

  /** The word {@code where} at the beginning of the line below; null if there is none. */
  @Nullable Span whereBelow() {
    Span next = new Span(term.span().end(), term.span().end() + FAR);
    Matcher below = WHERE_BELOW.matcher(log.written(next));
    return after().isBlank() && below.lookingAt()
        ? new Span(next.start() + below.end() - "where".length(), next.start() + below.end())
        : null;
  }

  boolean isDenied() {
    return NO_VALUE.matcher(before()).find();
  }

  boolean isNegatedCriterion() {
    return follows("not") && CRITERIA.matcher(before()).find();
  }

  String isNone() {
    return written() + (finds(Type.Basic.PLAYER) ? " is nobody" : " is none");
  }

  /** Whether a suit, rank or card of the deck is next to {@code or} or {@code and}. */
  boolean isListed() {
    return (term instanceof Term.SuitConstant
            || term instanceof Term.RankConstant
            || term instanceof Term.FaceConstant)
        && (JOINED_BEFORE.matcher(before()).find() || JOINED_AFTER.matcher(after()).find());
  }

  String after() {
    return log.after(term.span().end());
  }

  /** What follows in the same statement, which may end before its line does. */
  String restOfStatement() {
    return after().split("[;}]", 2)[0].strip();
  }

  String localName() {
    return term.head() instanceof Local local ? local.name() : "";
  }

  Optional<MissingProperty.Meant> property() {
    return wanted == null ? Optional.empty() : new MissingProperty(log).of(term, wanted);
  }

  /** The question that is meant by a value alone; empty if it says too little. */
  Optional<String> asCondition() {
    String written = written();
    if (written.equals("last trick")) {
      return Optional.of(isOfAnObligation() ? "number of hand == 1" : "hands are empty");
    }
    return switch (term.type()) {
      case Type.Basic.NUMBER ->
          term instanceof Term.NumberConstant ? Optional.empty() : Optional.of(written + " > 0");
      case Type.Basic.PLAYER -> Optional.of(written + " is somebody");
      case Type.Basic.SUIT, Type.Basic.RANK, Type.Basic.CARD ->
          Optional.of(
              written + (finds(Type.Basic.CARD) && follows("has") ? " in hand" : " is chosen"));
      case Type.SetOf _ -> Optional.of(written + " is not empty");
      default -> Optional.empty();
    };
  }

  /** The question whether somebody is the one who acts; empty for all else. */
  Optional<String> who() {
    return finds(Type.Basic.PLAYER) && actor != null && !actor.equals(written())
        ? Optional.of(actor + " == " + written())
        : Optional.empty();
  }

  /**
   * The two players as written, what they own together, and the comparison with the second alone,
   * as in {@code … > tricks of P and Q}; empty for others.
   */
  Optional<List<String>> ofBoth() {
    Matcher owned = OWNED_AND.matcher(before());
    if (!finds(Type.Basic.PLAYER) || !owned.find()) {
      return Optional.empty();
    }
    String owner = owned.group("owner");
    String what = owned.group("what") + " of ";
    return Optional.of(
        List.of(
            owner + " and " + written(),
            what + "(" + owner + ", " + written() + ")",
            owned.group("sign") + " " + what + written()));
  }

  /** The zone of which one end is written; empty for others. */
  Optional<String> end() {
    Matcher end = END_OF.matcher(written());
    return finds(Type.Basic.CARD) && follows("to") && end.matches()
        ? Optional.of(
            end.group("zone") + (end.group("end").equals("bottom") ? ", at the bottom" : ""))
        : Optional.empty();
  }

  boolean isOfADeed() {
    return DEED_IN_A_TEST.matcher(after()).lookingAt();
  }

  /** {@code each of cards of trick moves it to}, as a line without a player; empty for others. */
  Optional<Edit> moved() {
    Matcher each = EACH_OF.matcher(before() + written());
    Matcher moves = MOVED.matcher(after());
    if (!each.find() || !moves.find()) {
      return Optional.empty();
    }
    int start = term.span().end() - (each.end() - each.start());
    String cards = each.group("cards").strip();
    return Optional.of(
        new Edit(new Span(start, term.span().end() + moves.end()), "move " + cards + " to"));
  }

  /** Whether it is asked before the card is played, which is still in the hand. */
  boolean isOfAnObligation() {
    return OBLIGATION.matcher(before()).lookingAt();
  }

  /** The only one of several, which are in brackets already. */
  Edit onlyOne() {
    return onlyOne(term, log);
  }

  /** The only one of several, which may be in brackets already. */
  public static Edit onlyOne(Term term, CheckLog log) {
    String several = log.words(term);
    return new Edit(
        log.bracketed(term),
        ONLY_OF + (WORD.matcher(several).matches() ? several : "(" + several + ")"));
  }

  /** Writes the first of several instead of the only one. */
  String firstOne() {
    String one = Notation.of(requireNonNull(wanted));
    return onlyOne().text().replaceFirst("^only of ", "first " + one + " in ");
  }

  /** What follows {@code only of players}, to the end of the line: {@code with most …}. */
  String best() {
    Matcher best = BEST.matcher(after());
    return written().startsWith(ONLY_OF) && best.lookingAt() ? best.group() : "";
  }

  /** {@code only of players with most …}. */
  Span withBest() {
    return new Span(term.span().start(), term.span().end() + best().length());
  }

  /** Whether an obligation asks for the last card. */
  boolean isAfterLast() {
    return LAST_CARD.matcher(before()).find();
  }

  String bracketed() {
    return "(" + written().substring(ONLY_OF.length()) + best() + ")";
  }

  Fix insert(String words) {
    return Fix.before(term, words);
  }
}
