package tricksmith.parse.tree;

import org.antlr.v4.runtime.ParserRuleContext;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.AuthorContext;
import tricksmith.grammar.TrickParser.DeckContext;
import tricksmith.grammar.TrickParser.DefineContext;
import tricksmith.grammar.TrickParser.EndingContext;
import tricksmith.grammar.TrickParser.FeatureContext;
import tricksmith.grammar.TrickParser.GameContext;
import tricksmith.grammar.TrickParser.GameOptionsContext;
import tricksmith.grammar.TrickParser.LanguageContext;
import tricksmith.grammar.TrickParser.NamedProcedureContext;
import tricksmith.grammar.TrickParser.OptionContext;
import tricksmith.grammar.TrickParser.PlayersContext;
import tricksmith.grammar.TrickParser.ProcedureContext;
import tricksmith.grammar.TrickParser.ScoringContext;
import tricksmith.grammar.TrickParser.ScriptContext;
import tricksmith.grammar.TrickParser.SectionContext;
import tricksmith.grammar.TrickParser.StateContext;
import tricksmith.grammar.TrickParser.TestsContext;
import tricksmith.grammar.TrickParser.TitleContext;
import tricksmith.grammar.TrickParser.TranslatedContext;
import tricksmith.grammar.TrickParser.TranslationContext;
import tricksmith.grammar.TrickParser.TrickContext;
import tricksmith.grammar.TrickParser.WinningContext;
import tricksmith.grammar.TrickParser.ZonesContext;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.Ending;
import tricksmith.syntax.Section.Feature;
import tricksmith.syntax.Section.FeatureKind;
import tricksmith.syntax.Text;

/** Builds the sections: here the head, options and the end; its helpers build the others. */
public record SectionBuilder(
    TokenSpans spans,
    NameBuilder names,
    ExpressionBuilder expressions,
    DefinitionBuilder definitions,
    StatementBuilder statements,
    DeckBuilder decks,
    StateBuilder states,
    TrickBuilder tricks,
    TestBuilder tests) {

  public Script script(ScriptContext script, Span everything) {
    return new Script(everything, script.section().stream().map(this::section).toList());
  }

  public Section section(SectionContext section) {
    @Nullable ParserRuleContext only = section.getChild(ParserRuleContext.class, 0);
    Span span = spans.of(section);
    if (only == null || only.exception != null) {
      return new Section.Unreadable(span);
    }
    Span place = spans.of(only);
    return switch (only) {
      case GameContext game -> new Section.Game(place, names.text(game.TEXT()));
      case TitleContext title ->
          new Section.Title(place, names.name(title.name()), names.text(title.TEXT()));
      case AuthorContext author -> new Section.Author(place, names.text(author.TEXT()));
      case LanguageContext language ->
          new Section.LanguageVersion(place, names.number(language.NUMBER()));
      case PlayersContext players -> players(place, players);
      case GameOptionsContext options ->
          new Section.Options(
              place, NameBuilder.readable(options.option()).map(this::option).toList());
      case DeckContext deck -> decks.deck(deck);
      case ZonesContext zones -> states.zones(zones);
      case StateContext state -> states.state(state);
      case DefineContext define -> new Section.Define(place, definitions.definition(define));
      case ProcedureContext match ->
          new Section.Match(place, statements.block(match.block(), place));
      case NamedProcedureContext procedure ->
          new Section.Procedure(
              place,
              names.name(procedure.name()),
              definitions.parameters(procedure.parameter()),
              statements.block(procedure.block(), place));
      case TrickContext trick -> tricks.trick(trick);
      case ScoringContext score -> new Section.Score(place, statements.block(score.block(), place));
      case EndingContext end -> new Section.End(place, ending(place, end.winning()));
      case TranslationContext translation ->
          new Section.Translation(
              place,
              names.name(translation.name()),
              NameBuilder.readable(translation.translated()).map(this::translated).toList());
      case TestsContext all -> tests.tests(all);
      default -> new Section.Unreadable(span);
    };
  }

  private Section players(Span span, PlayersContext players) {
    return new Section.Players(
        span,
        names.number(players.NUMBER().getFirst()),
        names.number(players.NUMBER().getLast()),
        players.feature().stream().map(this::feature).toList());
  }

  private Feature feature(FeatureContext feature) {
    FeatureKind kind =
        feature.PARTNERS() != null
            ? FeatureKind.PARTNERS_ACROSS
            : feature.SIDES() != null
                ? FeatureKind.SIDES_ALTERNATE
                : feature.CLOCKWISE() != null ? FeatureKind.CLOCKWISE : FeatureKind.ANTICLOCKWISE;
    return new Feature(
        spans.of(feature), kind, expressions.restrictionIfAny(feature.restriction()));
  }

  private Section.Option option(OptionContext option) {
    return new Section.Option(
        spans.of(option),
        names.name(option.name()),
        names.type(option.type()),
        names.items(option.item()),
        names.optionalText(option.TEXT()));
  }

  private Section.Translated translated(TranslatedContext entry) {
    Text meaning = names.text(entry.TEXT().getLast());
    return entry.name() == null
        ? new Section.Translated(
            spans.of(entry), quoted(names.text(entry.TEXT().getFirst())), true, meaning)
        : new Section.Translated(spans.of(entry), names.name(entry.name()), false, meaning);
  }

  private static Name quoted(Text text) {
    return new Name(text.span(), text.value());
  }

  private Ending ending(Span span, @Nullable WinningContext winning) {
    if (winning == null || winning.exception != null) {
      return new Section.Unreadable(span);
    }
    Span place = spans.of(winning);
    return winning.WINS() == null
        ? new Section.Winners(place, expressions.value(winning.value()))
        : new Section.ByScore(place, winning.HIGHEST() != null);
  }
}
