package tricksmith.rules.analysis;

import java.util.Objects;
import java.util.stream.Stream;
import tricksmith.rules.Actions;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Variable;

/** All terms that stand in rules, not those inside of them. */
public final class AllTerms {
  private AllTerms() {}

  /** Those of the definitions included. */
  public static Stream<Term> of(CheckedRules rules) {
    return Stream.concat(
        rules.definitions().stream().map(DefinedTerm::body), outsideOfDefinitions(rules));
  }

  /** Those of the procedure, the score, the trick, the end, and of variables that start so. */
  public static Stream<Term> outsideOfDefinitions(CheckedRules rules) {
    return Stream.of(
            Actions.all(rules.procedure()).flatMap(Actions::terms),
            Actions.all(rules.score()).flatMap(Actions::terms),
            ofTrick(rules.trick()),
            ofEnding(rules.ending()),
            rules.variables().stream().map(Variable::initial).filter(Objects::nonNull))
        .flatMap(terms -> terms);
  }

  private static Stream<Term> ofTrick(TrickRules trick) {
    return Stream.concat(
            trick.obligations().stream()
                .flatMap(each -> Stream.of(each.predicate(), each.when(), each.except())),
            trick.criteria().stream()
                .flatMap(each -> Stream.of(each.measure(), each.when(), each.except())))
        .flatMap(Stream::ofNullable);
  }

  private static Stream<Term> ofEnding(CheckedRules.Ending ending) {
    return switch (ending) {
      case CheckedRules.ByScore _ -> Stream.of();
      case CheckedRules.Winners(Term winners) -> Stream.of(winners);
    };
  }
}
