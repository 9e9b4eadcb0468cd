package tricksmith.check.expressions;

import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds the owner of a hand, zone, score or entry that names none: the acting player. */
public record ImpliedOwners(Symbols symbols, CheckLog log) {
  /** What a score must reach. */
  private static final Pattern LIMIT = Pattern.compile("\\s*[=>]=\\s*(?<limit>[\\p{L}\\p{N}_-]+)");

  /** Words that may name a player, except one that is only set. */
  private static final Pattern PLAYER =
      Pattern.compile(
          "seat +\\d+|(?<![\\p{L}\\p{N}_.-])[\\p{L}\\p{N}_-]+(?![\\p{L}\\p{N}_-]| *=[^=])");

  /** What stands for a player whom nothing names. */
  private static final String NOBODY = "PLAYER";

  private static final Set<String> ROLES = Set.of("dealer", "leader", "winner");

  /** A zone without an owner. */
  Term zone(Zone zone, Span span, Scope scope) {
    if (!zone.perPlayer()) {
      return new Term.ZoneCards(span, zone, null);
    }
    Term actor = scope.actor(span, true);
    return actor == null
        ? nobodys(zone.name(), span, scope)
        : new Term.ZoneCards(span, zone, players(actor, span));
  }

  /** The hands of all players in play. */
  Term hands(Span span) {
    Term players = new Term.Operation(span, Types.PLAYERS, Operator.PLAYERS, List.of());
    return new Term.ZoneCards(span, symbols.zone(Zone.HAND), players);
  }

  /** A score without an owner. */
  Term score(Span span, Scope scope) {
    Term actor = scope.actor(span, true);
    return actor == null
        ? nobodys("score", span, scope)
        : new Term.Operation(span, Type.Basic.NUMBER, Operator.SCORE_OF, List.of(actor));
  }

  /** A variable without indices; if it has a value for each player, that of the acting player. */
  Term entry(Variable variable, Span span, Scope scope) {
    List<Term> indices = indices(variable, span, scope);
    return indices == null ? ErrorTerm.at(span) : new Term.VariableValue(span, variable, indices);
  }

  /** The indices of a variable written without any; null if they cannot be inferred. */
  public @Nullable List<Term> indices(Variable variable, Span span, Scope scope) {
    if (variable.indices().isEmpty()) {
      return List.of();
    }
    if (variable.indices().equals(List.of(Type.Basic.PLAYER))) {
      Term actor = scope.actor(span, false);
      if (actor == null) {
        nobodys(variable.name(), span, scope);
        return null;
      }
      return List.of(actor);
    }
    String indices = Notation.ofIndices(variable.axes());
    Local element = scope.local(indices);
    if (element != null && variable.indices().equals(List.of(element.type()))) {
      String meant = variable.name() + "[" + element.name() + "]";
      log.replace(CheckProblem.INDEX_IN_BRACKETS, span, meant, variable.name(), meant);
    } else {
      log.problem(CheckProblem.INDICES, span, variable.name(), indices);
    }
    return null;
  }

  private Term nobodys(String name, Span span, Scope scope) {
    if (name.equals(Zone.HAND) && !scope.isOfDefinition()) {
      return log.replace(CheckProblem.WHOSE_HAND, span, "hands", somebody(span));
    }
    Matcher limit = LIMIT.matcher(log.after(span.end()));
    if (name.equals("score") && !scope.isOfDefinition() && limit.lookingAt()) {
      String asked = "some player has score >= " + limit.group("limit");
      Span whole = new Span(span.start(), span.end() + limit.end());
      return log.error(CheckProblem.WHOSE_SCORE, span, Fix.replace(whole, asked), asked);
    }
    return scope.isOfDefinition()
        ? log.error(CheckProblem.WHOSE_IN_DEFINITION, span, name)
        : whose(name, span);
  }

  private Term whose(String name, Span span) {
    Variable variable = symbols.variables().find(name);
    String somebody = somebody(span);
    String meant = variable == null ? name + " of " + somebody : name + "[" + somebody + "]";
    boolean asks = variable != null && variable.type() == Type.Basic.YES_NO;
    String asked =
        asks ? name : symbols.zones().containsKey(name) ? name + " is not empty" : name + " >= 10";
    return somebody.equals(NOBODY)
        ? log.error(CheckProblem.WHOSE, span, name, meant, asked)
        : log.replace(CheckProblem.WHOSE, span, meant, name, meant, asked);
  }

  /** The only player that the line names; if it names none or several, nobody can tell. */
  private String somebody(Span span) {
    String line = log.before(span.start()) + log.after(span.start());
    List<String> named =
        PLAYER
            .matcher(line)
            .results()
            .map(MatchResult::group)
            .filter(this::isPlayer)
            .distinct()
            .toList();
    return named.size() == 1 ? named.getFirst() : NOBODY;
  }

  private boolean isPlayer(String words) {
    Variable variable = symbols.variables().find(words);
    return words.startsWith("seat ")
        || ROLES.contains(words)
        || (variable != null
            && variable.type() == Type.Basic.PLAYER
            && variable.indices().isEmpty());
  }

  private Term players(Term actor, Span span) {
    return actor.type() == Type.Basic.SIDE
        ? new Term.Operation(span, Types.PLAYERS, Operator.MEMBERS_OF, List.of(actor))
        : actor;
  }
}
