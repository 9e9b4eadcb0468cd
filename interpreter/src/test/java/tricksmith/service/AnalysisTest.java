package tricksmith.service;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.format.Formatted;
import tricksmith.format.Formatter;
import tricksmith.script.WellKnownScripts;
import tricksmith.service.hover.Hover;
import tricksmith.service.hover.Signature;
import tricksmith.service.script.ColouredWord;
import tricksmith.service.script.OutlineItem;
import tricksmith.service.script.WordKind;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** What can be told about a place of a script, and about a script as a whole. */
class AnalysisTest {
  private static final String SCRIPT =
      """
      game "Places"
      players 3..4

      // Settings.
      // There is one.
      options {
        limit  1..9 = 3  "How far it goes"
      }
      state { trump: suit; bid[player]: number }

      // What is far.
      define far(card, steps: number) = card.number > steps + limit
      define twice = 2 * limit

      match {
        dealer = random player
        new deal
        deal 5 to each player from seat 1
        dealer chooses trump from suits
        play tricks from dealer until hands are empty {
          winner scores difference(limit, twice) if far(top of deck, 2)
        }
      }

      trick {
        must "follow suit" card.suit == led.suit
        best by "a trump" card.suit == trump then card.rank
      }
      """;

  private static final Analysis ANALYSIS = Analysis.of(new Source("places.trick", SCRIPT));

  static List<Source> bundled() throws IOException {
    return Marked.bundled();
  }

  private static int at(String text) {
    return SCRIPT.indexOf(text);
  }

  private static Hover hover(String text) {
    return ANALYSIS.hover(at(text), Locale.ENGLISH).orElseThrow();
  }

  private static String text(Span span) {
    return SCRIPT.substring(span.start(), span.end());
  }

  @Test
  void nothingIsWrong() {
    assertThat(ANALYSIS.diagnostics()).noneMatch(Diagnostic::isError);
  }

  @Test
  void hoverTellsTypeValueAndWhatTheScriptSays() {
    assertThat(hover("limit\n"))
        .isEqualTo(
            new Hover(
                new Span(at("limit\n"), at("limit\n") + 5),
                "limit: number = 3",
                "option",
                "",
                "How far it goes"));
    assertThat(hover("far(top").form()).isEqualTo("far(card, steps: number): yes/no");
    assertThat(hover("far(top").explanation()).isEqualTo("What is far.");
    assertThat(hover("twice)").form()).isEqualTo("twice: number = 6");
    assertThat(hover("bid[").form()).isEqualTo("bid[player]: number");
    assertThat(hover("trump from").form()).isEqualTo("trump: suit");
  }

  @Test
  void hoverExplainsTheWordsOfTheLanguage() {
    assertThat(hover("must").explanation()).startsWith("An obligation");
    assertThat(hover("led.suit").form()).isEqualTo("led: card");
    assertThat(hover("suit == trump").form()).isEqualTo("suit(card): suit");
    assertThat(hover("trick {").kind()).isEqualTo("section");
    assertThat(hover("trick {").explanation()).startsWith("Which cards may be played");
    assertThat(ANALYSIS.hover(at("must"), Locale.JAPANESE).orElseThrow().explanation())
        .startsWith("制約");
  }

  @Test
  void hoverTellsWhatTypesAre() {
    String script =
        """
        state { a bid is [number, strain]; a strain is suit | notrump; call: bid | double }
        match { seat 1 scores 1 if call.bid.strain == notrump and call.number > 2 }
        """;
    Analysis analysis = Analysis.of(new Source("types.trick", script));
    assertThat(form(analysis, "bid.strain")).isEqualTo("bid is [number, strain]");
    assertThat(form(analysis, "strain ==")).isEqualTo("strain is suit | notrump");
    assertThat(form(analysis, "strain];")).isEqualTo("strain is suit | notrump");
    assertThat(form(analysis, "call:")).isEqualTo("call: bid | double");
    assertThat(form(analysis, "notrump and")).isEqualTo("notrump: strain");
    assertThat(form(analysis, "number >")).isEqualTo("number: number");
    assertThat(analysis.hover(script.indexOf("suit |"), Locale.ENGLISH).orElseThrow())
        .isEqualTo(
            new Hover(
                new Span(script.indexOf("suit |"), script.indexOf(" | notrump")),
                "suit",
                "type",
                "",
                "The suits of the decks, in the order declared, weakest first."));
  }

