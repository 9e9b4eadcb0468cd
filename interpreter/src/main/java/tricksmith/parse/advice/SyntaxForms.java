package tricksmith.parse.advice;

import java.util.HashMap;
import java.util.Map;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;

/** Examples of how things are written, for hints: one for each kind of line and value. */
public final class SyntaxForms {
  private static final Map<Integer, String> OF_RULES = ofRules();

  private static final Map<Integer, String> OF_VALUES =
      Map.ofEntries(
          Map.entry(TrickParser.SOME, "some card in SET where CONDITION"),
          Map.entry(TrickParser.EVERY, "every card in SET where CONDITION"),
          Map.entry(TrickParser.NO, "no card in SET where CONDITION"),
          Map.entry(TrickParser.HIGHEST, "highest VALUE over SET"),
          Map.entry(TrickParser.LOWEST, "lowest VALUE over SET"),
          Map.entry(TrickParser.SUM, "sum of VALUE over SET"),
          Map.entry(TrickParser.SEAT, "seat 2"),
          Map.entry(TrickParser.TOP, "top 3 of ZONE"),
          Map.entry(TrickParser.BOTTOM, "bottom 3 of ZONE"),
          Map.entry(TrickParser.MOST, "SET with most VALUE, then fewest VALUE"),
          Map.entry(TrickParser.FEWEST, "SET with fewest VALUE, then most VALUE"),
          Map.entry(TrickParser.LAST, "last trick"),
          Map.entry(TrickParser.FIRST, "first trick"));

  private static final Map<Beginning, String> OF_BEGINNINGS = ofBeginnings();

  /** A rule of the grammar that begins with a token of some type. */
  private record Beginning(int rule, int type) {}

  private SyntaxForms() {}

  /** Whether this word begins a value that is not complete yet. */
  public static boolean isUnfinished(@Nullable Token word) {
    return word != null && OF_VALUES.containsKey(word.getType());
  }

  /**
   * Returns an example of what the parser was reading; the word before the error may be the best
   * clue.
   */
  static String at(@Nullable Token before, @Nullable RuleContext context) {
    @Nullable String value = before == null ? null : OF_VALUES.get(before.getType());
    return value == null ? of(context) : value;
  }

  private static String of(@Nullable RuleContext innermost) {
    for (@Nullable RuleContext context = innermost;
        context instanceof ParserRuleContext rule;
        context = context.getParent()) {
      Beginning beginning = new Beginning(rule.getRuleIndex(), rule.getStart().getType());
      @Nullable String form = OF_BEGINNINGS.get(beginning);
      form = form == null ? OF_RULES.get(rule.getRuleIndex()) : form;
      if (form != null) {
        return form;
      }
    }
    return "game \"TITLE\"";
  }

  private static Map<Beginning, String> ofBeginnings() {
    Map<Beginning, String> forms = new HashMap<>();
    ofActions()
        .forEach((type, form) -> forms.put(new Beginning(TrickParser.RULE_action, type), form));
    ofVerbs().forEach((type, form) -> forms.put(new Beginning(TrickParser.RULE_verb, type), form));
    ofTests()
        .forEach((type, form) -> forms.put(new Beginning(TrickParser.RULE_testLine, type), form));
    OF_VALUES.forEach(
        (type, form) -> forms.put(new Beginning(TrickParser.RULE_primary, type), form));
    ofValues()
        .forEach((type, form) -> forms.put(new Beginning(TrickParser.RULE_primary, type), form));
    forms.put(
        new Beginning(TrickParser.RULE_obligation, TrickParser.MAY),
        "may not \"lead a trump\" CONDITION unless CONDITION");
    forms.put(
        new Beginning(TrickParser.RULE_playLine, TrickParser.BEFORE),
        "before each trick { … }`, `before each card { … }");
    forms.put(new Beginning(TrickParser.RULE_playLine, TrickParser.AFTER), "after each card { … }");
    return forms;
  }

