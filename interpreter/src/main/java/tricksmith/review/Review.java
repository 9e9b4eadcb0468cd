package tricksmith.review;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.review.cards.CardsDrawn;
import tricksmith.review.cards.CardsLeftBehind;
import tricksmith.review.cards.CardsMoved;
import tricksmith.review.cards.CardsRunOut;
import tricksmith.review.cards.DeckContents;
import tricksmith.review.cards.DeckShortages;
import tricksmith.review.cards.DrawnBack;
import tricksmith.review.cards.NobodysCards;
import tricksmith.review.cards.NothingThere;
import tricksmith.review.cards.NumbersOfRanks;
import tricksmith.review.cards.OneCardCounted;
import tricksmith.review.cards.OneOfTheCopies;
import tricksmith.review.cards.Shuffles;
import tricksmith.review.choices.AlternativesOffered;
import tricksmith.review.choices.Bidding;
import tricksmith.review.choices.HiddenInformation;
import tricksmith.review.choices.LaterChoices;
import tricksmith.review.choices.NamedBefore;
import tricksmith.review.choices.OneForAll;
import tricksmith.review.choices.Outbidding;
import tricksmith.review.choices.PassesCounted;
import tricksmith.review.choices.SameCardAgain;
import tricksmith.review.choices.TooFewInHand;
import tricksmith.review.choices.WhoPasses;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.expressions.AmongAll;
import tricksmith.review.expressions.CasesAndTables;
import tricksmith.review.expressions.Contradictions;
import tricksmith.review.expressions.CountsItself;
import tricksmith.review.expressions.KnownAnswers;
import tricksmith.review.expressions.MistakenConditions;
import tricksmith.review.expressions.MistakenSets;
import tricksmith.review.expressions.NamesOfLabels;
import tricksmith.review.expressions.NumbersMissing;
import tricksmith.review.expressions.TwoSeats;
import tricksmith.review.procedure.AskedBySeat;
import tricksmith.review.procedure.DealsAndTricks;
import tricksmith.review.procedure.Expenses;
import tricksmith.review.procedure.ListsInBrackets;
import tricksmith.review.procedure.LoopConditions;
import tricksmith.review.procedure.NeighboursOut;
import tricksmith.review.procedure.NeverEntered;
import tricksmith.review.procedure.NeverPerformed;
import tricksmith.review.procedure.NextDealer;
import tricksmith.review.procedure.PassedOver;
import tricksmith.review.procedure.SamePasses;
import tricksmith.review.procedure.TestsOfNothing;
import tricksmith.review.procedure.UndoneByNewDeal;
import tricksmith.review.procedure.WhoseWord;
import tricksmith.review.rulebook.NamesInPlace;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.review.scores.AmountsScored;
import tricksmith.review.scores.ChangedMeanwhile;
import tricksmith.review.scores.ConditionAfterSum;
import tricksmith.review.scores.MatchWinners;
import tricksmith.review.scores.OnePartner;
import tricksmith.review.scores.PlayersOut;
import tricksmith.review.scores.SameForAll;
import tricksmith.review.scores.ScoredAgain;
import tricksmith.review.scores.SidesCounted;
import tricksmith.review.tricks.AfterTheTrick;
import tricksmith.review.tricks.AfterTheTricks;
import tricksmith.review.tricks.AllPlayedSoFar;
import tricksmith.review.tricks.AllowedNotRequired;
import tricksmith.review.tricks.CardAlreadyPlayed;
import tricksmith.review.tricks.CardOnTheTable;
import tricksmith.review.tricks.DemandedFirst;
import tricksmith.review.tricks.HappenedBefore;
import tricksmith.review.tricks.HeldNoLonger;
import tricksmith.review.tricks.IncompleteOrders;
import tricksmith.review.tricks.LeaderUnnamed;
import tricksmith.review.tricks.NamesOfCriteria;
import tricksmith.review.tricks.Narrowing;
import tricksmith.review.tricks.NobodyLeads;
import tricksmith.review.tricks.NotYetPlayed;
import tricksmith.review.tricks.RulesWithExceptions;
import tricksmith.review.tricks.SuitsLed;
import tricksmith.review.tricks.Ties;
import tricksmith.review.tricks.TrickSection;
import tricksmith.review.tricks.TricksGoOn;
import tricksmith.review.tricks.UselessCriteria;
import tricksmith.review.tricks.UselessObligations;
import tricksmith.review.tricks.WinningSoFar;
import tricksmith.review.tricks.WonLater;
import tricksmith.review.variables.Aliases;
import tricksmith.review.variables.CascadingSteps;
import tricksmith.review.variables.FirstPass;
import tricksmith.review.variables.FirstValues;
import tricksmith.review.variables.KeptBetweenDeals;
import tricksmith.review.variables.NamedFirst;
import tricksmith.review.variables.NamesReused;
import tricksmith.review.variables.NoneDecides;
import tricksmith.review.variables.Overwritten;
import tricksmith.review.variables.StaleValues;
import tricksmith.review.variables.Unused;
import tricksmith.review.variables.ValuesAssigned;
import tricksmith.review.variables.WhoeverPassed;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Problem;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.UnwantedWork;