  private static String form(Analysis analysis, String text) {
    int place = analysis.source().text().indexOf(text);
    return analysis.hover(place, Locale.ENGLISH).orElseThrow().form();
  }

  @Test
  void coloursTellTypesInAllPlaces() {
    String script =
        "state { a bid is [number, x]; a x is suit | no; call: bid | no; last[x]: bid }\n"
            + "match { define f(its: rank) = its }";
    Analysis analysis = Analysis.of(new Source("types.trick", script));
    assertThat(analysis.colours())
        .filteredOn(word -> word.kind() == WordKind.TYPE)
        .extracting(word -> script.substring(word.span().start(), word.span().end()))
        .containsExactly("bid", "number", "x", "x", "suit", "bid", "x", "bid", "rank");
  }

  @Test
  void hoverHasNothingToSayOfSpacesAndTexts() {
    assertThat(ANALYSIS.hover(at("Places") + 2, Locale.ENGLISH)).isEmpty();
    assertThat(ANALYSIS.hover(at("\n\n// Settings") + 1, Locale.ENGLISH)).isEmpty();
    assertThat(ANALYSIS.hover(SCRIPT.length() + 100, Locale.ENGLISH)).isEmpty();
  }

  @Test
  void signatureShowsTheOperandThatIsWritten() {
    Signature signature = ANALYSIS.signature(at("2)\n"), Locale.ENGLISH).orElseThrow();
    assertThat(signature.active()).isEqualTo(1);
    assertThat(signature.explanation()).isEqualTo("What is far.");
    Signature.Form form = signature.forms().getFirst();
    assertThat(form.text()).isEqualTo("far(card, steps: number): yes/no");
    assertThat(form.parameters())
        .extracting(place -> form.text().substring(place.start(), place.end()))
        .containsExactly("card", "steps: number");
  }

  @Test
  void signatureKnowsTheWordsOfTheLanguageAndBrokenLines() {
    Marked marked = Marked.of("match { winner scores difference(1, ‸");
    Signature signature = marked.analysis().signature(marked.place(), Locale.ENGLISH).orElseThrow();
    assertThat(signature.active()).isEqualTo(1);
    assertThat(signature.forms().getFirst().text()).startsWith("difference(number, number)");
    Marked indexed = Marked.of("state { bid[player]: number }\nmatch { bid[‸ }");
    assertThat(indexed.analysis().signature(indexed.place(), Locale.ENGLISH).orElseThrow().forms())
        .extracting(Signature.Form::text)
        .containsExactly("bid[player]: number");
  }

  @Test
  void definitionLeadsToTheDeclaration() {
    assertThat(ANALYSIS.definition(at("far(top"))).contains(new Span(at("far("), at("far(") + 3));
    assertThat(ANALYSIS.definition(at("dealer chooses")).map(AnalysisTest::text))
        .contains("dealer");
    assertThat(ANALYSIS.definition(at("led.suit"))).isEmpty();
  }

  @Test
  void usesAreAllPlacesOfTheSame() {
    assertThat(ANALYSIS.uses(at("limit  1")))
        .hasSize(4)
        .extracting(AnalysisTest::text)
        .containsOnly("limit");
    assertThat(ANALYSIS.uses(at("steps +"))).hasSize(2);
  }

  @Test
  void outlineNamesSectionsAndTheirParts() {
    assertThat(shown(ANALYSIS.outline(), ""))
        .isEqualTo(
            """
            game|Places
            players|3..4
            options|
             limit|How far it goes
            state|
             trump|suit
             bid|[player]: number
            far|(card, steps)
            twice|
            match|
            trick|
             follow suit|must
             a trump|best by
             card.rank|best by
            """);
    assertThat(ANALYSIS.outline())
        .allSatisfy(item -> assertThat(item.span().contains(item.name().start())).isTrue());
  }

