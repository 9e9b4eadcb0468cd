package tricksmith.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.cli.words.Wording;
import tricksmith.cli.words.Wrapped;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Decision.Alternative;
import tricksmith.engine.report.Pick;
import tricksmith.program.value.Values;

/**
 * Asks for one alternative, by label or by number.
 *
 * @param who chooses
 * @param what is chosen
 */
record ChoicePrompt(
    String who, String what, Decision.OneOf options, Refusals explanations, Wording words)
    implements Prompt {

  /** More than fit on a screen; the others can still be typed. */
  private static final int MOST_LISTED = 500;

  @Override
  public List<String> lines() {
    String question =
        options.play() ? words.sentence("ask.play", who) : words.sentence("ask.choose", who, what);
    List<String> alternatives = new ArrayList<>();
    boolean hasNumbers = hasNumbers();
    int all = options.alternatives().size();
    for (int i = 0; i < Math.min(all, MOST_LISTED); i++) {
      String label = words.alternative(options.alternatives().get(i));
      alternatives.add(hasNumbers ? i + 1 + ": " + label : label);
    }
    List<String> lines = new ArrayList<>(List.of(question));
    lines.addAll(Wrapped.lines("  ", alternatives, words.columns()));
    if (all > MOST_LISTED) {
      lines.add("  " + words.text("ask.unlisted", all - MOST_LISTED));
    }
    return lines;
  }

  /**
   * Whether to number the alternatives, which would be confusing if they are numbers themselves.
   */
  private boolean hasNumbers() {
    return options.alternatives().stream().noneMatch(one -> isNumber(one.label()));
  }

  @Override
  public Optional<Pick> answer(String typed) {
    return place(one -> one.label().equals(typed))
        .or(() -> place(one -> one.label().equalsIgnoreCase(typed)))
        .or(() -> place(one -> words.alternative(one).equalsIgnoreCase(typed)))
        .or(() -> number(typed))
        .map(Pick.One::new);
  }

  /** The position of the only match; empty if none or several match. */
  private Optional<Integer> place(Predicate<Alternative> fits) {
    List<Integer> places =
        IntStream.range(0, options.alternatives().size())
            .filter(place -> fits.test(options.alternatives().get(place)))
            .boxed()
            .toList();
    return places.size() == 1 ? Optional.of(places.getFirst()) : Optional.empty();
  }

  private Optional<Integer> number(String typed) {
    if (!hasNumbers() || !isNumber(typed)) {
      return Optional.empty();
    }
    int place = Integer.parseInt(typed) - 1;
    return place >= 0 && place < options.alternatives().size()
        ? Optional.of(place)
        : Optional.empty();
  }

  private static boolean isNumber(String text) {
    return text.matches("[0-9]{1,6}");
  }

  @Override
  public Reply.Refused refusal(String typed) {
    return new Reply.Refused(
        hasNumbers()
            ? explanations.refusal(typed, options.play(), options.alternatives().size())
            : explanations.refusal(typed, options.play()));
  }

  @Override
  public IndexSet choosable(IndexSet hand) {
    IndexSet cards = IndexSet.EMPTY;
    for (Alternative one : options.alternatives()) {
      long value = one.value();
      if (value != Values.NONE
          && !Values.isNumber(value)
          && Values.kind(value) == Values.Kind.CARD) {
        cards = cards.union(same(hand, Values.index(value)));
      }
    }
    return hand.intersection(cards);
  }

  /** All copies of a card in this hand; empty if the card itself is not in it. */
  private IndexSet same(IndexSet hand, int card) {
    return hand.contains(card) ? words.labels().cardsOf(words.card(card)) : IndexSet.EMPTY;
  }
}
