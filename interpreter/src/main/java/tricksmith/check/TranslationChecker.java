package tricksmith.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.declarations.LanguageCodes;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.DeclaredName;
import tricksmith.check.names.Expected;
import tricksmith.check.names.Expected.Candidate;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Translatable;
import tricksmith.source.Span;
import tricksmith.source.Spelling;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Text;
import tricksmith.translation.BuiltInNames;

/** Reads the translations of a script; each must translate a name or a text that is shown. */
final class TranslationChecker {
  private final CheckLog log;
  private final Map<String, DeclaredName> names = new LinkedHashMap<>();
  private final Map<String, Translatable> texts = new LinkedHashMap<>();

  TranslationChecker(Script script, List<DeclaredName> declared, CheckLog log) {
    this.log = log;
    declared.stream()
        .filter(name -> isShown(name.kind()))
        .forEach(name -> names.putIfAbsent(name.name(), name));
    script.sections().stream()
        .flatMap(TranslationChecker::shownTexts)
        .forEach(
            text ->
                texts.putIfAbsent(text.value(), new Translatable(text.value(), true, text.span())));
  }

  private static boolean isShown(NameKind kind) {
    return switch (kind) {
      case VARIABLE, OPTION, ZONE, DECK, LABEL, SUIT, RANK, KIND -> true;
      case LOCAL, DEFINITION, PROCEDURE, WORD, FUNCTION, LABEL_TYPE, CARD, NUMBER -> false;
    };
  }

  /** What is shown to players, in the order of the text. */
  List<Translatable> translatable() {
    return Stream.concat(
            names.values().stream().map(name -> new Translatable(name.name(), false, name.span())),
            texts.values().stream())
        .sorted(Comparator.comparingInt(each -> each.span().start()))
        .toList();
  }

  /** The translations by language, then by what they translate. */
  Map<String, Map<String, String>> read(List<Section.Translation> sections) {
    Map<String, Map<String, String>> languages = new HashMap<>();
    for (Section.Translation section : sections) {
      String language = section.language().text();
      LanguageCodes.check(section.language(), log);
      if (languages.containsKey(language)) {
        log.problem(CheckProblem.NAME_TAKEN, section.language(), language, "translation");
      } else {
        languages.put(language, entries(section));
      }
    }
    return languages;
  }

  private Map<String, String> entries(Section.Translation section) {
    Set<String> translated =
        section.entries().stream()
            .map(entry -> entry.original().text())
            .collect(Collectors.toSet());
    Set<String> before = new HashSet<>();
    Map<String, String> entries = new HashMap<>();
    for (Section.Translated entry : section.entries()) {
      String original = entry.original().text();
      offer(entry, translated);
      if (!before.add(original)) {
        log.problem(CheckProblem.TRANSLATED_TWICE, entry.original(), original);
      } else if (check(entry)) {
        entries.put(original, entry.meaning().value());
      }
    }
    return entries;
  }

  /** Whether the name or text that the entry translates exists. */
  private boolean check(Section.Translated entry) {
    String original = entry.original().text();
    @Nullable DeclaredName name = names.get(original);
    if (entry.isText() ? texts.containsKey(original) : name != null) {
      if (!entry.isText() && name != null) {
        log.use(entry.original(), name.kind(), name.span(), name.type());
      }
      return true;
    }
    if (!entry.isText() && BuiltInNames.names().contains(original)) {
      return true;
    }
    Span span = entry.original().span();
    meant(original)
        .ifPresentOrElse(
            meant ->
                log.replace(
                    CheckProblem.TRANSLATES_NOTHING_LIKE, span, meant, log.written(span), meant),
            () -> log.problem(CheckProblem.TRANSLATES_NOTHING, span, log.written(span)));
    return false;
  }

  /** The name or text that may have been meant, as scripts write it. */
  private Optional<String> meant(String original) {
    if (names.containsKey(original) || texts.containsKey(original)) {
      return Optional.of(written(original));
    }
    if (log.hasEnoughWarnings()) {
      return Optional.empty();
    }
    List<String> all = new ArrayList<>(names.keySet());
    all.addAll(texts.keySet());
    return Spelling.nearest(original, all).map(this::written);
  }

  private String written(String original) {
    Translatable text = texts.get(original);
    return text == null || names.containsKey(original) ? original : text.written();
  }

  /** Offers names without a translation where a name is being written. */
  private void offer(Section.Translated entry, Set<String> translated) {
    Predicate<String> open = name -> !translated.contains(name);
    if (!entry.isText()) {
      log.caret().expect(entry.original().span(), null, () -> new Expected(null, candidates(open)));
    }
  }

  private List<Candidate> candidates(Predicate<String> open) {
    Stream<Candidate> declared =
        names.values().stream()
            .filter(name -> open.test(name.name()))
            .map(name -> new Candidate(name.kind(), name.name(), name.type(), name.span(), true));
    Stream<Candidate> written =
        texts.values().stream()
            .filter(text -> open.test(text.original()))
            .map(text -> new Candidate(NameKind.LABEL, text.written(), null, text.span(), true));
    Stream<Candidate> builtIn =
        new TreeSet<>(BuiltInNames.names())
            .stream()
                .filter(name -> open.test(name) && !names.containsKey(name))
                .map(name -> new Candidate(NameKind.WORD, name, null, null, true));
    return Stream.of(declared, written, builtIn).flatMap(found -> found).toList();
  }

  /** Returns the texts of a section that players read, in the order of the text. */
  private static Stream<Text> shownTexts(Section section) {
    return switch (section) {
      case Section.Options options ->
          options.options().stream().map(Section.Option::description).flatMap(Stream::ofNullable);
      case Section.Match _, Section.Procedure _, Section.Score _ ->
          section.everyStatement().map(Statement::called).flatMap(Stream::ofNullable);
      case Section.Trick trick ->
          Stream.concat(
                  trick.obligations().stream().map(Section.Obligation::label),
                  trick.criteria().stream().map(Section.Criterion::label))
              .flatMap(Stream::ofNullable);
      case Section.Game _,
          Section.Title _,
          Section.Author _,
          Section.LanguageVersion _,
          Section.Players _,
          Section.Deck _,
          Section.Zones _,
          Section.State _,
          Section.Define _,
          Section.End _,
          Section.Translation _,
          Section.Tests _,
          Section.Unreadable _ ->
          Stream.of();
    };
  }
}
