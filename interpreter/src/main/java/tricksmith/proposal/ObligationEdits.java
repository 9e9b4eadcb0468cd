package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.proposal.SmallEdit.Kind;
import tricksmith.proposal.Vocabulary.CardTest;
import tricksmith.proposal.Vocabulary.Condition;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.syntax.Section;

/** Edits of the obligations that allow or forbid a card. */
final class ObligationEdits {
  /**
   * How much may be new in a card test for what has to be played, which should use words that the
   * script already has.
   */
  private static final int MOST_NEW_IN_DUTY = 4;

  private final PointedScript script;
  private final Vocabulary vocabulary;
  private final List<Section.Obligation> obligations;
  private final List<SmallEdit> found = new ArrayList<>();

  ObligationEdits(PointedScript script, Vocabulary vocabulary) {
    this.script = script;
    this.vocabulary = vocabulary;
    obligations = script.trick().map(Section.Trick::obligations).orElse(List.of());
  }

  List<SmallEdit> allowing(Card card, @Nullable Card led) {
    for (Section.Obligation obligation : obligations) {
      removed(obligation);
      turned(obligation, led == null ? Section.Turn.FOLLOW : Section.Turn.LEAD);
      for (CardTest test : vocabulary.tests(card, led)) {
        if (obligation.except() == null) {
          clause(
              obligation,
              "except",
              test.text(),
              test.cost() + 2,
              new Description.DutySpares(label(obligation), test.traits()));
        }
      }
      conditions(obligation, true);
    }
    sparedByTwo(card, led);
    return found;
  }

  /** Adds edits that exempt a card from two obligations, either of which may forbid it. */
  private void sparedByTwo(Card card, @Nullable Card led) {
    List<Section.Obligation> without =
        obligations.stream().filter(each -> each.except() == null).toList();
    for (int first = 0; first < without.size(); first++) {
      for (Section.Obligation other : without.subList(first + 1, without.size())) {
        Section.Obligation one = without.get(first);
        for (CardTest test : vocabulary.tests(card, led)) {
          found.add(
              SmallEdit.of(
                  Kind.OBLIGATION_CLAUSE_ADDED,
                  2 * (test.cost() + 2),
                  List.of(
                      Edit.after(one, written("except", test.text())),
                      Edit.after(other, written("except", test.text()))),
                  new Description.DutiesSpare(label(one), label(other), test.traits())));
        }
      }
    }
  }

  List<SmallEdit> forbidding(Card card, List<Card> hand, @Nullable Card led) {
    for (Section.Obligation obligation : obligations) {
      if (!(led == null ? obligation.turn().leads() : obligation.turn().follows())) {
        turned(obligation, Section.Turn.LEAD_OR_FOLLOW);
      }
      clausesRemoved(obligation);
    }
    Section.Turn turn = led == null ? Section.Turn.LEAD : Section.Turn.FOLLOW;
    for (CardTest test : vocabulary.tests(card, led)) {
      if (hand.stream().anyMatch(test::maybeNot)) {
        added(true, turn, test);
      }
    }
    List<String> known = new ArrayList<>();
    for (Card other : hand) {
      for (CardTest test : vocabulary.tests(other, led)) {
        boolean ofScript = test.cost() <= MOST_NEW_IN_DUTY;
        if (ofScript && test.maybeNot(card) && !known.contains(test.text())) {
          known.add(test.text());
          added(false, turn, test);
        }
      }
    }
    if (led != null) {
      added(
          false,
          turn,
          new CardTest("beats(card)", script.labels().say("beat"), 4, null, new Trait.Beating()));
    }
    return found;
  }

  private String label(Section.Obligation obligation) {
    return obligation.label() == null
        ? script.text(obligation.predicate().span())
        : obligation.label().value();
  }

  private void removed(Section.Obligation obligation) {
    found.add(
        SmallEdit.of(
            Kind.OBLIGATION_REMOVED,
            3,
            List.of(script.removed(obligation.span())),
            new Description.DutyRemoved(label(obligation), obligation.forbids())));
  }

