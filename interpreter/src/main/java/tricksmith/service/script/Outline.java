package tricksmith.service.script;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Text;

/** Divides a script into the parts to show at a glance. */
public final class Outline {
  private final Source source;

  private Outline(Source source) {
    this.source = source;
  }

  public static List<OutlineItem> of(Script script, Source source) {
    Outline outline = new Outline(source);
    return script.sections().stream().flatMap(outline::section).toList();
  }

  private Stream<OutlineItem> section(Section section) {
    return switch (section) {
      case Section.Game game -> Stream.of(section("game", game.title().value(), section));
      case Section.Title title -> Stream.of(section("title", title.title().value(), section));
      case Section.Author author -> Stream.of(section("by", author.author().value(), section));
      case Section.LanguageVersion _ -> Stream.of(line("language", section));
      case Section.Players _ -> Stream.of(line("players", section));
      case Section.Options options ->
          Stream.of(section("options", "", section, options.options().stream().map(this::option)));
      case Section.Deck deck -> Stream.of(deck(deck));
      case Section.Zones zones ->
          Stream.of(section("zones", "", section, zones.zones().stream().map(this::zone)));
      case Section.State state ->
          Stream.of(section("state", "", section, state.lines().stream().flatMap(this::state)));
      case Section.Define define -> Stream.of(definition(define.definition()));
      case Section.Match match -> Stream.of(procedure("match", section, match.procedure()));
      case Section.Procedure procedure ->
          Stream.of(
              named(
                  procedure.name(),
                  parameters(procedure.parameters()),
                  WordKind.DEFINITION,
                  procedure.span()));
      case Section.Trick trick -> Stream.of(trick(trick));
      case Section.Score score -> Stream.of(procedure("score", section, score.statements()));
      case Section.End end -> Stream.of(section("end", written(end.ending().span()), section));
      case Section.Translation translation ->
          Stream.of(section("translation", translation.language().text(), section));
      case Section.Tests tests ->
          Stream.of(section("tests", "", section, tests.tests().stream().map(Outline::test)));
      case Section.Unreadable _ -> Stream.of();
    };
  }

  private static OutlineItem section(String word, String detail, Section section) {
    return section(word, detail, section, Stream.of());
  }

  private static OutlineItem section(
      String word, String detail, Section section, Stream<OutlineItem> children) {
    Span span = section.span();
    int end = Math.min(span.end(), span.start() + word.length());
    return new OutlineItem(
        word, detail, WordKind.SECTION, span, new Span(span.start(), end), children.toList());
  }

  private OutlineItem line(String word, Section section) {
    String written = written(section.span());
    String rest = written.startsWith(word) ? written.substring(word.length()).strip() : written;
    return section(word, rest, section);
  }

  private OutlineItem option(Section.Option option) {
    Text said = option.description();
    return named(
        option.name(),
        said == null ? written(option.type().span()) : said.value(),
        WordKind.OPTION,
        option.span());
  }

  private OutlineItem deck(Section.Deck deck) {
    Stream<OutlineItem> specials =
        deck.lines().stream()
            .filter(Section.Specials.class::isInstance)
            .map(Section.Specials.class::cast)
            .map(
                line ->
                    named(line.kind(), written(line.labels()), WordKind.CARD_KIND, line.span()));
    Name name = deck.name();
    return section("deck", name == null ? "" : name.text(), deck, specials);
  }

  private String written(List<Item> items) {
    return items.stream().map(item -> written(item.span())).collect(Collectors.joining(" "));
  }

  private OutlineItem zone(Section.Zone zone) {
    return named(zone.name(), after(zone.name(), zone.span()), WordKind.ZONE, zone.span());
  }

  private Stream<OutlineItem> state(Section.StateLine line) {
    return switch (line) {
      case Section.Variable variable ->
          Stream.of(
              named(
                  variable.name(),
                  after(variable.name(), variable.span()),
                  WordKind.VARIABLE,
                  variable.span()));
      case Section.NamedType type ->
          Stream.of(named(type.name(), written(type.type().span()), WordKind.TYPE, type.span()));
      case Section.Unreadable _ -> Stream.of();
    };
  }

  /** Returns the text after a name, without the colon. */
  private String after(Name name, Span line) {
    int start = Math.min(name.span().end(), line.end());
    return written(new Span(start, line.end())).replaceFirst("^: *", "");
  }

  private static OutlineItem definition(Definition definition) {
    return named(
        definition.name(),
        parameters(definition.parameters()),
        WordKind.DEFINITION,
        definition.span());
  }

  private static String parameters(List<Definition.Parameter> parameters) {
    return parameters.isEmpty()
        ? ""
        : parameters.stream()
            .map(parameter -> parameter.name().text())
            .collect(Collectors.joining(", ", "(", ")"));
  }

  private static OutlineItem procedure(String word, Section section, Statement.Block block) {
    Stream<OutlineItem> definitions =
        block.statements().stream()
            .map(Statement::definition)
            .flatMap(Stream::ofNullable)
            .map(Outline::definition);
    return section(word, "", section, definitions);
  }

  private OutlineItem trick(Section.Trick trick) {
    Stream<OutlineItem> obligations =
        trick.obligations().stream()
            .map(
                each ->
                    rule(
                        each.label(),
                        each.forbids() ? "may not" : "must",
                        each.predicate().span(),
                        each.span()));
    Stream<OutlineItem> criteria =
        trick.criteria().stream()
            .map(each -> rule(each.label(), "best by", each.measure().span(), each.span()));
    return section("trick", "", trick, Stream.concat(obligations, criteria));
  }

  private OutlineItem rule(@Nullable Text label, String word, Span rule, Span span) {
    String called = label == null ? written(rule) : label.value();
    return new OutlineItem(
        called, word, WordKind.KEYWORD, span, label == null ? rule : label.span(), List.of());
  }

  private static OutlineItem test(Section.Test test) {
    return new OutlineItem(
        test.title().value(), "", WordKind.TEXT, test.span(), test.title().span(), List.of());
  }

  private static OutlineItem named(Name name, String detail, WordKind kind, Span span) {
    return new OutlineItem(name.text(), detail, kind, span.to(name), name.span(), List.of());
  }

  private String written(Span span) {
    return source.text(span).strip().replaceAll("\\s+", " ");
  }
}
