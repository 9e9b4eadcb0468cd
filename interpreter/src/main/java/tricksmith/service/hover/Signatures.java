package tricksmith.service.hover;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.check.BuiltIns;
import tricksmith.check.names.DeclaredName;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Parameter;
import tricksmith.parse.ScriptWord;
import tricksmith.rules.Notation;
import tricksmith.rules.Type;
import tricksmith.service.script.CheckedScript;
import tricksmith.service.script.LanguageWords;
import tricksmith.source.Span;

/**
 * Finds the parameters of the call at an offset from the words alone, so that broken lines do no
 * harm.
 */
public final class Signatures {
  private final CheckedScript script;
  private final LanguageWords language;

  public Signatures(CheckedScript script, Locale locale) {
    this.script = script;
    this.language = LanguageWords.in(locale);
  }

  /** A name with an open bracket, and the number of commas after it. */
  private record Opened(ScriptWord name, boolean square, int commas) {}

  public Optional<Signature> at(int offset) {
    return Optional.ofNullable(opened(offset)).flatMap(this::signature);
  }

  private @Nullable Opened opened(int offset) {
    List<ScriptWord> before =
        script.words().stream()
            .filter(word -> word.kind() != ScriptWord.Kind.COMMENT)
            .takeWhile(word -> word.span().end() <= offset)
            .toList();
    int commas = 0;
    int depth = 0;
    for (int index = before.size() - 1; index > 0; index--) {
      ScriptWord word = before.get(index);
      switch (word.kind()) {
        case CLOSING -> depth++;
        case OPENING -> {
          if (word.text().equals("{")) {
            return null;
          }
          if (depth == 0 && isNameBefore(before.get(index - 1), word)) {
            return new Opened(before.get(index - 1), word.text().equals("["), commas);
          }
          commas = depth == 0 ? 0 : commas;
          depth = Math.max(0, depth - 1);
        }
        default -> commas += depth == 0 && word.text().equals(",") ? 1 : 0;
      }
    }
    return null;
  }

  private static boolean isNameBefore(ScriptWord name, ScriptWord bracket) {
    boolean isName =
        name.kind() == ScriptWord.Kind.NAME || name.kind() == ScriptWord.Kind.LANGUAGE_WORD;
    return isName && name.span().end() == bracket.span().start();
  }

  private Optional<Signature> signature(Opened opened) {
    String name = opened.name.text();
    return opened.square
        ? declared(NameKind.VARIABLE, opened).or(() -> declared(NameKind.ZONE, opened))
        : declared(NameKind.DEFINITION, opened)
            .or(() -> declared(NameKind.PROCEDURE, opened))
            .or(() -> ofLanguage(name, opened.commas));
  }

  private Optional<Signature> declared(NameKind kind, Opened opened) {
    return script.names().declared().stream()
        .filter(name -> name.kind() == kind && name.name().equals(opened.name.text()))
        .filter(name -> !name.parameters().isEmpty() || !name.indices().isEmpty())
        .findFirst()
        .map(
            name ->
                new Signature(
                    List.of(form(name)),
                    opened.commas,
                    script.comments().about(name.span().start()).orElse("")));
  }

  private static Signature.Form form(DeclaredName name) {
    List<String> operands =
        name.indices().isEmpty()
            ? name.parameters().stream().map(Hovers::form).toList()
            : name.indices().stream().map(Notation::of).toList();
    return form(name.name(), operands, !name.indices().isEmpty(), name.type());
  }

  private Optional<Signature> ofLanguage(String name, int commas) {
    List<Signature.Form> forms =
        BuiltIns.functions().stream()
            .filter(function -> function.name().equals(name))
            .map(function -> form(name, types(function.parameters()), false, function.result()))
            .toList();
    return forms.isEmpty()
        ? Optional.empty()
        : Optional.of(new Signature(forms, commas, language.explanation(name).orElse("")));
  }

  private static List<String> types(List<Parameter> parameters) {
    return parameters.stream().map(Hovers::form).toList();
  }

  private static Signature.Form form(
      String name, List<String> operands, boolean square, @Nullable Type type) {
    StringBuilder text = new StringBuilder(name).append(square ? '[' : '(');
    List<Span> places = new ArrayList<>();
    for (String operand : operands) {
      text.append(places.isEmpty() ? "" : ", ");
      places.add(new Span(text.length(), text.length() + operand.length()));
      text.append(operand);
    }
    text.append(square ? ']' : ')');
    return new Signature.Form(
        type == null ? text.toString() : text + ": " + Notation.of(type), places);
  }
}