  private void turned(Section.Obligation obligation, Section.Turn turn) {
    int words =
        obligation.label() == null
            ? obligation.predicate().span().start()
            : obligation.label().span().start();
    Span span = new Span(obligation.span().start(), words);
    if (turn != obligation.turn() && !script.text(span).contains("(")) {
      found.add(
          SmallEdit.of(
              Kind.OBLIGATION_TURN,
              4,
              List.of(new Edit(span, verb(obligation.forbids(), turn) + " ")),
              new Description.DutyTurned(label(obligation), turn)));
    }
  }

  private static String verb(boolean forbids, Section.Turn turn) {
    return (forbids ? "may not" : "must")
        + switch (turn) {
          case LEAD -> " lead";
          case FOLLOW -> "";
          case LEAD_OR_FOLLOW -> " lead or follow";
        };
  }

  private void clause(
      Section.Obligation obligation, String word, String text, int cost, Description description) {
    found.add(
        SmallEdit.of(
            Kind.OBLIGATION_CLAUSE_ADDED,
            cost,
            List.of(Edit.after(obligation, written(word, text))),
            description));
  }

  private static String written(String word, String text) {
    String operand = text.contains(" and ") || text.contains(" or ") ? "(" + text + ")" : text;
    return "  " + word + " " + operand;
  }

  private void conditions(Section.Obligation obligation, boolean unless) {
    if (obligation.when() != null || obligation.unless() != null || obligation.except() != null) {
      return; // One clause is enough for a small edit.
    }
    for (Condition condition : vocabulary.conditions()) {
      limited(obligation, unless, condition);
      limited(obligation, !unless, condition);
    }
  }

  private void limited(Section.Obligation obligation, boolean unless, Condition condition) {
    clause(
        obligation,
        unless ? "unless" : "when",
        condition.text(),
        condition.cost() + 3,
        new Description.DutyLimited(label(obligation), condition.said(), unless));
  }

  private void clausesRemoved(Section.Obligation obligation) {
    Span clauses = new Span(obligation.predicate().span().end(), obligation.span().end());
    String text = script.text(clauses);
    if (!text.isBlank() && !text.strip().startsWith(")")) {
      found.add(
          SmallEdit.of(
              Kind.OBLIGATION_CLAUSES_REMOVED,
              4,
              List.of(Edit.remove(clauses)),
              new Description.DutyAlways(label(obligation))));
    }
  }

  private void added(boolean forbids, Section.Turn turn, CardTest test) {
    added(forbids, turn, test, null, false);
    for (Condition condition : vocabulary.conditions()) {
      added(forbids, turn, test, condition, false);
      added(forbids, turn, test, condition, true);
    }
  }

  private void added(
      boolean forbids,
      Section.Turn turn,
      CardTest test,
      @Nullable Condition condition,
      boolean unless) {
    String clause = condition == null ? "" : (unless ? "  unless " : "  when ") + condition.text();
    int moreCost = condition == null ? 0 : condition.cost();
    String line =
        "%s \"%s\"  %s%s".formatted(verb(forbids, turn), test.name(), test.text(), clause);
    script
        .trick()
        .ifPresent(
            trick ->
                found.add(
                    SmallEdit.of(
                        Kind.OBLIGATION_ADDED,
                        test.cost() + moreCost + (forbids ? 1 : 0),
                        List.of(inserted(trick, line)),
                        new Description.Duty(
                            forbids,
                            turn,
                            test.traits(),
                            condition == null ? null : condition.said(),
                            unless))));
  }

  private Edit inserted(Section.Trick trick, String line) {
    if (obligations.isEmpty()) {
      int brace = script.source().text().indexOf('{', trick.span().start());
      return Edit.insert(brace + 1, "\n  " + line + "\n");
    }
    Span last = obligations.getLast().span();
    int newline = script.source().text().indexOf('\n', last.end());
    return Edit.insert(newline, "\n" + script.indentation(last.start()) + line);
  }
}
