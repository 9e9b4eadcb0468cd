package tricksmith.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.cli.words.Wording;
import tricksmith.cli.words.Wrapped;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Decision.Alternative;
import tricksmith.engine.report.Pick;
import tricksmith.program.value.Values;

/**
 * Asks for several things, by label or by number.
 *
 * @param who chooses
 * @param what is chosen
 */
record SeveralPrompt(
    String who, String what, Decision.Several options, Refusals explanations, Wording words)
    implements Prompt {

  /** The ways to choose none; the prompt offers the first. */
  private static final List<String> NONE = List.of("-", "0");

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        words.sentence(
            options.most() == 1 ? key("ask.card", "ask.one") : key("ask.cards", "ask.some"),
            who,
            what,
            howMany()));
    lines.addAll(Wrapped.lines("  ", alternatives(), words.columns()));
    if (options.least() == 0) {
      lines.add("  " + words.text(key("ask.no-cards", "ask.none"), NONE.getFirst()));
    }
    if (options.pass()) {
      lines.add("  " + words.text("ask.pass", words.name(Alternative.PASS)));
    }
    return lines;
  }

  private String key(String ofCards, String ofOthers) {
    return options.ofCards() ? ofCards : ofOthers;
  }

  /** The alternatives, numbered unless their names could be mistaken for numbers. */
  private List<String> alternatives() {
    List<String> alternatives = new ArrayList<>();
    int number = 1;
    for (int member : options.members().toArray()) {
      String called = called(member);
      alternatives.add(hasNumbers() ? number + ": " + called : called);
      number++;
    }
    return alternatives;
  }

  /** The name of a thing; a player is named by the number of the seat. */
  private String called(int member) {
    long value = Values.of(options.kind(), member);
    return options.kind() == Values.Kind.PLAYER
        ? words.labels().of(value)
        : words.several(options.kind(), IndexSet.of(member));
  }

  private boolean hasNumbers() {
    return IntStream.of(options.members().toArray())
        .noneMatch(member -> isNumber(label(member)) || isNumber(called(member)));
  }

  private String label(int member) {
    return words.labels().of(Values.of(options.kind(), member));
  }

  private static boolean isNumber(String text) {
    return text.matches("[0-9]{1,4}");
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
    List<String> wanted = NONE.contains(typed) ? List.of() : parts(typed);
    for (String part : wanted) {
      chosen = chosen.union(member(part, options.members().without(chosen)));
    }
    boolean rightNumber = options.least() <= chosen.size() && chosen.size() <= options.most();
    return chosen.size() == wanted.size() && rightNumber
        ? Optional.of(new Pick.Several(chosen))
        : Optional.empty();
  }

  private static List<String> parts(String typed) {
    return List.of(typed.split("[\\s,]+"));
  }

  /** The remaining thing with that name; empty if there is none. */
  private IndexSet member(String part, IndexSet left) {
    return first(left, member -> label(member).equals(part))
        .or(() -> first(left, member -> label(member).equalsIgnoreCase(part)))
        .or(() -> first(left, member -> called(member).equalsIgnoreCase(part)))
        .orElseGet(() -> number(part).intersection(left));
  }

  private static Optional<IndexSet> first(IndexSet among, IntPredicate isMeant) {
    return IntStream.of(among.toArray()).filter(isMeant).mapToObj(IndexSet::of).findFirst();
  }

  private IndexSet number(String part) {
    int[] members = options.members().toArray();
    if (!hasNumbers() || !isNumber(part)) {
      return IndexSet.EMPTY;
    }
    int place = Integer.parseInt(part) - 1;
    return place >= 0 && place < members.length ? IndexSet.of(members[place]) : IndexSet.EMPTY;
  }

  @Override
  public Reply.Refused refusal(String typed) {
    for (String part : parts(typed)) {
      if (member(part, options.members()).isEmpty()) {
        return new Reply.Refused(
            hasNumbers()
                ? explanations.refusal(part, false, options.members().size())
                : explanations.refusal(part, false));
      }
    }
    return new Reply.Refused(words.text(key("refuse.count", "refuse.amount"), howMany(), what));
  }

  @Override
  public IndexSet choosable(IndexSet hand) {
    return options.ofCards() ? hand.intersection(options.members()) : IndexSet.EMPTY;
  }
}
