package tricksmith.check.expressions;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Mismatch;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.declarations.DeckReader;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.Conversion;
import tricksmith.check.types.ExpressionChecker;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;

/**
 * Checks expressions where a type, or a kind of thing, is wanted: a condition, a player, a set, a
 * zone. The wanted type is passed down as a hint; the term is then converted if the language allows
 * it, and otherwise reported.
 */
public record TypedExpressions(ExpressionChecker checker, Symbols symbols, CheckLog log)
    implements ExpressionChecker {
  /** What a card has of a type, as conditions ask for it. */
  private static final Map<Type, String> PROPERTIES =
      Map.of(Type.Basic.SUIT, "card.suit", Type.Basic.RANK, "card.rank", Type.Basic.CARD, "card");

  /** {@code card.suit in suits except }, before what is left out of the set. */
  private static final Pattern SET_WITHOUT =
      Pattern.compile("\\bin +(?<set>[\\p{L}\\p{N}_-]+) +except +$");

  private static final Pattern WORD = Pattern.compile("[^\\s.(\\[]+");

  @Override
  public Term infer(Expression expression, @Nullable Type hint, Scope scope) {
    return checker.infer(expression, hint, scope);
  }

  /** A term converted to a type; null if the language has no such conversion. */
  public @Nullable Term convertIfPossible(Term term, Type wanted) {
    return new Conversion(symbols.locals()).of(term, wanted);
  }

  public Term check(Expression expression, Type wanted, Scope scope) {
    return converted(infer(expression, wanted, scope), wanted);
  }

  /** The size of a set; any other term as it is. */
  Term counted(Term term) {
    return term.type() instanceof Type.SetOf ? converted(term, Type.Basic.NUMBER) : term;
  }

  /** Converts a term to a type; reports a term that cannot be converted. */
  public Term converted(Term term, Type wanted) {
    Term converted = convertIfPossible(term, wanted);
    if (converted != null) {
      return converted;
    }
    return mismatch(CheckProblem.WRONG_TYPE, wanted, term);
  }

  Term mismatch(CheckProblem problem, @Nullable Type wanted, Term term) {
    return mismatch(problem, wanted, term, null);
  }

  private Term mismatch(
      CheckProblem problem, @Nullable Type wanted, Term term, @Nullable String actor) {
    return new Mismatch(problem, wanted, term, actor, symbols.labelTypes(), log).report();
  }

  public Term condition(Expression expression, Scope scope) {
    Term term = infer(expression, Type.Basic.YES_NO, scope);
    String property = scope.local("card") == null ? null : PROPERTIES.get(term.type());
    String written = log.written(expression);
    return property != null && WORD.matcher(written).matches() && !written.equals("card")
        ? notCompared(expression.span(), written, property)
        : condition(term, scope);
  }

  /** Reports a suit, rank or card that the card at hand was meant to be compared with. */
  private Term notCompared(Span span, String written, String property) {
    String before = log.before(span.start());
    Matcher set = SET_WITHOUT.matcher(before);
    if (set.find()) {
      String meant = "(" + set.group("set") + " except " + written + ")";
      Span whole = new Span(span.start() - before.length() + set.start("set"), span.end());
      return log.error(
          CheckProblem.NOT_COMPARED, span, Fix.replace(whole, meant), written, "in " + meant);
    }
    String meant = property + " == " + written;
    return log.replace(CheckProblem.NOT_COMPARED, span, meant, written, meant);
  }

  Term condition(Term term, Scope scope) {
    return Types.fits(term.type(), Type.Basic.YES_NO)
        ? term
        : mismatch(CheckProblem.NOT_A_CONDITION, null, term, actor(scope));
  }

  /** The player who acts, in the words of the script; null if nobody does. */
  private @Nullable String actor(Scope scope) {
    Term actor = scope.actor(CheckLog.NOWHERE, false);
    if (actor == null) {
      return null;
    }
    if (actor.head() instanceof Local local) {
      return local.name();
    }
    return actor.type() == Type.Basic.PLAYER ? log.written(actor) : null;
  }

  public @Nullable Term conditionIfAny(@Nullable Expression expression, Scope scope) {
    return expression == null ? null : condition(expression, scope);
  }

  public Term number(Expression expression, Scope scope) {
    return check(expression, Type.Basic.NUMBER, scope);
  }

  public @Nullable Term numberIfAny(@Nullable Expression expression, Scope scope) {
    return expression == null ? null : number(expression, scope);
  }

  public Term player(Expression expression, Scope scope) {
    return check(expression, Type.Basic.PLAYER, scope);
  }

  public @Nullable Term playerIfAny(@Nullable Expression expression, Scope scope) {
    return expression == null ? null : player(expression, scope);
  }

  /** A player or a set of players; a side becomes the set of its players. */
  public Term players(Expression expression, Scope scope) {
    Term term = infer(expression, Types.PLAYERS, scope);
    if (term.type() == Type.Basic.PLAYER) {
      return term;
    }
    Term players = convertIfPossible(term, Types.PLAYERS);
    return players != null ? players : mismatch(CheckProblem.NOT_PLAYERS, null, term);
  }

  public Term cards(Expression expression, Scope scope) {
    Term term = infer(expression, Types.CARDS, scope);
    return Conversion.possible(term.type(), Types.CARDS)
        ? term
        : mismatch(CheckProblem.NOT_CARDS, null, term);
  }

  /** A set of anything; a side becomes the set of its players, a trick that of its cards. */
  public Term set(Expression expression, Scope scope) {
    return set(infer(expression, scope));
  }

  /** A set of anything; a side becomes the set of its players, a trick that of its cards. */
  Term set(Term term) {
    if (term.type() == Type.Basic.SIDE) {
      return converted(term, Types.PLAYERS);
    }
    if (term.type() == Type.Basic.TRICK) {
      return new Term.Operation(term.span(), Types.CARDS, Operator.CARDS_OF_TRICK, List.of(term));
    }
    return ErrorTerm.is(term) || term.type() instanceof Type.SetOf
        ? term
        : mismatch(CheckProblem.NOT_A_SET, null, term);
  }

  /** A zone; reports anything else and returns null. */
  public Term.@Nullable ZoneCards zone(Expression expression, Scope scope) {
    CheckLog.Attempt<Term> read = log.attempt(() -> infer(expression, Types.CARDS, scope));
    if (expression instanceof Expression.Word(Span span, String word)
        && isNewZone(word, span, read)) {
      log.problem(CheckProblem.UNKNOWN_ZONE, span, word);
      return null;
    }
    Term term = log.keep(read);
    if (term instanceof Term.ZoneCards zone) {
      return zone;
    }
    if (term.operator() == Operator.TABLE) {
      return new Term.ZoneCards(term.span(), symbols.zone(Zone.TABLE), null);
    }
    if (!ErrorTerm.is(term)) {
      mismatch(CheckProblem.NOT_A_ZONE, null, term);
    }
    return null;
  }

  /**
   * Whether a word that means nothing is that of a zone to be declared: it is no other word for a
   * zone there is, except for the trick on the table, and for the zone that the cards come from.
   */
  private boolean isNewZone(String word, Span span, CheckLog.Attempt<Term> read) {
    return (!word.equals(DeckReader.DECK) && read.reports(CheckProblem.UNKNOWN_NAME))
        || (read.reports(CheckProblem.UNKNOWN_NAME_LIKE) && isMisread(word, span));
  }

  private boolean isMisread(String word, Span span) {
    String before = CheckLog.words(log.before(span.start()));
    Set<String> zones = symbols.zones().keySet();
    List<String> meant =
        zones.stream()
            .filter(zone -> !zone.equals(Zone.TABLE) && !before.contains(" of " + zone + " "))
            .toList();
    return Synonyms.among(word, zones).isPresent() && Synonyms.among(word, meant).isEmpty();
  }

  /**
   * A zone that is one pile of cards: of a zone of players, one player's. Reports anything else and
   * returns null.
   */
  public Term.@Nullable ZoneCards onePile(Expression expression, Scope scope) {
    Term.ZoneCards zone = zone(expression, scope);
    if (zone == null || zone.owner() == null) {
      return zone;
    }
    if (!Types.fits(zone.owner().type(), Type.Basic.PLAYER)) {
      String name = zone.zone().name();
      boolean ofSide = zone.owner().operator() == Operator.MEMBERS_OF;
      Term side = ofSide ? zone.owner().children().getFirst() : zone.owner();
      String one =
          side.operator() == Operator.SIDE_OF ? log.written(side.children().getFirst()) : "dealer";
      log.problem(CheckProblem.WHOSE_ZONE, zone, name, name + " of " + one);
      return null;
    }
    return zone;
  }

  public List<Term> all(List<Expression> expressions, Type wanted, Scope scope) {
    return expressions.stream().map(each -> check(each, wanted, scope)).toList();
  }
}
