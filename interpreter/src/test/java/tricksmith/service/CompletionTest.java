package tricksmith.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.Sample;
import tricksmith.check.names.NameUse;
import tricksmith.parse.ScriptParser;
import tricksmith.parse.ScriptWord;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.service.completion.Completion;
import tricksmith.service.completion.Completion.Item;
import tricksmith.service.script.CheckedScript;
import tricksmith.service.script.OutlineItem;
import tricksmith.service.script.WordKind;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** What could be written somewhere. */
@Execution(ExecutionMode.CONCURRENT)
class CompletionTest {

  /** What somebody who acts begins with. */
  private static final List<String> SUBJECTS =
      List.of("seat", "left", "right", "next", "player", "only");

  static List<Source> bundled() throws IOException {
    return Marked.bundled();
  }

  private static List<Item> items(String script) {
    Marked marked = Marked.of(script);
    return marked.analysis().completion(marked.place(), Locale.ENGLISH).items();
  }

  private static List<String> labels(String script) {
    return items(script).stream().map(Item::label).toList();
  }

  private static Item item(String script, String label) {
    return items(script).stream()
        .filter(item -> item.label().equals(label))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "match {‸} | auc | each player where not passed of player round and round",
        "match {‸} | bid | each player in turn from left of dealer",
        "match {‸} | trump | dealer chooses trump from suits",
        "match {‸} | pass | each player at once chooses passed: 3 cards from hand",
        "match {‸} | nil | each player scores 50 if bid == 0",
        "match {‸} | 競 | each player where not passed of player round and round",
        "match {‸} | 切り | dealer chooses trump from suits",
        "trick {‸} | foll | must \"follow suit\"",
        "trick {‸} | フォ | must \"follow suit\"",
        "trick {‸} | trump | best by \"a trump\"",
      })
  void whatIsCalledOtherwiseIsFoundByItsName(String section, String begun, String beginning) {
    String script = "game \"x\"\n" + section.replace("‸", "\n  " + begun + "‸\n");
    assertThat(labels(script)).anyMatch(label -> label.startsWith(beginning));
    assertThat(labels(script.replace(begun, ""))).doesNotHaveDuplicates();
  }

  @Test
  void aNameOfTheScriptComesBeforeAConceptThatIsCalledLikeIt() {
    assertThat(
            labels(
                """
                game "x"
                define strong(card) = card.suit == H
                trick { best by "hearts" str‸ }\
                """))
        .first()
        .isEqualTo("strong(card)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match { ‸ }",
        "match { tru‸ }",
        "match { dealer chooses ‸ from suits }",
        "match { ‸ = 3 }",
        "define ‸ = 3\nmatch { new deal }",
        "state { ‸ }\nmatch { new deal }",
        "match { each player ‸ }",
        "match { x = ‸ }",
        "match { repeat with ‸ in 1..3 { } }"
      })
  void nothingThatIsMadeUpIsShown(String script) {
    assertThat(items("game \"x\"\n" + script))
        .noneMatch(
            item -> item.label().contains("caret_") || item.snippet().text().contains("caret_"));
  }

  @Test
  void anEmptyScriptBeginsWithASection() {
    assertThat(labels("‸")).first().asString().startsWith("game");
    assertThat(labels("‸")).noneMatch(label -> label.startsWith("repeat"));
  }

  @Test
  void whoSeesAVariableStandsAfterIt() {
    String declared = "game \"x\"\nmatch { new deal }\nstate { bid[player]: number, ";
    assertThat(labels(declared + "‸ }")).anyMatch(label -> label.startsWith("seen"));
    assertThat(labels(declared + "seen ‸ }")).anyMatch(label -> label.startsWith("by"));
  }

  @Test
  void aTestCanExpectACondition() {
    String test = "game \"x\"\nmatch { pot = 3 }\ntests { test \"x\" {\n";
    assertThat(labels(test + "  ‸\n} }")).anyMatch(label -> label.startsWith("expect"));
    assertThat(labels(test + "  expect ‸\n} }")).contains("pot");
    assertThat(labels(test + "  seat 2 ‸\n} }"))
        .anyMatch(label -> label.startsWith("sees"))
        .anyMatch(label -> label.startsWith("may"));
  }

  @Test
  void nounsAreOfferedForTheElementsOfASet() {
    String declared =
        """
        game "x"
        deck { suits C D; ranks 2..9; also W: wild }
        define lady(card) = card.rank == 9
        define rich(player) = score > 3
        match { each player scores \
        """;
    assertThat(labels(declared + "number of ‸ in hand }"))
        .contains("wilds", "ladies", "cards")
        .doesNotContain("riches");
    assertThat(labels(declared + "1 if some ‸ in players }")).contains("rich", "player");
  }

  @Test
  void aSectionThatIsThereIsNotOfferedAgain() {
    assertThat(labels("game \"x\"\nmatch { new deal }\n‸"))
        .noneMatch(label -> label.startsWith("game") || label.startsWith("match"))
        .anyMatch(label -> label.startsWith("trick"));
  }

  @Test
  void aBlockOffersStatementsAndThoseWhoAct() {
    assertThat(labels("match {\n  ‸\n}"))
        .contains("new deal", "repeat 4 times { }", "players", "winner", "left of player");
  }

  @Test
  void theBodyOfTricksOffersWhatHappensAroundThem() {
    String body = "match { play tricks until hands are empty {\n  ";
    assertThat(labels(body + "‸\n} }")).contains("before each trick { }", "before each card { }");
    assertThat(labels(body + "before each ‸ { score }\n} }")).contains("trick", "card");
  }

  @Test
  void afterSomebodyComesWhatTheyDo() {
    assertThat(labels("match { winner ‸ }")).contains("scores 1", "chooses name from hand");
    assertThat(labels("match { winner sc‸ }")).first().isEqualTo("scores 1");
  }

  @Test
  void theTypeThatIsExpectedComesFirst() {
    String script = "state { trump: suit; bid: number }\ntrick { must card.suit == ‸ }";
    assertThat(labels(script).subList(0, 6)).contains("trump", "H", "S").doesNotContain("bid");
    assertThat(labels(script).indexOf("trump")).isLessThan(labels(script).indexOf("bid"));
  }

  @Test
  void seatsAndOwnZonesComeBeforeWhatIsThereInEveryGame() {
    List<String> from = labels("match { deal deck to players from ‸ }");
    assertThat(from.indexOf("left of player")).isLessThan(from.indexOf("loser"));
    List<String> to = labels("zones { pile: face up }\nmatch { move hand to ‸ }");
    assertThat(to.indexOf("pile")).isLessThan(to.indexOf("aside"));
  }

  @Test
  void whatIsBegunMakesTheChoiceSmaller() {
    String script = "options { limit 1..9 = 3; losers yes/no = no }\nmatch { winner scores lim‸ }";
    assertThat(labels(script)).containsExactly("limit");
  }

  @Test
  void propertiesComeAfterADot() {
    String script = "define points(card) = 3\ndefine strong(player) = yes\ntrick { must card.‸ }";
    assertThat(labels(script))
        .contains("suit", "rank", "number", "points")
        .doesNotContain("strong");
    assertThat(item(script, "points").snippet().text()).isEqualTo("points");
  }

  @Test
  void aDefinitionBringsItsBrackets() {
    String script = "define far(card, limit: number) = yes\ntrick { must fa‸ }";
    Item far = item(script, "far(card, limit: number)");
    assertThat(far.snippet().text()).isEqualTo("far(card, limit)");
    assertThat(far.snippet().stops()).containsExactly(new Span(4, 8), new Span(10, 15));
    assertThat(far.detail()).isEqualTo("yes/no");
  }

  @Test
  void namesThatAreBoundAroundAreInScope() {
    assertThat(labels("match { x = some other in players where ‸ }")).contains("other");
    assertThat(labels("match { repeat with round-size in 1..3 { winner scores ro‸ } }"))
        .contains("round-size");
    assertThat(labels("match { winner scores ro‸ }")).doesNotContain("round-size");
  }

  @Test
  void aLineThatBreaksOffIsCompletedToo() {
    assertThat(labels("match {\n  repeat until some side has ‸\n    new deal\n  }\n}"))
        .contains("yes", "number of cards in hand");
    assertThat(labels("trick {\n  must \"x\" (card.suit == ‸\n}")).contains("H", "suit-led");
  }

  @Test
  void aScriptThatIsBrokenElsewhereIsCompletedToo() {
    assertThat(labels("optoins { a\nstate { trump: suit\nmatch { new deeal\n  deal 5 to ‸\n"))
        .contains("each", "players");
  }

  @Test
  void typesAreOfferedWhereATypeStands() {
    assertThat(labels("state { a mode is high | low; x: ‸ }"))
        .contains("mode", "number", "suit", "yes/no", "some suits")
        .doesNotContain("hand");
    assertThat(labels("state { x: some ‸ }"))
        .contains("suits", "players")
        .doesNotContain("suit", "yes/nos");
  }

  private static final String TYPES =
      "state { a strain is suit | notrump; a bid is [number, strain]; call: bid | double; x: suit"
          + " }\n";

  @Test
  void aTypeTellsWhatItIsMadeOf() {
    String script = "state { a strain is suit | notrump; a bid is [number, strain]; other: ‸ }";
    assertThat(item(script, "bid").detail()).isEqualTo("[number, strain]");
    assertThat(item(script, "suit").documentation()).contains("suits of");
  }

  @Test
  void onlyWhatHasFewValuesIsOfferedAsAnIndex() {
    assertThat(labels("state { a mode is high | low; x[‸]: number }"))
        .contains("mode", "player", "suit", "card")
        .doesNotContain("number");
  }

  @Test
  void theNameOfATypeStandsForItsValues() {
    assertThat(labels(TYPES + "match { seat 1 chooses x from [1..7, ‸] }"))
        .contains("strain", "suit", "notrump", "H");
    assertThat(labels(TYPES + "match { each of ‸ { new deal } }")).contains("strain");
  }

  @Test
  void aCombinationIsOfferedWhereOneIsExpected() {
    assertThat(labels(TYPES + "match { seat 1 chooses call from ‸ }"))
        .startsWith("[1..7, strain]")
        .contains("double");
    assertThat(labels(TYPES + "match { seat 1 scores 1 if call == ‸ }"))
        .contains("[number, strain]", "double");
    assertThat(labels(TYPES + "match { seat 1 scores 1 if x == ‸ }"))
        .noneMatch(label -> label.startsWith("["));
  }

  @Test
  void partsAreOfferedAfterADot() {
    assertThat(labels(TYPES + "match { seat 1 scores 1 if call.‸ }"))
        .containsExactlyInAnyOrder("bid", "number", "strain");
    assertThat(labels(TYPES + "define far(bid) = bid.‸"))
        .contains("number", "strain", "far")
        .doesNotContain("bid");
  }

  @Test
  void optionsOfferTheirValuesAsDefault() {
    assertThat(labels("options { low yes/no = ‸ }")).contains("yes", "no");
    assertThat(labels("options { mode high | low = ‸ }")).contains("high", "low");
  }

  @Test
  void testsOfferTheCardsOfTheDeck() {
    assertThat(labels("deck { suits A B; ranks 1 2 }\ntests { test \"t\" { on table: ‸ } }"))
        .contains("1A", "2B")
        .doesNotContain("QS");
  }

  @Test
  void nothingIsOfferedInTextsAndComments() {
    assertThat(labels("game \"te‸xt\"")).isEmpty();
    assertThat(labels("match { // co‸mment\n}")).isEmpty();
  }

  @Test
  void eachItemIsExplained() {
    String script =
        """
        options { limit 1..9 = 3 "How far" }
        define far(card) = yes // says the comment
        match { winner scores ‸ }
        """;
    assertThat(item(script, "limit").documentation()).isEqualTo("How far");
    assertThat(item(script, "far(card)").documentation()).isEqualTo("says the comment");
    assertThat(item(script, "stage").documentation()).startsWith("1 in a trick");
    Marked marked = Marked.of(script);
    assertThat(marked.analysis().completion(marked.place(), Locale.JAPANESE).items())
        .filteredOn(item -> item.label().equals("stage"))
        .allSatisfy(item -> assertThat(item.documentation()).startsWith("トリックでは1"));
  }

  @Test
  void blocksAreIndentedAsTheLineIs() {
    assertThat(item("match {\n    ‸\n}", "repeat 4 times { }").snippet().text())
        .isEqualTo("repeat 4 times {\n      \n    }");
  }

  @Test
  void japaneseNamesAreCompleted() {
    Marked marked = Marked.of("state { 切り札: suit }\ntrick { must card.suit == 切‸ }");
    Completion completion = marked.analysis().completion(marked.place(), Locale.JAPANESE);
    assertThat(marked.text(completion.replaced())).isEqualTo("切");
    assertThat(completion.items()).first().extracting(Item::label).isEqualTo("切り札");
  }

  /** A law: what somebody wrote could have been completed after its first letter. */
  @ParameterizedTest
  @MethodSource("bundled")
  void whatStandsSomewhereIsOfferedThere(Source source) {
    GameScript read = WellKnownScripts.script(source);
    Analysis analysis = Analysis.of(read);
    CheckedScript script = new CheckedScript(read);
    Map<Span, NameUse> names = new HashMap<>();
    script.names().uses().forEach(use -> names.put(use.span(), use));
    List<String> missing = new ArrayList<>();
    for (ScriptWord word : Sample.of(script.words(), 77)) {
      if (isKnown(word, names.get(word.span())) && !isOffered(analysis, word)) {
        missing.add(word.text() + " in line " + source.place(word.span().start()).line());
      }
    }
    assertThat(missing).isEmpty();
  }

  /** Names are made up where they are declared, and so are cards that have no suit and rank. */
  private static boolean isKnown(ScriptWord word, NameUse use) {
    return switch (word.kind()) {
      case CONNECTING_WORD, LANGUAGE_WORD -> use == null || !word.span().equals(use.declared());
      case NAME -> use != null && !word.span().equals(use.declared());
      default -> false;
    };
  }

  private static boolean isOffered(Analysis analysis, ScriptWord word) {
    int place = word.span().start() + word.text().offsetByCodePoints(0, 1);
    return analysis.completion(place, Locale.ENGLISH).items().stream()
        .anyMatch(item -> (" " + item.filter() + " ").contains(" " + word.text() + " "));
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void everyStatementThatIsOfferedCanBeRead(Source source) {
    Analysis analysis = Analysis.of(WellKnownScripts.script(source));
    assertThat(analysis.diagnostics()).isEmpty();
    List<OutlineItem> sections = analysis.outline();
    OutlineItem match =
        sections.stream().filter(item -> item.label().equals("match")).findFirst().orElseThrow();
    int place = analysis.source().text().indexOf('{', match.span().start()) + 1;
    for (Item item : analysis.completion(place, Locale.ENGLISH).items()) {
      if (item.kind() == WordKind.KEYWORD && !SUBJECTS.contains(item.filter())) {
        String changed =
            Edit.applied(
                source.text(), List.of(Edit.insert(place, "\n" + item.snippet().text() + "\n")));
        assertThat(ScriptParser.parse(new Source("changed", changed)).diagnostics())
            .as(item.label())
            .isEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void aWordAtTheEndOfALineIsFinished(Source script) {
    Analysis analysis = Analysis.of(WellKnownScripts.script(script));
    String text = script.text();
    Pattern end = Pattern.compile("(?m)(?<=[ .(\\[])[a-z][a-z-]+(?= *$)");
    Set<String> seen = new HashSet<>();
    List<String> changed = new ArrayList<>();
    for (MatchResult ends : Sample.of(end.matcher(text).results().toList(), 3)) {
      String line = text.substring(text.lastIndexOf('\n', ends.start()) + 1, ends.end());
      if (line.contains("//") || line.contains("\"") || !seen.add(ends.group())) {
        continue;
      }
      Completion completion = analysis.completion(ends.end(), Locale.ENGLISH);
      if (!completion.items().isEmpty() && !completion.finished().contains(ends.group())) {
        changed.add(line.strip() + " → " + completion.items().getFirst().label());
      }
    }
    assertThat(changed).isEmpty();
  }

  @Test
  void aWordThatOnlyBeginsAnItemIsNotFinished() {
    assertThat(isFinished("match { repeat‸ }")).isFalse();
    assertThat(isFinished("match { rep‸ }")).isFalse();
    assertThat(isFinished("match { dealer = random player‸ }")).isTrue();
    assertThat(isFinished("match { auction‸ }")).isFalse();
    assertThat(isFinished("define strong(card) = yes\ntrick { must strong‸ }")).isFalse();
    assertThat(isFinished("define strong(card) = yes\ntrick { must card.strong‸ }")).isTrue();
  }

  private static boolean isFinished(String script) {
    Marked marked = Marked.of(script);
    Completion completion = marked.analysis().completion(marked.place(), Locale.ENGLISH);
    return completion.finished().contains(marked.text(completion.replaced()));
  }
}