/** Reviews checked rules the way a careful reader would. */
public final class Review {
  private static final List<Look> REVIEWS =
      List.of(
          of(CardOnTheTable::new, CardOnTheTable::itselfWhenLed),
          of(CardAlreadyPlayed::new, CardAlreadyPlayed::review),
          once(UselessObligations::new, UselessObligations::review),
          of(NobodysCards::new, NobodysCards::review),
          of(NobodysCards::new, NobodysCards::ofAnotherDeck),
          once(UselessCriteria::new, UselessCriteria::review),
          of(RulesWithExceptions::new, RulesWithExceptions::aboveTheRest),
          of(RulesWithExceptions::new, RulesWithExceptions::comparedOtherwise),
          of(Narrowing::new, Narrowing::review),
          once(Ties::new, Ties::review),
          once(TrickSection::new, TrickSection::noTricksPlayed),
          of(AlternativesOffered::new, AlternativesOffered::emptyChoices),
          of(MistakenSets::new, MistakenSets::reversedRanges),
          of(MistakenSets::new, MistakenSets::absentPlayers),
          once(MistakenSets::new, MistakenSets::noneAmongValues),
          of(NeverPerformed::new, NeverPerformed::branches),
          of(NeverPerformed::new, NeverPerformed::unreachable),
          of(LoopConditions::new, LoopConditions::endings),
          of(PassedOver::new, PassedOver::review),
          of(LoopConditions::new, LoopConditions::outOfReach),
          of(ValuesAssigned::new, ValuesAssigned::neverSet),
          of(Overwritten::new, Overwritten::review),
          of(KeptBetweenDeals::new, KeptBetweenDeals::keptFromLastDeal),
          of(ValuesAssigned::new, ValuesAssigned::onlyTheLast),
          of(ValuesAssigned::new, ValuesAssigned::orderOfTheDeck),
          of(ValuesAssigned::new, ValuesAssigned::chosenAgain),
          of(ValuesAssigned::new, ValuesAssigned::futileStatements),
          once(DeckShortages::new, DeckShortages::review),
          once(DeckContents::new, DeckContents::futileLeaveOuts),
          once(MatchWinners::new, MatchWinners::noScores),
          once(Unused::new, Unused::review),
          of(CasesAndTables::new, CasesAndTables::review),
          of(MistakenConditions::new, MistakenConditions::swallowedConditions),
          of(MistakenConditions::new, MistakenConditions::impossible),
          once(MistakenConditions::new, MistakenConditions::answersJoined),
          of(TrickSection::new, TrickSection::unknownReasons),
          of(HiddenInformation::new, HiddenInformation::hiddenCards),
          of(CountsItself::new, CountsItself::review),
          once(MistakenConditions::new, MistakenConditions::sumsInConditions),
          of(MistakenSets::new, MistakenSets::incompleteTables),
          once(NumbersOfRanks::new, NumbersOfRanks::review),
          once(DeckContents::new, DeckContents::oneSuit),
          once(DeckContents::new, DeckContents::equalNumbers),
          once(DeckContents::new, DeckContents::rankOrders),
          once(DeckContents::new, DeckContents::numbersOfSuits),
          once(DeckContents::new, DeckContents::ranksFromAbove),
          once(NamesOfCriteria::new, NamesOfCriteria::review),
          once(NamesOfLabels::new, NamesOfLabels::review),
          once(NamesReused::new, NamesReused::sameNameInside),
          of(SuitsLed::new, SuitsLed::review),
          of(PlayersOut::new, PlayersOut::onlyOpponentsInPlay),
          of(PlayersOut::new, PlayersOut::outEachTrick),
          of(AskedBySeat::new, AskedBySeat::review),
          of(PlayersOut::new, PlayersOut::outTooLate),
          of(PlayersOut::new, PlayersOut::outAtTheEnd),
          of(PlayersOut::new, PlayersOut::outOfAllDeals),
          of(Shuffles::new, Shuffles::review),
          of(AfterTheTrick::new, AfterTheTrick::review),
          of(AfterTheTricks::new, AfterTheTricks::review),
          of(TricksGoOn::new, TricksGoOn::review),
          of(CardsLeftBehind::new, CardsLeftBehind::laidOnTheTable),
          once(Aliases::new, Aliases::review),
          of(NothingThere::new, NothingThere::review),
          of(NoneDecides::new, NoneDecides::review),
          of(FirstValues::new, FirstValues::review),
          of(OneForAll::new, OneForAll::review),
          of(KnownAnswers::new, KnownAnswers::review),
          of(TwoSeats::new, TwoSeats::review),
          of(TwoSeats::new, TwoSeats::roundTheTable),
          of(SameForAll::new, SameForAll::review),
          of(ChangedMeanwhile::new, ChangedMeanwhile::review),
          of(Contradictions::new, Contradictions::review),
          of(WonLater::new, WonLater::review),
          of(LoopConditions::new, LoopConditions::skippedNextTime),
          of(NeverEntered::new, NeverEntered::review),
          of(CardsRunOut::new, CardsRunOut::review),
          of(AllowedNotRequired::new, AllowedNotRequired::review),
          of(DemandedFirst::new, DemandedFirst::review),
          of(RulesWithExceptions::new, RulesWithExceptions::exemptWhenLed),
          of(RulesWithExceptions::new, RulesWithExceptions::exemptButBound),
          of(AllPlayedSoFar::new, AllPlayedSoFar::review),
          of(ConditionAfterSum::new, ConditionAfterSum::review),
          of(CardOnTheTable::new, CardOnTheTable::countsTheCardPlayed),
          of(WinningSoFar::new, WinningSoFar::review),
          of(CardOnTheTable::new, CardOnTheTable::comparedWithItself),
          of(CardOnTheTable::new, CardOnTheTable::answersItself),
          of(RulesWithExceptions::new, RulesWithExceptions::whenAfterExcept),
          of(MistakenSets::new, MistakenSets::exceptEverything),
          of(MistakenSets::new, MistakenSets::thoseOfEither),
          once(NamesReused::new, NamesReused::nameOfALoop),
          once(NamesReused::new, NamesReused::wordOfTheTrick),
          of(AmountsScored::new, AmountsScored::allSoFar),
          of(MatchWinners::new, MatchWinners::lastDealDecides),
          of(MatchWinners::new, MatchWinners::highestPlace),
          of(DealsAndTricks::new, DealsAndTricks::playedInside),
          of(IncompleteOrders::new, IncompleteOrders::review),
          of(IncompleteOrders::new, IncompleteOrders::withoutRank),
          of(CardsMoved::new, CardsMoved::passedOnTwice),
          of(CardsMoved::new, CardsMoved::movedBack),
          of(CardsMoved::new, CardsMoved::heldByAnother),
          of(CardsMoved::new, CardsMoved::severalMoved),
          of(CardsMoved::new, CardsMoved::faceUpAnyhow),
          of(CardsLeftBehind::new, CardsLeftBehind::chosenNotMoved),
          of(DealsAndTricks::new, DealsAndTricks::beginsElsewhere),
          of(DealsAndTricks::new, DealsAndTricks::againstTheDirection),
          of(UndoneByNewDeal::new, UndoneByNewDeal::review),
          of(AlternativesOffered::new, AlternativesOffered::nothingOffered),
          of(AlternativesOffered::new, AlternativesOffered::offeredToSome),
          of(LaterChoices::new, LaterChoices::review),
          of(WhoPasses::new, WhoPasses::afterAPass),
          of(Bidding::new, Bidding::askedBeforeChosen),
          of(CardsDrawn::new, CardsDrawn::drawnUntilEmpty),
          of(NumbersMissing::new, NumbersMissing::dividedByZero),
          of(NumbersMissing::new, NumbersMissing::calculatedWithNone),
          of(NobodyLeads::new, NobodyLeads::review),
          of(WhoeverPassed::new, WhoeverPassed::review),
          of(NotYetPlayed::new, NotYetPlayed::review),
          of(LeaderUnnamed::new, LeaderUnnamed::review),
          of(Outbidding::new, Outbidding::review),
          of(TooFewInHand::new, TooFewInHand::review),
          of(CardsDrawn::new, CardsDrawn::drawnPerhaps),
          of(NamedBefore::new, NamedBefore::review),
          of(AlternativesOffered::new, AlternativesOffered::rangesUsedUp),
          of(AmountsScored::new, AmountsScored::numberOfTheTrick),
          of(OnePartner::new, OnePartner::review),
          of(MatchWinners::new, MatchWinners::winnersInSomeCases),
          of(LoopConditions::new, LoopConditions::holdsFromTheStart),
          of(ListsInBrackets::new, ListsInBrackets::review),
          of(DrawnBack::new, DrawnBack::review),
          of(SamePasses::new, SamePasses::review),
          of(ValuesAssigned::new, ValuesAssigned::setBackInEachPass),
          of(ValuesAssigned::new, ValuesAssigned::setBackBeforeAdding),
          of(ValuesAssigned::new, ValuesAssigned::replacedByTheNext),
          of(KnownAnswers::new, KnownAnswers::winnersOfTheirTricks),
          of(CardsMoved::new, CardsMoved::dealtAway),
          of(CardsMoved::new, CardsMoved::turnedUpAgain),
          of(CardsMoved::new, CardsMoved::lastDealt),
          of(CardsMoved::new, CardsMoved::turnedUpBeside),
          of(AmountsScored::new, AmountsScored::cardsForTricks),
          of(DealsAndTricks::new, DealsAndTricks::dealtNothing),
          of(DealsAndTricks::new, DealsAndTricks::setBeforeTheDeals),
          of(DealsAndTricks::new, DealsAndTricks::tricksMoved),
          of(DealsAndTricks::new, DealsAndTricks::takenBack),
          of(LoopConditions::new, LoopConditions::singlePass),
          of(LoopConditions::new, LoopConditions::oneRound),
          of(LoopConditions::new, LoopConditions::endsInSomeSettings),
          of(LoopConditions::new, LoopConditions::onlyTheLastWinner),
          of(ValuesAssigned::new, ValuesAssigned::addedToOncePerTrick),
          of(NamedFirst::new, NamedFirst::review),
          of(MistakenConditions::new, MistakenConditions::alwaysSet),
          of(AmongAll::new, AmongAll::review),
          of(WhoPasses::new, WhoPasses::lastNotAsked),
          of(StaleValues::new, StaleValues::review),
          of(HappenedBefore::new, HappenedBefore::review),
          of(HeldNoLonger::new, HeldNoLonger::review),
          of(OneCardCounted::new, OneCardCounted::review),
          of(KeptBetweenDeals::new, KeptBetweenDeals::notSetBack),
          of(KeptBetweenDeals::new, KeptBetweenDeals::bidsOfTheLastDeal),
          of(WhoPasses::new, WhoPasses::nobodyPassedYet),
          of(CardsDrawn::new, CardsDrawn::drawnFromHand),
          of(AlternativesOffered::new, AlternativesOffered::conditionAfterExcept),
          of(Bidding::new, Bidding::noBidToBeat),
          of(Bidding::new, Bidding::leastOutbid),
          of(Bidding::new, Bidding::neverRaised),
          of(Bidding::new, Bidding::ownEarlierBid),
          of(Bidding::new, Bidding::notYetAsked),
          of(Bidding::new, Bidding::chosenAtOnce),
          of(AmountsScored::new, AmountsScored::writtenNumbersCounted),
          of(ValuesAssigned::new, ValuesAssigned::futileSwaps),
          of(CascadingSteps::new, CascadingSteps::review),
          of(ValuesAssigned::new, ValuesAssigned::singleElementSets),
          of(AmountsScored::new, AmountsScored::undonePoints),
          of(NextDealer::new, NextDealer::review),
          of(NeighboursOut::new, NeighboursOut::review),
          of(TrickSection::new, TrickSection::anotherTopCard),
          of(ScoredAgain::new, ScoredAgain::review),
          of(SidesCounted::new, SidesCounted::scoredPerMember),
          of(SidesCounted::new, SidesCounted::otherSidesInEachDeal),
          of(AmountsScored::new, AmountsScored::outbidValues),
          once(WhoseWord::new, WhoseWord::review),
          of(SidesCounted::new, SidesCounted::addedPerMember),
          of(SidesCounted::new, SidesCounted::singlePlayerSides),
          of(OneOfTheCopies::new, OneOfTheCopies::review),
          of(HiddenInformation::new, HiddenInformation::holderShown),
          of(Bidding::new, Bidding::tiedBids),
          of(PassesCounted::new, PassesCounted::review),
          of(PlayersOut::new, PlayersOut::leftOut),
          of(NamesReused::new, NamesReused::nameOfAnOption),
          once(NamesReused::new, NamesReused::nameOfADefinition),
          of(SidesCounted::new, SidesCounted::allForEachSide),
          of(SameCardAgain::new, SameCardAgain::review),
          of(SameCardAgain::new, SameCardAgain::bothChooseIt),
          once(TestsOfNothing::new, TestsOfNothing::review),
          once(Expenses::new, Expenses::review));

