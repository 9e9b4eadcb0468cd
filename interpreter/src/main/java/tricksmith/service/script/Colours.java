package tricksmith.service.script;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.check.BuiltIns;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.NameUse;
import tricksmith.parse.ScriptWord;
import tricksmith.source.Span;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/** Finds the kind of each word in a script. */
public final class Colours {
  private static final Set<String> TYPES = BuiltIns.types().keySet();

  private final Map<Span, NameUse> names = new HashMap<>();
  private final Set<Integer> sections = new HashSet<>();
  private final Set<Span> types = new HashSet<>();
  private final Set<Span> decisions = new HashSet<>();

  private Colours(Script script, List<NameUse> uses) {
    uses.forEach(use -> names.putIfAbsent(use.span(), use));
    for (Section section : script.sections()) {
      if (!(section instanceof Section.Unreadable)) {
        sections.add(section.span().start());
      }
    }
    types.addAll(TypePlaces.in(script));
    Set<Span> chosen =
        script
            .everyStatement()
            .filter(Statement.Choice.class::isInstance)
            .map(choice -> ((Statement.Choice) choice).name().span())
            .collect(toSet());
    for (NameUse use : uses) {
      if (use.kind() == NameKind.VARIABLE
          && chosen.contains(use.span())
          && use.declared() != null) {
        decisions.add(use.declared());
      }
    }
  }

  public static List<ColouredWord> of(Script script, List<NameUse> uses, List<ScriptWord> words) {
    Colours colours = new Colours(script, uses);
    List<ColouredWord> coloured = new ArrayList<>();
    words.forEach(word -> coloured.add(colours.coloured(word)));
    return List.copyOf(coloured);
  }

  private ColouredWord coloured(ScriptWord word) {
    NameUse use = names.get(word.span());
    boolean declares = use != null && word.span().equals(use.declared());
    return new ColouredWord(word.span(), kind(word, use), declares);
  }

  private WordKind kind(ScriptWord word, @Nullable NameUse use) {
    return switch (word.kind()) {
      case COMMENT -> WordKind.COMMENT;
      case TEXT -> WordKind.TEXT;
      case SIGN, OPENING, CLOSING -> WordKind.SIGN;
      case UNKNOWN -> WordKind.UNKNOWN;
      case CONNECTING_WORD, LANGUAGE_WORD, NAME, NUMBER -> ofWord(word, use);
    };
  }

  private WordKind ofWord(ScriptWord word, @Nullable NameUse use) {
    if (use != null) {
      return of(use);
    }
    if (word.kind() == ScriptWord.Kind.NUMBER) {
      return WordKind.NUMBER;
    }
    if (sections.contains(word.span().start())) {
      return WordKind.SECTION;
    }
    boolean isType = TYPES.contains(word.text()) && types.contains(word.span());
    if (isType) {
      return WordKind.TYPE;
    }
    boolean explained = LanguageWords.all().contains(word.text());
    return word.kind() != ScriptWord.Kind.NAME || explained ? WordKind.KEYWORD : WordKind.UNKNOWN;
  }

  private WordKind of(NameUse use) {
    boolean decision = use.kind() == NameKind.VARIABLE && decisions.contains(use.declared());
    return decision ? WordKind.DECISION : of(use.kind());
  }

  public static WordKind of(NameKind kind) {
    return switch (kind) {
      case LOCAL -> WordKind.LOCAL;
      case VARIABLE -> WordKind.VARIABLE;
      case DEFINITION, PROCEDURE -> WordKind.DEFINITION;
      case OPTION -> WordKind.OPTION;
      case ZONE, DECK -> WordKind.ZONE;
      case WORD, FUNCTION -> WordKind.BUILT_IN;
      case LABEL_TYPE -> WordKind.TYPE;
      case LABEL -> WordKind.LABEL;
      case SUIT -> WordKind.SUIT;
      case RANK -> WordKind.RANK;
      case CARD -> WordKind.CARD;
      case KIND -> WordKind.CARD_KIND;
      case NUMBER -> WordKind.NUMBER;
    };
  }
}
