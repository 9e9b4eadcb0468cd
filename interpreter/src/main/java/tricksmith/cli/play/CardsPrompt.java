package tricksmith.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Decision.Alternative;
import tricksmith.engine.report.Pick;
import tricksmith.program.Values;

/** Asks for several cards, by label or by number. */
record CardsPrompt(
    Decision decision, Decision.Several options, Refusals explanations, Wording words)
    implements Prompt {

  /** The ways to choose no cards; the prompt offers the first. */
  private static final List<String> NO_CARDS = List.of("-", "0");

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        words.sentence(
            "ask.cards", words.seat(decision.seat()), words.name(decision.name()), howMany()));
    List<String> cards = words.labels().of(options.cards(), Values.Kind.CARD);
    List<String> numbered = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      numbered.add(i + 1 + ": " + cards.get(i));
    }
    lines.addAll(Wrapped.lines("  ", numbered, words.columns()));
    if (options.least() == 0) {
      lines.add("  " + words.text("ask.no-cards", NO_CARDS.getFirst()));
    }
    if (options.pass()) {
      lines.add("  " + words.text("ask.pass", words.name(Alternative.PASS)));
    }
    return lines;
  }

  private String howMany() {
    return options.least() == options.most()
        ? Integer.toString(options.least())
        : options.least() + "–" + options.most();
  }

  @Override
  public Optional<Pick> answer(String typed) {
    boolean pass =
        typed.equalsIgnoreCase(Alternative.PASS)
            || typed.equalsIgnoreCase(words.name(Alternative.PASS));
    if (options.pass() && pass) {
      return Optional.of(new Pick.Pass());
    }
    IndexSet chosen = IndexSet.EMPTY;
    List<String> wanted = NO_CARDS.contains(typed) ? List.of() : parts(typed);
    for (String part : wanted) {
      chosen = chosen.union(card(part, options.cards().without(chosen)));
    }
    boolean rightNumber = options.least() <= chosen.size() && chosen.size() <= options.most();
    return chosen.size() == wanted.size() && rightNumber
        ? Optional.of(new Pick.Cards(chosen))
        : Optional.empty();
  }

  private static List<String> parts(String typed) {
    return List.of(typed.split("[\\s,]+"));
  }

  /** The remaining card with this label; empty if there is none. */
  private IndexSet card(String part, IndexSet left) {
    IndexSet copies = words.labels().cardsOf(part.toUpperCase(Locale.ROOT)).intersection(left);
    IndexSet exact = words.labels().cardsOf(part).intersection(left);
    IndexSet found = exact.isEmpty() ? copies : exact;
    return found.isEmpty() ? number(part).intersection(left) : IndexSet.of(found.next(0));
  }

  private IndexSet number(String part) {
    int[] cards = options.cards().toArray();
    if (!part.matches("[0-9]{1,4}")) {
      return IndexSet.EMPTY;
    }
    int place = Integer.parseInt(part) - 1;
    return place >= 0 && place < cards.length ? IndexSet.of(cards[place]) : IndexSet.EMPTY;
  }

  @Override
  public Reply.Refused refusal(String typed) {
    for (String part : parts(typed)) {
      if (card(part, options.cards()).isEmpty()) {
        return new Reply.Refused(explanations.refusal(part, false));
      }
    }
    return new Reply.Refused(words.text("refuse.count", howMany(), words.name(decision.name())));
  }

  @Override
  public IndexSet choosable(IndexSet hand) {
    return hand.intersection(options.cards());
  }
}