  /** The reviews that find errors. What they find does not depend on what others have found. */
  private static final List<Look> STRICT_REVIEWS =
      List.of(
          of(AlternativesOffered::new, AlternativesOffered::emptyChoices),
          of(LoopConditions::new, LoopConditions::endings),
          of(FirstPass::new, FirstPass::review),
          of(DeckShortages::new, DeckShortages::review),
          of(MistakenConditions::new, MistakenConditions::impossible),
          of(MistakenConditions::new, MistakenConditions::sumsInConditions));

  /**
   * What is meant where it has a name: by {@code follows(card)}, it is said what follows, and
   * {@code takes(card)} is asked of those who follow, too.
   */
  private static final Set<ReviewProblem> NAMED_ON_PURPOSE =
      EnumSet.of(ReviewProblem.ALLOWED_NOT_REQUIRED, ReviewProblem.ITSELF_WHEN_LED);

  private static final List<Look> REVIEWS_IN_PLACE = REVIEWS.stream().filter(Look::again).toList();

  private Review() {}

  /**
   * A review.
   *
   * @param again whether it may find more once names are put in place
   */
  private record Look(BiConsumer<Rulebook, Findings> review, boolean again) {}

  private static <R> Look of(BiFunction<Rulebook, Findings, R> reviewer, Consumer<R> review) {
    return new Look(
        (book, findings) -> review.accept(reviewer.apply(book, findings)), /* again= */ true);
  }

