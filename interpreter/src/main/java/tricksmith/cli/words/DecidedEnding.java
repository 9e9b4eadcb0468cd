package tricksmith.cli.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.engine.Match;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * Says what decided a match besides scores: the case of its ending that applied, and the further
 * standard by which it was won if the first left a tie.
 */
public record DecidedEnding(Wording words) {

  public List<String> sentences(Match ended) {
    List<String> sentences = new ArrayList<>();
    caseThatApplied(ended).ifPresent(sentences::add);
    sentences.addAll(tieBreaks(ended));
    return sentences;
  }

  private Optional<String> caseThatApplied(Match ended) {
    Source source = words.game().script().source();
    return terms()
        .filter(Term.Cases.class::isInstance)
        .map(Term.Cases.class::cast)
        .findFirst()
        .flatMap(
            cases ->
                ended
                    .caseOfEnding()
                    .map(
                        applied ->
                            words.text(
                                "transcript.decided-by",
                                new QuotedStatement(source, cases.span(), cases)
                                    .textOf(List.of(applied)),
                                source.place(cases.span().start()).line())));
  }

  /** Describes each standard after the first that left fewer seats than those before it. */
  private List<String> tieBreaks(Match ended) {
    List<Term.Standard> standards = standards();
    List<List<Integer>> best = standards.size() < 2 ? List.of() : ended.winnersByStandards();
    if (best.size() != standards.size()) {
      return List.of();
    }
    Source source = words.game().script().source();
    List<String> sentences = new ArrayList<>();
    for (int place = 1; place < best.size(); place++) {
      List<Integer> before = best.get(place - 1);
      List<Integer> now = best.get(place);
      if (now.size() < before.size()) {
        Span tied = standards.getFirst().span().to(standards.get(place - 1));
        Span decides = standards.get(place).span();
        sentences.add(
            words.text(
                "transcript.tie-broken",
                source.quoted(tied),
                words.seats(before),
                source.quoted(decides),
                words.seats(now),
                source.place(decides.start()).line()));
      }
    }
    return sentences;
  }

  /** Returns the only list of standards in the ending; empty if there is none, or several. */
  private List<Term.Standard> standards() {
    List<Term.Selected> selections =
        terms().flatMap(term -> term.all(Term.Selected.class)).toList();
    return selections.size() == 1 ? selections.getFirst().standards() : List.of();
  }

  private Stream<Term> terms() {
    return Stream.ofNullable(words.game().script().rules())
        .map(CheckedRules::ending)
        .flatMap(ending -> ending.terms().stream());
  }
}
