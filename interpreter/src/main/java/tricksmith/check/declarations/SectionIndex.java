package tricksmith.check.declarations;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.source.Span;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

public record SectionIndex(Script script, CheckLog log) {
  /** The only section of its kind; null if there is none. Reports any others. */
  public <T extends Section> @Nullable T one(Class<T> kind) {
    T only = null;
    for (Section section : script.sections()) {
      if (!kind.isInstance(section)) {
        continue;
      }
      if (only == null) {
        only = kind.cast(section);
      } else {
        log.problem(CheckProblem.DUPLICATE_SECTION, head(section), sectionName(section));
      }
    }
    return only;
  }

  /** The first section of its kind; null if there is none. */
  public <T extends Section> @Nullable T first(Class<T> kind) {
    for (Section section : script.sections()) {
      if (kind.isInstance(section)) {
        return kind.cast(section);
      }
    }
    return null;
  }

  /** The word that begins a section. */
  private static String sectionName(Section section) {
    return switch (section) {
      case Section.Game _ -> "game";
      case Section.Title _ -> "title";
      case Section.Author _ -> "by";
      case Section.LanguageVersion _ -> "language";
      case Section.Players _ -> "players";
      case Section.Options _ -> "options";
      case Section.Deck _ -> "deck";
      case Section.Zones _ -> "zones";
      case Section.State _ -> "state";
      case Section.Define _ -> "define";
      case Section.Procedure _ -> "procedure";
      case Section.Match _ -> "match";
      case Section.Trick _ -> "trick";
      case Section.Score _ -> "score";
      case Section.End _ -> "end";
      case Section.Translation _ -> "translation";
      case Section.Tests _ -> "tests";
      case Section.Unreadable _ -> "";
    };
  }

  private static Span head(Section section) {
    int start = section.span().start();
    return new Span(start, Math.min(section.span().end(), start + sectionName(section).length()));
  }

  public <T extends Section> Stream<T> all(Class<T> kind) {
    return script.all(kind);
  }

  /** The definitions visible everywhere. */
  public List<Definition> definitions() {
    return all(Section.Define.class).map(Section.Define::definition).toList();
  }

  /** The procedures that have names. */
  public List<Section.Procedure> procedures() {
    return all(Section.Procedure.class).toList();
  }

  /** The blocks of everything that is performed. */
  public Stream<Statement.Block> blocks() {
    return Stream.of(
            all(Section.Match.class).map(Section.Match::procedure),
            all(Section.Score.class).map(Section.Score::statements),
            all(Section.Procedure.class).map(Section.Procedure::statements))
        .flatMap(blocks -> blocks);
  }

  /** Whether all sections, and all lines of decks, could be read. */
  public boolean areReadable() {
    return !has(Section.Unreadable.class)
        && all(Section.Deck.class)
            .flatMap(deck -> deck.lines().stream())
            .noneMatch(Section.Unreadable.class::isInstance);
  }

  public boolean has(Class<? extends Section> kind) {
    return script.sections().stream().anyMatch(kind::isInstance);
  }
}