  /**
   * Returns a review of what names do not hide: of declarations and of names themselves, or of
   * values that are worked out, wherever it is written how.
   */
  private static <R> Look once(BiFunction<Rulebook, Findings, R> reviewer, Consumer<R> review) {
    return new Look(of(reviewer, review).review(), /* again= */ false);
  }

  /**
   * Reviews rules in which the checker found no errors.
   *
   * @param source the text of the script
   */
  public static List<Diagnostic> of(CheckedRules rules, Source source) {
    Rulebook book = new Rulebook(rules, source);
    List<Diagnostic> found = findings(REVIEWS, book);
    NamesInPlace inPlace = new NamesInPlace(source, book);
    return inPlace.isEmpty() ? found : withThoseIn(inPlace, found);
  }

  /**
   * Adds what is found only once definitions and procedures with parameters are put in place of
   * their names. What is in a definition is reported where its name is used, since it may mean what
   * it says elsewhere.
   */
  private static List<Diagnostic> withThoseIn(NamesInPlace inPlace, List<Diagnostic> found) {
    Rulebook book = new Rulebook(inPlace.rules(), inPlace.source(), inPlace::isChanged);
    List<Span> known = found.stream().map(Diagnostic::span).toList();
    Set<Problem> saidOfDefinitions =
        found.stream()
            .filter(
                each ->
                    book.rules().definitions().stream()
                        .anyMatch(definition -> definition.body().span().overlaps(each.span())))
            .map(Diagnostic::problem)
            .collect(Collectors.toUnmodifiableSet());
    Set<Span> names = new HashSet<>();
    Set<Diagnostic> others = new LinkedHashSet<>();
    for (Diagnostic each : findings(REVIEWS_IN_PLACE, book)) {
      Diagnostic there = inPlace.inScript(each);
      boolean isNew =
          inPlace.isSaid(each)
              ? !NAMED_ON_PURPOSE.contains(each.problem())
                  && !saidOfDefinitions.contains(each.problem())
                  && names.add(there.span())
              : inPlace.isChanged(each);
      if (isNew && known.stream().noneMatch(other -> other.overlaps(there.span()))) {
        others.add(there);
      }
    }
    return Stream.concat(found.stream(), others.stream()).toList();
  }

  /**
   * Reviews rules in which the checker found no errors, and returns only the errors.
   *
   * @param source the text of the script
   */
  public static List<Diagnostic> errors(CheckedRules rules, Source source) {
    return findings(STRICT_REVIEWS, new Rulebook(rules, source)).stream()
        .filter(Diagnostic::isError)
        .toList();
  }

  /**
   * Returns how much a review of rules has to look at, the same on every machine: as they are
   * written, and with what names stand for in their place.
   */
  public static long extent(CheckedRules rules, Source source) {
    Rulebook book = new Rulebook(rules, source);
    NamesInPlace inPlace = new NamesInPlace(source, book);
    return book.extent()
        + (inPlace.isEmpty() ? 0 : new Rulebook(inPlace.rules(), inPlace.source()).extent());
  }

  private static List<Diagnostic> findings(List<Look> reviews, Rulebook book) {
    Findings findings = new Findings();
    for (Look look : reviews) {
      UnwantedWork.endIfInterrupted();
      look.review().accept(book, findings);
    }
    return findings.all();
  }
}
