package tricksmith.editor.proposals;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.messages.LocalizedMessages;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.proposal.Circumstance;
import tricksmith.proposal.Description;
import tricksmith.proposal.Trait;
import tricksmith.syntax.Section;

/** Sentences that say what an edit does, in the reader's language and the words of the script. */
final class ProposalSentences extends LocalizedMessages {
  /** The longest piece of a script that is quoted in a sentence. */
  private static final int LONGEST_QUOTE = 48;

  private final ScriptWords script;

  ProposalSentences(Locale language, ScriptWords script) {
    super(ProposalSentences.class.getName(), language);
    this.script = script;
  }

  /** Returns what an edit does, in one sentence without a full stop. */
  String of(Description description) {
    String sentence =
        switch (description) {
          case Description.Wins wins -> wins(wins);
          case Description.InOrder(var after, boolean earlier, var among) ->
              after(after, inOrder(earlier ? "first" : "last", among));
          case Description.CriterionRemoved(String label) -> say("criterion.removed", text(label));
          case Description.CriterionMoved(String label, String before) ->
              say("criterion.moved", text(label), text(before));
          case Description.CriterionReversed(String label) ->
              say("criterion.reversed", text(label));
          case Description.CriterionSpares(String label, var cards) ->
              say("criterion.spares", text(label), cards(cards));
          case Description.CriterionAlways(String label) -> say("criterion.always", text(label));
          case Description.Duty duty -> duty(duty);
          case Description.DutyRemoved(String label, boolean forbids) ->
              say(forbids ? "duty.lifted" : "duty.removed", text(label));
          case Description.DutyTurned(String label, Section.Turn turn) ->
              say("duty.turned." + turn.name(), text(label));
          case Description.DutySpares(String label, var cards) ->
              say("duty.spares", text(label), cards(cards));
          case Description.DutiesSpare(String label, String other, var cards) ->
              say("duties.spare", text(label), text(other), cards(cards));
          case Description.DutyLimited(String label, var when, boolean unless) ->
              say(unless ? "duty.unless" : "duty.when", text(label), when(when));
          case Description.DutyAlways(String label) -> say("duty.always", text(label));
          case Description.Assigned(String variable, String value) ->
              say("assigned", script.name(variable), script.value(value));
          case Description.Defined(String name, boolean always) ->
              say(always ? "defined.always" : "defined.never", script.name(name));
          case Description.Replaced replaced -> replaced(replaced);
          case Description.CaseAdded(var when, String value) -> say("case", value, when(when));
          case Description.CaseRemoved(String condition) -> say("case.removed", quoted(condition));
          case Description.SummandRemoved(String summand) -> say("summand", quoted(summand));
          case Description.EntryRemoved(String entry) -> say("entry", script.value(entry));
          case Description.StatementRemoved(String statement) ->
              say("statement", quoted(statement));
          case Description.RankedPast(String value, String other, boolean above) ->
              say(
                  above ? "ranked.above" : "ranked.below",
                  script.value(value),
                  script.value(other));
          case Description.RankedAtEnd(String value, boolean highest) ->
              say(highest ? "ranked.highest" : "ranked.lowest", script.value(value));
          case Description.Swapped(String one, String other) ->
              say("ranked.swapped", script.value(one), script.value(other));
          case Description.Leads(Description.Way way, String name) ->
              say(
                  "leads." + way.name(),
                  way == Description.Way.HOLDING ? script.value(name) : script.name(name));
          case Description.Offers(String choice, String alternative, boolean offered) ->
              say(
                  offered ? "offered" : "offered.not",
                  script.value(alternative),
                  script.name(choice));
          case Description.OptionSet(String option, String value) ->
              say("option", script.name(option), script.value(value));
        };
    return sentence.substring(0, 1).toUpperCase(language()) + sentence.substring(1);
  }

  private String text(String label) {
    return script.text(label);
  }

  private String wins(Description.Wins wins) {
    String over = wins.over();
    String cards = cards(wins.cards());
    if (over != null) {
      return after(wins.after(), say("wins.over", cards, script.value(over)));
    }
    return wins.after() == null
        ? say("wins.always", cards)
        : after(wins.after(), say("wins", cards));
  }

