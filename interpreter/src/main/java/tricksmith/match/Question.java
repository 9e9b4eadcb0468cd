package tricksmith.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * What is being asked, in the form in which the engine works it out. Costs little; a {@link
 * Decision} is made of it only when somebody looks. Immutable: nobody writes to the array.
 */
final class Question {

  final String name;
  final int player;
  final int decider;
  final RuleId rule;
  final boolean play;

  /** The alternatives, a pass included; empty if several cards are asked for. */
  final long[] values;

  /** What several cards are chosen from, or null. */
  final Decision.@Nullable Several several;

  private final boolean secret;

  private Question(
      String name,
      int player,
      int decider,
      RuleId rule,
      boolean play,
      boolean secret,
      long[] values,
      Decision.@Nullable Several several) {
    this.name = name;
    this.player = player;
    this.decider = decider;
    this.rule = rule;
    this.play = play;
    this.secret = secret;
    this.values = values;
    this.several = several;
  }

  /** Which card to play. */
  static Question play(int player, int decider, RuleId rule, long[] cards) {
    return new Question("play", player, decider, rule, true, false, cards, null);
  }

  /** Which alternative to choose. */
  static Question one(Step.Choice choice, int player, int decider, RuleId rule, long[] values) {
    return new Question(choice.name(), player, decider, rule, false, choice.secret(), values, null);
  }

  /** Which cards to choose. */
  static Question several(
      Step.Choice choice, int player, int decider, RuleId rule, Decision.Several several) {
    return new Question(
        choice.name(), player, decider, rule, false, choice.secret(), new long[0], several);
  }

  /** Who will see what is chosen; null for everybody. */
  @Nullable IndexSet audience() {
    return secret ? IndexSet.of(player).with(decider) : null;
  }

  /**
   * Passing is meant where several cards could be chosen.
   *
   * @throws IllegalArgumentException if that is not offered
   */
  void requirePass() {
    if (several == null || !several.pass()) {
      throw new IllegalArgumentException("There is no pass");
    }
  }

  Decision decision(Setup setup) {
    return new Decision(name, player + 1, decider + 1, rule, options(setup));
  }

  private Decision.Options options(Setup setup) {
    if (several != null) {
      return several;
    }
    List<Decision.Alternative> alternatives = new ArrayList<>(values.length);
    for (long value : values) {
      alternatives.add(alternative(setup, value));
    }
    return new Decision.OneOf(List.copyOf(alternatives), play);
  }

  private Decision.Alternative alternative(Setup setup, long value) {
    if (play) {
      return setup.plays[Values.index(value)];
    }
    String label = value == Values.NONE ? Decision.Alternative.PASS : setup.labels.of(value);
    return new Decision.Alternative(value, label);
  }

  /** The place of the alternative, or -1. */
  int indexOf(long value) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == value) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The cards chosen: of identical copies the first of those offered, as it is of no meaning which
   * of them is taken.
   *
   * @throws IllegalArgumentException if these cards cannot be chosen
   */
  IndexSet cards(Setup setup, IndexSet picked) {
    Decision.Several offer = several;
    if (offer == null
        || picked.size() < offer.least()
        || picked.size() > offer.most()
        || !picked.without(offer.cards()).isEmpty()) {
      throw new IllegalArgumentException("Not among the options: " + picked);
    }
    if (!setup.copies) {
      return picked;
    }
    List<String> labels = Arrays.stream(picked.toArray()).mapToObj(setup.labels::card).toList();
    return setup.labels.cardsOf(labels, offer.cards());
  }
}
