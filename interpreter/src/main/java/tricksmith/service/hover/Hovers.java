package tricksmith.service.hover;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.check.BuiltIns;
import tricksmith.check.names.DeclaredName;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.NameUse;
import tricksmith.check.names.Parameter;
import tricksmith.parse.ScriptWord;
import tricksmith.rules.Notation;
import tricksmith.rules.Type;
import tricksmith.service.script.CheckedScript;
import tricksmith.service.script.LanguageWords;
import tricksmith.service.script.ServiceText;
import tricksmith.service.script.TypePlaces;
import tricksmith.source.Span;
import tricksmith.syntax.Section;
import tricksmith.translation.Translation;

/** Finds the meanings of words. */
public final class Hovers {
  private final CheckedScript script;
  private final ServiceText text;
  private final LanguageWords language;
  private final Translation translation;

  public Hovers(CheckedScript script, Locale locale) {
    this.script = script;
    this.text = ServiceText.in(locale);
    this.language = LanguageWords.in(locale);
    this.translation = script.translation(locale);
  }

  public Optional<Hover> at(int offset) {
    return script.names().at(offset).map(this::ofName).or(() -> ofLanguage(offset));
  }

  private Hover ofName(NameUse use) {
    if (use.kind() == NameKind.WORD || use.kind() == NameKind.FUNCTION) {
      return ofBuiltIn(use);
    }
    Optional<DeclaredName> declared = script.names().declarationOf(use);
    String form = declared.map(Hovers::form).orElseGet(() -> form(use));
    return new Hover(
        use.span(), form, text.kind(use.kind()), called(use.name()), explanation(use, declared));
  }

  private String called(String name) {
    return translation.has(name) ? translation.of(name) : "";
  }

  private static String form(NameUse use) {
    return use.kind() == NameKind.LABEL_TYPE && use.type() != null
        ? named(use.name(), use.type())
        : typed(use.name(), use.type());
  }

  private Hover ofBuiltIn(NameUse use) {
    String form =
        use.kind() == NameKind.FUNCTION ? functions(use.name()) : typed(use.name(), use.type());
    return new Hover(
        use.span(),
        form,
        text.kind(use.kind()),
        called(use.name()),
        language.explanation(use.name()).orElse(""));
  }

  private static String functions(String name) {
    return BuiltIns.functions().stream()
        .filter(function -> function.name().equals(name))
        .map(
            function -> called(name, function.parameters()) + ": " + Notation.of(function.result()))
        .collect(Collectors.joining("\n"));
  }

  private String explanation(NameUse use, Optional<DeclaredName> declared) {
    String said = declared.map(DeclaredName::description).orElse(null);
    Span place = use.declared();
    if (said != null) {
      return translation.of(said);
    }
    if (place == null || declared.isEmpty() || use.kind() == NameKind.CARD) {
      return known(use);
    }
    return script.comments().about(place.start()).orElseGet(() -> known(use));
  }

  /**
   * Returns the language's explanation of a name that the script redeclares: {@code hand}, {@code
   * leader}.
   */
  private String known(NameUse use) {
    boolean always = use.kind() == NameKind.ZONE || use.kind() == NameKind.VARIABLE;
    return always ? language.explanation(use.name()).orElse("") : "";
  }

  private Optional<Hover> ofLanguage(int offset) {
    return script.wordAt(offset).filter(Hovers::isOfLanguage).flatMap(this::ofWord);
  }

  private static boolean isOfLanguage(ScriptWord word) {
    return word.kind() == ScriptWord.Kind.LANGUAGE_WORD
        || word.kind() == ScriptWord.Kind.CONNECTING_WORD
        || word.kind() == ScriptWord.Kind.NAME;
  }

  private Optional<Hover> ofWord(ScriptWord word) {
    if (TypePlaces.in(script.syntax()).contains(word.span())) {
      return language
          .typeExplanation(word.text())
          .map(
              said ->
                  new Hover(word.span(), word.text(), text.kind(NameKind.LABEL_TYPE), "", said));
    }
    boolean section =
        script.syntax().sections().stream()
            .filter(part -> !(part instanceof Section.Unreadable))
            .anyMatch(part -> part.span().start() == word.span().start());
    Optional<String> explained =
        section ? language.sectionExplanation(word.text()) : language.explanation(word.text());
    String kind = text.text(section ? "hover.section" : "hover.word");
    return explained.map(said -> new Hover(word.span(), word.text(), kind, "", said));
  }

  /** Returns the form of a declared name, with everything known about it. */
  static String form(DeclaredName name) {
    String called =
        name.indices().isEmpty()
            ? called(name.name(), name.parameters())
            : name.name() + "[" + Notation.of(name.indices()) + "]";
    if (name.kind() == NameKind.LABEL_TYPE && name.type() != null) {
      return named(name.name(), name.type());
    }
    String value = name.value() == null ? "" : " = " + name.value();
    return typed(called, name.type()) + value;
  }

  public static String called(String name, List<Parameter> parameters) {
    return parameters.isEmpty()
        ? name
        : parameters.stream().map(Hovers::form).collect(Collectors.joining(", ", name + "(", ")"));
  }

  /** Returns the form of a parameter; one that is named after its type needs no other type. */
  static String form(Parameter parameter) {
    String type = Notation.of(parameter.type());
    return type.equals(parameter.name()) ? type : parameter.name() + ": " + type;
  }

  private static String named(String name, Type type) {
    return name + " is " + Notation.meaning(type);
  }

  private static String typed(String form, @Nullable Type type) {
    return type == null || type instanceof Type.Nothing ? form : form + ": " + Notation.of(type);
  }
}