  private String inOrder(String which, List<Trait> among) {
    return among.isEmpty() ? say(which) : say(which + ".among", cards(among));
  }

  private String after(@Nullable String label, String sentence) {
    return label == null ? sentence : say("after", text(label), sentence);
  }

  private String duty(Description.Duty duty) {
    String kind = (duty.forbids() ? "may-not." : "must.") + duty.turn().name();
    String sentence = say(kind, cards(duty.cards()));
    return duty.when() == null
        ? sentence
        : say(duty.unless() ? "but-not" : "only", sentence, when(duty.when()));
  }

  private String replaced(Description.Replaced replaced) {
    String old = value(replaced.old());
    String by = value(replaced.by());
    return replaced.in() == null
        ? say("replaced", old, by)
        : say("replaced.in", old, by, script.text(replaced.in()));
  }

  /** Returns a value as it is written for readers; anything longer as the script has it. */
  private String value(String text) {
    return text.contains(" ") ? quoted(text) : script.value(text);
  }

  private static String quoted(String code) {
    String line = code.replaceAll("\\s+", " ");
    return line.length() <= LONGEST_QUOTE ? line : line.substring(0, LONGEST_QUOTE) + "…";
  }

  /** Returns cards with traits, as a noun: <i>any J of the suit led</i>. */
  private String cards(List<Trait> traits) {
    Trait rank = first(traits, Trait.OfRank.class);
    List<Trait> others = traits.stream().filter(trait -> !trait.equals(rank)).toList();
    String noun =
        rank instanceof Trait.OfRank(String label) ? say("rank", script.value(label)) : say("card");
    for (Trait trait : others) {
      noun =
          switch (trait) {
            case Trait.OfRank(String label) -> say("rank", script.value(label));
            case Trait.Face(String label) -> script.value(label);
            case Trait.OfSuit(String suit) ->
                say(rank == null ? "of-suit" : "of-rank-and-suit", noun, script.sign(suit));
            case Trait.OfSuitIn(String variable) -> say("of-suit-in", noun, suitOf(variable));
            case Trait.OfRankIn(String variable) -> say("of-rank-in", noun, script.name(variable));
            case Trait.OfSuitLed _ -> say("of-suit-led", noun);
            case Trait.OfRankLed _ -> say("of-rank-led", noun);
            case Trait.Beating _ -> say("beating", noun);
            case Trait.Called(String name) -> say("called", noun, script.name(name));
            case Trait.With(String definition) -> say("with", noun, script.name(definition));
            case Trait.Holding(String condition, String label) ->
                say("holding", noun, label == null ? quoted(condition) : text(label));
          };
    }
    return noun;
  }

  private static @Nullable Trait first(List<Trait> traits, Class<? extends Trait> kind) {
    return traits.stream().filter(kind::isInstance).findFirst().orElse(null);
  }

  /** Returns the name of a variable that holds a suit, without the word for suit at its end. */
  private String suitOf(String variable) {
    String name = script.name(variable);
    String suit = say("suit");
    return name.endsWith(suit) && name.length() > suit.length()
        ? name.substring(0, name.length() - suit.length()).strip()
        : name;
  }

  private String when(Circumstance circumstance) {
    return switch (circumstance) {
      case Circumstance.FirstTrick _ -> say("when.first-trick");
      case Circumstance.Empty(String zone) -> say("when.empty", script.name(zone));
      case Circumstance.True(String name, boolean holds) ->
          say(holds ? "when.true" : "when.false", script.name(name));
      case Circumstance.Is(String variable, String value) ->
          say("when.is", script.name(variable), script.value(value));
      case Circumstance.SuitLed(String variable, boolean same) ->
          say(same ? "when.led" : "when.not-led", suitOf(variable));
      case Circumstance.Holding(String condition) -> say("when.holding", quoted(condition));
      case Circumstance.Both(String condition, Circumstance other) ->
          say("when.both", when(other), quoted(condition));
      case Circumstance.Otherwise _ -> say("when.otherwise");
    };
  }
}