  private static String shown(List<OutlineItem> items, String indent) {
    return items.stream()
        .map(
            item ->
                indent
                    + item.label()
                    + "|"
                    + item.detail()
                    + "\n"
                    + shown(item.children(), indent + " "))
        .collect(joining());
  }

  @Test
  void foldsAreBlocksAndCommentsOfSeveralLines() {
    assertThat(ANALYSIS.folds())
        .extracting(fold -> fold.kind() + " " + text(fold.span()).lines().count())
        .containsExactly("COMMENT 2", "BLOCK 3", "BLOCK 9", "BLOCK 3", "BLOCK 4");
  }

  @Test
  void blocksFoldEvenIfABracketIsMissing() {
    assertThat(Marked.of("match {\n  a = (1 + [2)‸\n}\ntrick {\n").analysis().folds())
        .singleElement()
        .satisfies(fold -> assertThat(fold.span()).isEqualTo(new Span(6, 24)));
    assertThat(Marked.of("match\n  a = 1)‸\n}").analysis().folds()).isEmpty();
  }

  @Test
  void coloursSayWhatAWordMeans() {
    assertThat(colour("limit\n")).isEqualTo(WordKind.OPTION);
    assertThat(colour("trump from")).isEqualTo(WordKind.DECISION);
    assertThat(colour("trump then")).isEqualTo(WordKind.DECISION);
    assertThat(colour("bid[")).isEqualTo(WordKind.VARIABLE);
    assertThat(colour("far(top")).isEqualTo(WordKind.DEFINITION);
    assertThat(colour("steps +")).isEqualTo(WordKind.LOCAL);
    assertThat(colour("led.suit")).isEqualTo(WordKind.BUILT_IN);
    assertThat(colour("must")).isEqualTo(WordKind.KEYWORD);
    assertThat(colour("trick {")).isEqualTo(WordKind.SECTION);
    assertThat(colour("suit; bid")).isEqualTo(WordKind.TYPE);
    assertThat(colour("// What")).isEqualTo(WordKind.COMMENT);
    assertThat(colour("\"follow")).isEqualTo(WordKind.TEXT);
    assertThat(ANALYSIS.colours())
        .filteredOn(word -> word.kind() == WordKind.OPTION && word.declares())
        .extracting(ColouredWord::span)
        .containsExactly(new Span(at("limit  1"), at("limit  1") + 5));
  }

  private static WordKind colour(String text) {
    return ANALYSIS.colours().stream()
        .filter(word -> word.span().start() == at(text))
        .findFirst()
        .orElseThrow()
        .kind();
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void coloursOfWholeScriptsLeaveNothingUnknown(Source source) {
    assertThat(Analysis.of(WellKnownScripts.script(source)).colours())
        .filteredOn(word -> word.kind() == WordKind.UNKNOWN)
        .extracting(word -> source.text(word.span()))
        .contains("ja")
        .isSubsetOf("ja", "en");
  }

  @Test
  void formattingChangesSpacesOnly() {
    Source messy =
        new Source("m", "game   \"M\"\nmatch {\nnew deal;   shuffle deck // mix\n   }\n");
    Formatting formatting = Analysis.of(messy).format();
    assertThat(formatting)
        .isInstanceOfSatisfying(
            Formatting.Possible.class,
            possible -> {
              assertThat(possible.edits())
                  .isNotEmpty()
                  .allMatch(edit -> messy.text(edit.span()).replace(";", "").isBlank());
              String text = Edit.applied(messy.text(), possible.edits());
              assertThat(Analysis.of(new Source("m", text)).format())
                  .isEqualTo(new Formatting.Possible(List.of()));
            });
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void formattingYieldsWhatTheFormatterWrites(Source source) {
    assertThat(Analysis.of(WellKnownScripts.script(source)).format())
        .isInstanceOfSatisfying(
            Formatting.Possible.class,
            possible ->
                assertThat(Formatter.format(source))
                    .isEqualTo(
                        new Formatted.LaidOut(Edit.applied(source.text(), possible.edits()))));
  }

  @Test
  void aBrokenScriptIsNotFormatted() {
    assertThat(Analysis.of(new Source("b", "match { new deeal }")).format())
        .isInstanceOf(Formatting.Refused.class);
  }
}