  private static Map<Integer, String> ofActions() {
    return Map.ofEntries(
        Map.entry(TrickParser.REPEAT, "repeat until CONDITION { … }"),
        Map.entry(TrickParser.IF, "if CONDITION { … } else { … }"),
        Map.entry(TrickParser.NEW, "new deal"),
        Map.entry(TrickParser.SHUFFLE, "shuffle deck"),
        Map.entry(
            TrickParser.DEAL,
            "deal 5 to each player from PLAYER, 2 at a time`, `move top 5 of deck to ZONE"),
        Map.entry(TrickParser.MOVE, "move CARDS to ZONE"),
        Map.entry(TrickParser.TURN, "turn up CARDS"),
        Map.entry(TrickParser.SHOW, "show CARDS to PLAYER"),
        Map.entry(TrickParser.EACH, "each player in turn from PLAYER { … }`, `each of SET { … }"),
        Map.entry(TrickParser.PLAY, "play tricks from PLAYER until CONDITION { … }"),
        Map.entry(TrickParser.PERFORM, "perform NAME`, `perform NAME(PLAYER)"),
        Map.entry(TrickParser.END, "end the match`, `end the trick"));
  }

  private static Map<Integer, String> ofValues() {
    return Map.ofEntries(
        Map.entry(TrickParser.PLACE, "place of VALUE in A B C"),
        Map.entry(TrickParser.BY, "by VALUE { A: 2, B: 1, else 0 }"),
        Map.entry(TrickParser.NUMBER_WORD, "number of SET"),
        Map.entry(TrickParser.CARDS, "cards won by PLAYER"),
        Map.entry(TrickParser.PLAYER, "player holding CARD"),
        Map.entry(TrickParser.LEFT, "left of PLAYER"),
        Map.entry(TrickParser.RIGHT, "right of PLAYER"),
        Map.entry(TrickParser.NEXT, "next after PLAYER"),
        Map.entry(TrickParser.ONLY, "only of SET"),
        Map.entry(TrickParser.LONGEST, "longest run in SET by card.suit, then card.rank"),
        Map.entry(TrickParser.RUN, "run of CARD in SET by card.suit, then card.rank"));
  }

  private static Map<Integer, String> ofVerbs() {
    return Map.ofEntries(
        Map.entry(TrickParser.SCORES, "PLAYER scores NUMBER"),
        Map.entry(TrickParser.MAY, "PLAYER may choose NAME from SET"),
        Map.entry(TrickParser.CHOOSES, "PLAYER chooses NAME from SET"),
        Map.entry(TrickParser.MOVES, "PLAYER moves CARDS to ZONE"),
        Map.entry(TrickParser.DRAWS, "PLAYER draws from ZONE"),
        Map.entry(TrickParser.SITS, "PLAYER sits out"),
        Map.entry(TrickParser.DROPS, "PLAYER drops out"),
        Map.entry(TrickParser.FORM, "PLAYERS form a side"),
        Map.entry(TrickParser.PLAYS, "PLAYER plays for PLAYER"),
        Map.entry(TrickParser.TAKES, "PLAYER takes the trick`, `nobody takes the trick"));
  }

  private static Map<Integer, String> ofTests() {
    return Map.of(
        TrickParser.PLAYERS, "players 3",
        TrickParser.GIVEN, "given NAME = VALUE",
        TrickParser.EXPECT, "expect CONDITION",
        TrickParser.HAND, "hand of seat 2: 4H 2S",
        TrickParser.ON, "on table: AH 2S KH");
  }

