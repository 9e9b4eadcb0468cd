package tricksmith.review;

import java.util.List;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.UnwantedWork;

/** Goes through checked rules as a careful reader does. */
public final class Review {
  private static final List<Reviewer> REVIEWERS =
      List.of(
          new UselessObligations(),
          new UselessCriteria(),
          new Ties(),
          new TricksPlayed(),
          new Branches(),
          new Unreachable(),
          new Endings(),
          new EmptyChoices(),
          new VariablesSet(),
          new DeckShortages(),
          new LeftOut(),
          new Scoring(),
          new Unused(),
          new CasesAndTables(),
          new SwallowedConditions(),
          new Impossible(),
          new UnknownReasons(),
          new HiddenCards(),
          new CountsItself(),
          new SumsBehindConditions(),
          new IncompleteTables(),
          new RanksWithoutNumbers(),
          new SuitsLed(),
          new SittingOut(),
          new OutTooLate(),
          new Shuffles(),
          new AfterTheTrick(),
          new NoneDecides(),
          new Nobodies(),
          new FirstValues(),
          new OneForAll(),
          new KnownAnswers());

  private Review() {}

  /**
   * What is to be said about rules in which the checker found no errors.
   *
   * @param source the text of the script
   */
  public static List<Diagnostic> of(CheckedRules rules, Source source) {
    Rulebook book = new Rulebook(rules, source);
    Findings findings = new Findings();
    for (Reviewer reviewer : REVIEWERS) {
      UnwantedWork.endIfInterrupted();
      reviewer.review(book, findings);
    }
    return findings.all();
  }
}
