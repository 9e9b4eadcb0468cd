package tricksmith.check.expressions;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.advice.UnknownNames;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.DeckConstants;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;

/** Checks questions with {@code is}: {@code x is none}, {@code x is wizard}. */
record IsChecker(TypedExpressions expressions, Symbols symbols, CheckLog log) {
  private static final Map<String, Integer> ODD_OR_EVEN =
      Map.of("odd", 1, "even", 0, "奇数", 1, "偶数", 0);

  /** What is said of the most or fewest of all, and how it is measured. */
  private static final Map<String, String> MOST_OF_ALL =
      Map.of(
          "highest", "most",
          "largest", "most",
          "biggest", "most",
          "best", "most",
          "lowest", "fewest",
          "smallest", "fewest",
          "最大", "most",
          "最多", "most",
          "最小", "fewest",
          "最少", "fewest");

  private static final List<String> OF_PLAYER = List.of(" of player", "[player]");

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_-]+");

  /** A property by which a card is called: its suit or its rank. */
  private record Property(Type type, String written) {}

  private static final List<Property> OF_A_CARD =
      List.of(new Property(Type.Basic.SUIT, "suit"), new Property(Type.Basic.RANK, "rank"));

  /** What cards are called that have a value of this type; null where they have none. */
  static @Nullable String propertyOfCards(Type type) {
    return OF_A_CARD.stream()
        .filter(property -> property.type().equals(type))
        .map(Property::written)
        .findFirst()
        .orElse(null);
  }

  Term check(Expression.Is is, Scope scope) {
    log.caret().expect(is.what().span(), null, new Candidates(symbols)::questions);
    Term term =
        switch (is.what().text()) {
          case "none", "nobody" -> missing(is, false, scope);
          case "chosen", "somebody" -> missing(is, true, scope);
          case "empty" -> empty(is, scope);
          default -> kind(is, scope);
        };
    return is.negated() && !ErrorTerm.is(term) ? not(term) : term;
  }

  private Term missing(Expression.Is is, boolean there, Scope scope) {
    Term subject = expressions.infer(is.subject(), scope);
    if (ErrorTerm.is(subject)) {
      return subject;
    }
    if (subject.type() instanceof Type.SetOf) {
      Term empty = yesNo(is.span(), Operator.IS_EMPTY, subject);
      return there ? not(empty) : empty;
    }
    return yesNo(is.span(), there ? Operator.IS_CHOSEN : Operator.IS_NONE, subject);
  }

  private Term empty(Expression.Is is, Scope scope) {
    Term set = expressions.set(is.subject(), scope);
    return ErrorTerm.is(set) ? set : yesNo(is.span(), Operator.IS_EMPTY, set);
  }

  private Term kind(Expression.Is is, Scope scope) {
    Span declared = symbols.constants().kinds().get(is.what().text());
    if (declared == null) {
      return noKind(is, expressions.infer(is.subject(), scope), scope);
    }
    log.use(is.what(), NameKind.KIND, declared, null);
    Term card = expressions.check(is.subject(), Type.Basic.CARD, scope);
    return ErrorTerm.is(card) ? card : new Term.KindTest(is.span(), card, is.what().text());
  }

  /** Reports a word that is not a kind of card, with what was probably meant. */
  private Term noKind(Expression.Is is, Term subject, Scope scope) {
    String word = is.what().text();
    String value = value(is.what(), subject.type(), scope);
    if (value != null) {
      return isForEqual(is, "", value);
    }
    for (Property property : OF_A_CARD) {
      String ofCards =
          subject.type() == Type.Basic.CARD ? value(is.what(), property.type(), scope) : null;
      if (ofCards != null) {
        return isForEqual(is, property.written(), ofCards);
      }
    }
    Integer rest = ODD_OR_EVEN.get(word);
    if (rest != null && subject.type() == Type.Basic.NUMBER) {
      return oddOrEven(is, rest);
    }
    String most = MOST_OF_ALL.get(word);
    String ofEach = most == null ? null : ofEachPlayer(is.subject(), subject, scope);
    if (ofEach != null) {
      return comparedWithAll(is, most + " " + ofEach);
    }
    if (UnknownNames.isTie(word)) {
      return log.error(CheckProblem.NO_WORD_FOR_TIES, is, word);
    }
    boolean definition = symbols.definitions().names().contains(word);
    return log.error(
        definition ? CheckProblem.DEFINITION_AFTER_IS : CheckProblem.UNKNOWN_KIND, is.what(), word);
  }

  /** What each player has of something, as {@code bid[player]}; null if it is not a player's. */
  private @Nullable String ofEachPlayer(Expression subject, Term term, Scope scope) {
    boolean counts = term.type() == Type.Basic.NUMBER || term.type() instanceof Type.SetOf;
    if (!counts || scope.local("player") == null) {
      return null;
    }
    String written = log.words(subject);
    Variable variable = symbols.variables().find(written);
    if (variable == null) {
      return OF_PLAYER.stream().anyMatch(written::endsWith) ? written : null;
    }
    return variable.indices().isEmpty() ? null : written + "[player]";
  }

  /** {@code bid is highest}, {@code tricks of player is lowest}. */
  private Term comparedWithAll(Expression.Is is, String measured) {
    String in = is.negated() ? "player not in" : "player in";
    String meant = in + " (players with " + measured + ")";
    return meant(is, meant);
  }

  /** {@code trick.number is odd}. */
  private Term oddOrEven(Expression.Is is, int rest) {
    String sign = is.negated() ? "!= " : "== ";
    String meant = "remainder(" + log.words(is.subject()) + ", 2) " + sign + rest;
    return meant(is, meant);
  }

  /** Reports a word that is no value, and offers the whole comparison that is meant. */
  private Term meant(Expression.Is is, String comparison) {
    Span whole = is.subject().span().to(is.what());
    log.problem(
        CheckProblem.IS_FOR_EQUAL,
        is.what(),
        Fix.replace(whole, comparison),
        is.what().text(),
        comparison);
    return ErrorTerm.at(is);
  }

  /** The constant of a type with this name or a synonym of it; null if there is none. */
  private @Nullable String value(Name what, Type type, Scope scope) {
    if (Types.isMistake(type)) {
      return null;
    }
    if (type == Type.Basic.NUMBER || type instanceof Type.SetOf) {
      return Synonyms.number(what.text()).orElse(null);
    }
    DeckConstants constants = symbols.constants();
    String known =
        Synonyms.among(what.text(), constants.names())
            .filter(_ -> !constants.names().contains(what.text()))
            .orElse(what.text());
    return log.attempt(
                () -> expressions.check(new Expression.Word(what.span(), known), type, scope))
            .succeeded()
        ? known
        : null;
  }

  /**
   * Suggests {@code ==} for {@code card.suit is H}, and with a property as well for {@code card is
   * H}.
   */
  private Term isForEqual(Expression.Is is, String property, String value) {
    String subject = log.words(is.subject());
    boolean word = WORD.matcher(subject).matches();
    String sign = (is.negated() ? "!= " : "== ") + value;
    String of = word ? subject + "." + property : property + " of " + subject;
    Span words = new Span(is.subject().span().end(), is.what().span().end());
    log.problem(
        CheckProblem.IS_FOR_EQUAL,
        is.what(),
        property.isEmpty()
            ? Fix.replace(words, " " + sign)
            : Fix.replace(is.subject().span().to(words), of + " " + sign),
        value,
        property.isEmpty() ? sign : of + " " + sign);
    return ErrorTerm.at(is);
  }

  private static Term not(Term term) {
    return yesNo(term.span(), Operator.NOT, term);
  }

  private static Term yesNo(Span span, Operator operator, Term operand) {
    return new Term.Operation(span, Type.Basic.YES_NO, operator, List.of(operand));
  }
}