  private static Map<Integer, String> ofRules() {
    Map<Integer, String> forms = new HashMap<>();
    forms.put(TrickParser.RULE_title, "title ja \"TITLE\"");
    forms.put(TrickParser.RULE_author, "by \"NAME\"");
    forms.put(TrickParser.RULE_language, "language 1");
    forms.put(TrickParser.RULE_players, "players 3..5, clockwise");
    forms.put(TrickParser.RULE_gameOptions, "options { … }");
    forms.put(TrickParser.RULE_option, "NAME 1..6 = 3 \"what it is for\"");
    forms.put(TrickParser.RULE_deck, "deck { … }");
    forms.put(TrickParser.RULE_pack, "ranks 2..10 J Q K A");
    forms.put(TrickParser.RULE_numbering, "numbered 2..14");
    forms.put(TrickParser.RULE_copies, "copies 2");
    forms.put(TrickParser.RULE_specials, "also JK1 JK2: joker, numbered 14");
    forms.put(TrickParser.RULE_leaveOut, "leave out ranks 2..3 when CONDITION");
    forms.put(TrickParser.RULE_zones, "zones { … }");
    forms.put(TrickParser.RULE_zone, "NAME: face up");
    forms.put(TrickParser.RULE_visibility, "face up`, `face down` or `seen by owner");
    forms.put(TrickParser.RULE_state, "state { … }");
    forms.put(TrickParser.RULE_namedType, "a NAME is LABEL | LABEL");
    forms.put(TrickParser.RULE_lifetime, "each deal { … }");
    forms.put(TrickParser.RULE_stateLine, "NAME: TYPE = VALUE");
    forms.put(TrickParser.RULE_define, "define NAME(card) = VALUE");
    forms.put(TrickParser.RULE_repeatTimes, "repeat 3 times { … }");
    forms.put(TrickParser.RULE_timesHead, "repeat 3 times { … }");
    forms.put(TrickParser.RULE_repeatWith, "repeat with NAME in 1..5 { … }");
    forms.put(TrickParser.RULE_procedure, "match { … }");
    forms.put(TrickParser.RULE_namedProcedure, "procedure NAME(player) { … }");
    forms.put(TrickParser.RULE_scoring, "score { … }");
    forms.put(TrickParser.RULE_order, "in turn from PLAYER until CONDITION");
    forms.put(TrickParser.RULE_random, "NAME = random from SET");
    forms.put(
        TrickParser.RULE_choiceHead,
        "PLAYER chooses NAME from SET where CONDITION, or pass`, `PLAYER chooses NAME: 2 cards from"
            + " hand");
    forms.put(TrickParser.RULE_verb, "PLAYER scores NUMBER");
    forms.put(
        TrickParser.RULE_aroundPlay,
        "before each trick { … }`, `before each card { … }`, `after each card { … }");
    forms.put(TrickParser.RULE_trick, "trick { … }");
    forms.put(TrickParser.RULE_obligation, "must \"follow suit\" CONDITION when CONDITION");
    forms.put(TrickParser.RULE_comparison, "best by \"a trump\" VALUE then \"the higher\" VALUE");
    forms.put(TrickParser.RULE_playoff, "ties go to a playoff");
    forms.put(TrickParser.RULE_ending, "end { … }");
    forms.put(TrickParser.RULE_winning, "highest score wins");
    forms.put(TrickParser.RULE_translation, "translation ja { … }");
    forms.put(TrickParser.RULE_translated, "NAME \"translation\"");
    forms.put(TrickParser.RULE_tests, "tests { … }");
    forms.put(TrickParser.RULE_test, "test \"TITLE\" { … }");
    forms.put(
        TrickParser.RULE_testLine,
        "hand of seat 2: 4H 2S`, `seat 2 may play 4H 2S`, `seat 2 wins`, `seat 2 scores 5`, `expect"
            + " CONDITION");
    forms.put(TrickParser.RULE_cases, "VALUE if CONDITION, VALUE if CONDITION, else VALUE");
    forms.put(TrickParser.RULE_standards, "SET with most VALUE, then fewest VALUE");
    forms.put(TrickParser.RULE_relationTail, "VALUE is none");
    forms.put(TrickParser.RULE_operand, "card.suit");
    forms.put(TrickParser.RULE_domain, "NAME in SET where CONDITION");
    return forms;
  }
}
