package tricksmith.engine.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Dice;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.state.Answer;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Step;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * The pending question, in the form in which the engine computes it. Cheap; a {@link Decision} is
 * created only on demand. Immutable, because nobody writes to the array.
 */
public final class Question {

  /** The name of the decision to play a card. */
  public static final String PLAY = "play";

  private static final long[] NO_VALUES = {};

  public final String name;
  public final int player;
  public final int decider;
  final RuleId rule;

  /** The cards that may be played, or null if no card is to be played. */
  private final @Nullable IndexSet playable;

  /** The other alternatives, including a pass; empty if several things are to be chosen. */
  private final long[] values;

  /** The offer if several things are to be chosen; otherwise null. */
  final Decision.@Nullable Several several;

  private final boolean secret;
  private final boolean openPass;

  private Question(
      String name,
      int player,
      int decider,
      RuleId rule,
      boolean secret,
      boolean openPass,
      @Nullable IndexSet playable,
      long[] values,
      Decision.@Nullable Several several) {
    this.name = name;
    this.player = player;
    this.decider = decider;
    this.rule = rule;
    this.secret = secret;
    this.openPass = openPass;
    this.playable = playable;
    this.values = values;
    this.several = several;
  }

  static Question play(int player, int decider, RuleId rule, IndexSet cards) {
    return new Question(PLAY, player, decider, rule, false, false, cards, NO_VALUES, null);
  }

  /** Asks which alternative to choose. */
  static Question one(Step.Choice choice, int player, int decider, RuleId rule, long[] values) {
    return of(choice, player, decider, rule, values, null);
  }

  /** Asks which things to choose. */
  static Question several(
      Step.Choice choice, int player, int decider, RuleId rule, Decision.Several several) {
    return of(choice, player, decider, rule, NO_VALUES, several);
  }

  private static Question of(
      Step.Choice choice,
      int player,
      int decider,
      RuleId rule,
      long[] values,
      Decision.@Nullable Several several) {
    boolean open = choice.openPass();
    return new Question(
        choice.name(), player, decider, rule, choice.secret(), open, null, values, several);
  }

  public boolean isPlay() {
    return playable != null;
  }

  /** Returns how many alternatives there are; 0 if several things are to be chosen. */
  public int alternatives() {
    return playable == null ? values.length : playable.size();
  }

  /**
   * Returns the value of an alternative.
   *
   * @param alternative from 0
   * @throws IllegalArgumentException if there is no such alternative
   */
  public long value(int alternative) {
    if (alternative < 0 || alternative >= alternatives()) {
      throw new IllegalArgumentException("No such alternative: " + alternative);
    }
    return playable == null
        ? values[alternative]
        : Values.of(Values.Kind.CARD, playable.at(alternative));
  }

  /** Returns the cards among what is offered. */
  public IndexSet cards() {
    if (playable != null) {
      return playable;
    }
    IndexSet cards = several != null && several.ofCards() ? several.members() : IndexSet.EMPTY;
    for (long value : values) {
      if (value != Values.NONE && Values.isCard(value)) {
        cards = cards.with(Values.index(value));
      }
    }
    return cards;
  }

  public boolean offers(Answer answer) {
    Decision.Several offer = several;
    if (offer == null) {
      return indexOf(answer.value()) >= 0;
    }
    return answer.kind() == null ? offer.pass() : offer.allows(answer.members());
  }

  /** Returns the players who will see what is chosen, or null for everybody. */
  public @Nullable IndexSet audience() {
    return secret ? IndexSet.of(player).with(decider) : null;
  }

  /** Returns the players who see this answer, or null for everybody. */
  @Nullable IndexSet audience(Answer answer) {
    return openPass && answer.isPass() ? null : audience();
  }

  Event event(Answer answer) {
    int seat = player + 1;
    Decision.Several offer = several;
    if (offer == null) {
      return new Event.Chosen(name, seat, answer.value());
    }
    return new Event.ChosenSeveral(
        name, seat, offer.kind(), answer.kind() == null ? null : answer.members());
  }

  void drawAnswer(Dice dice, Answer answer) {
    Decision.Several offer = several;
    if (offer == null) {
      answer.one(player, value(dice.below(alternatives())));
      return;
    }
    int numbers = Math.max(0, offer.most() - offer.least() + 1);
    int number = dice.below(numbers + (offer.pass() ? 1 : 0));
    if (number == numbers) {
      answer.pass(player);
      return;
    }
    List<Integer> members = new ArrayList<>();
    Arrays.stream(offer.members().toArray()).forEach(members::add);
    dice.shuffle(members);
    IndexSet chosen = IndexSet.EMPTY;
    for (int member : members.subList(0, offer.least() + number)) {
      chosen = chosen.with(member);
    }
    answer.several(player, offer.kind(), chosen);
  }

  public Decision decision(PreparedProgram prepared) {
    return new Decision(name, player + 1, decider + 1, rule, options(prepared));
  }

  private Decision.Options options(PreparedProgram prepared) {
    if (several != null) {
      return several;
    }
    List<Decision.Alternative> alternatives = new ArrayList<>(alternatives());
    for (int i = 0; i < alternatives(); i++) {
      alternatives.add(alternative(prepared, value(i)));
    }
    return new Decision.OneOf(List.copyOf(alternatives), isPlay());
  }

  private Decision.Alternative alternative(PreparedProgram prepared, long value) {
    if (isPlay()) {
      return prepared.plays[Values.index(value)];
    }
    String label = value == Values.NONE ? Decision.Alternative.PASS : prepared.labels.of(value);
    return new Decision.Alternative(value, label);
  }

  /** Returns the index of the alternative, or -1. */
  public int indexOf(long value) {
    for (int i = 0; i < alternatives(); i++) {
      if (value(i) == value) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Returns the answer that chooses these things. Among identical copies of a card, it takes the
   * first offered, as it does not matter which.
   *
   * @throws IllegalArgumentException if they cannot be chosen together
   */
  public Answer several(PreparedProgram prepared, IndexSet picked) {
    Decision.Several offer = several;
    if (offer == null || !offer.allows(picked)) {
      throw new IllegalArgumentException("Not among the options: " + picked);
    }
    if (!prepared.copies || !offer.ofCards()) {
      return new Answer().several(player, offer.kind(), picked);
    }
    List<String> labels = prepared.labels.of(picked, offer.kind());
    return new Answer()
        .several(player, offer.kind(), prepared.labels.cardsOf(labels, offer.members()));
  }
}
