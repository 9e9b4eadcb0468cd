package tricksmith.recipe;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/** The point of a recipe: the parts of its script that not every game has anyway. */
record DistinctiveParts(ScriptFrame recipe) {
  private static final String FOLLOW = "card.suit == led.suit";
  private static final Set<String> USUAL_CRITERIA = Set.of(FOLLOW, "card.rank");

  // The match.

  /** Returns the statements of a deal, without those that every deal has. */
  List<Statement> ofDeal() {
    return recipe.deal().stream().filter(this::isPoint).toList();
  }

  /** Returns the statements beside the playing of tricks if that depends on a condition. */
  List<Statement> underCondition() {
    return recipe.condition().isEmpty()
        ? List.of()
        : recipe.besideTricks().stream().filter(this::isPoint).toList();
  }

  List<Statement> ofMatch() {
    return recipe.besideRepeat().stream().filter(this::isPoint).toList();
  }

  List<Statement> ofTricks() {
    return recipe.tricks().stream()
        .flatMap(tricks -> tricks.body().statements().stream())
        .filter(this::isPointAfterTrick)
        .toList();
  }

  private boolean isPoint(Statement statement) {
    return switch (statement) {
      case Statement.NewDeal _, Statement.Shuffle _, Statement.Deal _, Statement.PlayTricks _ ->
          false;
      case Statement.Repeat _ -> !recipe.leadsToTricks(statement);
      case Statement.If branch -> recipe.condition().filter(branch::equals).isEmpty();
      default -> !isTurn(statement);
    };
  }

  /** Whether a statement only says whose turn it is to deal or to lead. */
  private boolean isTurn(Statement statement) {
    return switch (statement) {
      case Statement.RandomAssignment drawn -> recipe.text(drawn.set().span()).equals("player");
      case Statement.Assignment set ->
          set.value() instanceof Expression.Neighbour
              || set.value() instanceof Expression.Seat
              || recipe.text(set.value().span()).startsWith("next after");
      default -> false;
    };
  }

  /**
   * Returns the statements that say whose turn it is; they are written only where a script lacks
   * them.
   */
  Stream<Statement> turns() {
    return Stream.concat(recipe.besideRepeat().stream(), recipe.deal().stream())
        .distinct()
        .filter(this::isTurn);
  }

  /**
   * Whether a statement after a trick is part of the point: a recipe about the trick leaves a
   * script's scores alone.
   */
  private boolean isPointAfterTrick(Statement statement) {
    boolean usual = recipe.text(statement.span()).equals("winner scores 1");
    return !usual && !(statement instanceof Statement.Scores && isAboutTrick());
  }

  // The trick.

  boolean isAboutTrick() {
    return recipe
        .section(Section.Trick.class)
        .map(
            trick ->
                trick.playoff() != null
                    || trick.obligations().isEmpty()
                    || trick.obligations().stream().anyMatch(each -> !isUsual(each))
                    || trick.criteria().stream().anyMatch(each -> !isUsual(each)))
        .orElse(false);
  }

  /** Whether the recipe is only about which cards may be played and what wins. */
  boolean isOnlyAboutTrick() {
    return isAboutTrick()
        && ofDeal().isEmpty()
        && recipe.script().sections().stream().noneMatch(DistinctiveParts::isOwn);
  }

  boolean isUsual(Section.Obligation obligation) {
    return !obligation.forbids()
        && obligation.turn().follows()
        && obligation.when() == null
        && obligation.unless() == null
        && obligation.except() == null
        && recipe.text(obligation.predicate().span()).equals(FOLLOW);
  }

  boolean isUsual(Section.Criterion criterion) {
    return criterion.when() == null
        && criterion.unless() == null
        && criterion.except() == null
        && USUAL_CRITERIA.contains(recipe.text(criterion.measure().span()));
  }

  // The rest.

  /**
   * Whether the recipe is about more than how often a deal is played, by whom and with which cards.
   */
  boolean isMoreThanFrame() {
    return isAboutTrick()
        || Stream.of(ofDeal(), underCondition(), ofMatch(), ofTricks(), blocksOfTricks())
            .anyMatch(all -> !all.isEmpty())
        || recipe.script().sections().stream().anyMatch(DistinctiveParts::isOwn)
        || recipe.condition().isPresent()
        || !deckLines(false).isEmpty();
  }

  private static boolean isOwn(Section section) {
    return section instanceof Section.Options
        || section instanceof Section.Zones
        || section instanceof Section.State
        || section instanceof Section.Define
        || section instanceof Section.Procedure
        || section instanceof Section.Score
        || section instanceof Section.End;
  }

  /** Returns the blocks before each trick and before and after each card. */
  List<Statement.Block> blocksOfTricks() {
    return recipe.tricks().stream()
        .flatMap(
            tricks ->
                Stream.of(
                    Optional.ofNullable(tricks.beforeEachTrick()),
                    Optional.ofNullable(tricks.beforeEachCard()),
                    Optional.ofNullable(tricks.afterEachCard())))
        .flatMap(Optional::stream)
        .toList();
  }

  /**
   * Returns the lines of the deck that belong to the point of the recipe.
   *
   * @param packs whether its suits and ranks do
   */
  List<Section.DeckLine> deckLines(boolean packs) {
    return recipe
        .sections(Section.Deck.class)
        .flatMap(deck -> deck.lines().stream())
        .filter(line -> packs || !(line instanceof Section.Pack))
        .toList();
  }
}
