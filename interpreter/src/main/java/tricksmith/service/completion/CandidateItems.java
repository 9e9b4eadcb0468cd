package tricksmith.service.completion;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.check.names.DeclaredName;
import tricksmith.check.names.Expected.Candidate;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Parameter;
import tricksmith.rules.Notation;
import tricksmith.rules.Type;
import tricksmith.service.completion.Completion.Item;
import tricksmith.service.hover.Hovers;
import tricksmith.service.script.CheckedScript;
import tricksmith.service.script.Colours;
import tricksmith.service.script.Comments;
import tricksmith.service.script.LanguageWords;
import tricksmith.source.Span;

/** Makes completion items from names. */
final class CandidateItems {

  /** Functions that are written with brackets only. */
  private static final List<String> IN_BRACKETS = List.of("beats", "ties");

  private final CheckedScript script;
  private final LanguageWords language;
  private final Comments comments;

  /** The names by kind and text; of several with the same text, the first. */
  private final Map<NameKind, Map<String, DeclaredName>> declared = new EnumMap<>(NameKind.class);

  CandidateItems(CheckedScript script, Locale locale) {
    this.script = script;
    this.language = LanguageWords.in(locale);
    this.comments = script.comments();
    for (DeclaredName name : script.names().declared()) {
      declared.computeIfAbsent(name.kind(), _ -> new HashMap<>()).putIfAbsent(name.name(), name);
    }
  }

  /**
   * Returns an item for a name.
   *
   * @param word where it would be written
   * @param set whether it begins a line that sets it
   */
  Item item(Candidate candidate, Span word, boolean set) {
    boolean bare = isProperty(word) || hasOperands(word);
    Snippet snippet = bare ? Snippet.plain(candidate.name()) : snippet(candidate, set);
    return new Item(
        bare ? candidate.name() : label(candidate),
        Colours.of(candidate.kind()),
        candidate.name(),
        detail(candidate),
        documentation(candidate),
        snippet);
  }

  /** Returns the type of a candidate; for a type, what it is made of. */
  private static String detail(Candidate candidate) {
    Type type = candidate.type();
    if (type == null || type instanceof Type.Nothing) {
      return "";
    }
    String meaning =
        candidate.kind() == NameKind.LABEL_TYPE ? Notation.meaning(type) : Notation.of(type);
    return meaning.equals(candidate.name()) ? "" : meaning;
  }

  /** Whether it follows a dot. */
  private boolean isProperty(Span word) {
    return word.start() > 0 && script.source().text().charAt(word.start() - 1) == '.';
  }

  /** Whether brackets or {@code of} follow already. */
  private boolean hasOperands(Span word) {
    String text = script.source().text();
    return Stream.of("(", "[", " of ").anyMatch(begins -> text.startsWith(begins, word.end()));
  }

  private static String label(Candidate candidate) {
    if (isOf(candidate)) {
      return candidate.name() + of(candidate) + candidate.parameters().getFirst().name();
    }
    return candidate.indices().isEmpty() || candidate.kind() == NameKind.ZONE
        ? Hovers.called(candidate.name(), candidate.parameters())
        : candidate.name() + "[" + Notation.of(candidate.indices()) + "]";
  }

  /**
   * Whether it is written with {@code of}, or a space: {@code suit of card}, {@code next after
   * player}.
   */
  private static boolean isOf(Candidate candidate) {
    return candidate.kind() == NameKind.FUNCTION
        && candidate.parameters().size() == 1
        && !IN_BRACKETS.contains(candidate.name());
  }

  private static String of(Candidate candidate) {
    return candidate.name().contains(" ") ? " " : " of ";
  }

  private static Snippet snippet(Candidate candidate, boolean set) {
    String name = candidate.name();
    if (isOf(candidate)) {
      return Snippet.of(name + of(candidate) + stop(example(candidate.parameters().getFirst())));
    }
    if (!candidate.parameters().isEmpty()) {
      return Snippet.of(
          candidate.parameters().stream()
              .map(parameter -> stop(example(parameter)))
              .collect(Collectors.joining(", ", name + "(", ")")));
    }
    boolean ownersValue = candidate.indices().equals(List.of(Type.Basic.PLAYER));
    String indexed =
        candidate.indices().isEmpty() || ownersValue
            ? name
            : candidate.indices().stream()
                .map(type -> stop(Notation.of(type)))
                .collect(Collectors.joining(", ", name + "[", "]"));
    return Snippet.of(set ? indexed + " = " + stop("value") : indexed);
  }

  private static String stop(String example) {
    return "${" + example + "}";
  }

  private static String example(Parameter parameter) {
    return parameter.type() instanceof Type.SetOf && parameter.name().contains(" ")
        ? "players"
        : parameter.name();
  }

  private String documentation(Candidate candidate) {
    DeclaredName name = declared.getOrDefault(candidate.kind(), Map.of()).get(candidate.name());
    String said = name == null ? null : name.description();
    if (said != null) {
      return said;
    }
    return Optional.ofNullable(name)
        .filter(described -> isDescribed(described.kind()))
        .flatMap(described -> comments.about(described.span().start()))
        .or(() -> ofLanguage(candidate))
        .orElse("");
  }

  private static boolean isDescribed(NameKind kind) {
    return switch (kind) {
      case VARIABLE, DEFINITION, PROCEDURE, OPTION, ZONE, DECK, LABEL_TYPE, KIND -> true;
      case LOCAL, WORD, FUNCTION, LABEL, SUIT, RANK, CARD, NUMBER -> false;
    };
  }

  private Optional<String> ofLanguage(Candidate candidate) {
    return switch (candidate.kind()) {
      case LABEL_TYPE -> language.typeExplanation(candidate.name());
      case WORD, FUNCTION, ZONE, DECK, VARIABLE, LOCAL -> language.explanation(candidate.name());
      case DEFINITION, PROCEDURE, OPTION, LABEL, SUIT, RANK, CARD, KIND, NUMBER -> Optional.empty();
    };
  }
}
