package tricksmith.service;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.BuiltIns;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.NameUse;
import tricksmith.check.names.Plurals;
import tricksmith.parse.ScriptWord;
import tricksmith.rules.Notation;
import tricksmith.service.Renaming.Possible;
import tricksmith.service.Renaming.Reason;
import tricksmith.service.Renaming.Refused;
import tricksmith.service.script.CheckedScript;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Section;

/**
 * Renames things. The result is read and checked before it is offered: if any name would then mean
 * something else, or there would be a new problem, the name clashes.
 */
record Renamer(CheckedScript script) {
  /** Names that scripts may declare again, but that still belong to the language. */
  private static final Set<String> ALWAYS_THERE =
      Set.of("deck", "hand", "table", "won", "aside", "leader", "suit-led");

  /** Returns why the name at an offset cannot be changed; empty if it can. */
  Optional<Refused> refusal(int offset) {
    Optional<NameUse> name = script.names().at(offset);
    return name.isPresent() ? refusal(name.get()) : Optional.of(noName(offset));
  }

  private Refused noName(int offset) {
    Optional<ScriptWord> word = script.wordAt(offset);
    String text = word.map(ScriptWord::text).orElse("");
    Reason reason =
        switch (word.map(ScriptWord::kind).orElse(ScriptWord.Kind.SIGN)) {
          case TEXT, COMMENT -> Reason.IN_TEXT;
          case CONNECTING_WORD, LANGUAGE_WORD -> Reason.WORD_OF_LANGUAGE;
          case NAME -> Reason.UNKNOWN;
          case NUMBER, SIGN, OPENING, CLOSING, UNKNOWN -> Reason.NO_NAME;
        };
    return new Refused(reason, text);
  }

  private Optional<Refused> refusal(NameUse name) {
    return Optional.ofNullable(reason(name)).map(reason -> new Refused(reason, name.name()));
  }

  private @Nullable Reason reason(NameUse name) {
    Span declared = name.declared();
    if (name.kind() == NameKind.NUMBER) {
      return Reason.NO_NAME;
    }
    if (declared == null || isAlwaysThere(name)) {
      return Reason.WORD_OF_LANGUAGE;
    }
    if (name.kind() == NameKind.CARD && !text(declared).equals(name.name())) {
      return Reason.RANK_AND_SUIT;
    }
    boolean named = script.names().sameAs(name).anyMatch(use -> use.span().equals(declared));
    if (!named) {
      return Reason.UNNAMED;
    }
    boolean inRange =
        script.names().sameAs(name).anyMatch(use -> !ScriptWord.canBeName(text(use.span())));
    return inRange ? Reason.NUMBER : null;
  }

  private static boolean isAlwaysThere(NameUse name) {
    boolean kind =
        name.kind() == NameKind.ZONE
            || name.kind() == NameKind.VARIABLE
            || name.kind() == NameKind.DEFINITION;
    return kind && ALWAYS_THERE.contains(name.name());
  }

  private String text(Span span) {
    return script.source().text(span);
  }

  Renaming rename(int offset, String newName) {
    Optional<Refused> refusal = refusal(offset);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    if (!ScriptWord.canBeName(newName)) {
      return new Refused(
          ScriptWord.ofLanguage().contains(newName) ? Reason.CONNECTING_WORD : Reason.NOT_A_NAME,
          newName);
    }
    NameUse name = script.names().at(offset).orElseThrow();
    if (name.name().equals(newName)) {
      return new Possible(List.of());
    }
    List<Edit> edits = edits(name, newName);
    return keepsMeaning(edits) ? new Possible(edits) : new Refused(Reason.CLASH, newName);
  }

  private List<Edit> edits(NameUse name, String newName) {
    List<Edit> edits = new ArrayList<>();
    script.names().sameAs(name).map(use -> renamed(use, newName)).forEach(edits::add);
    switch (name.kind()) {
      case LOCAL -> typeOf(name, newName).forEach(edits::add);
      case LABEL_TYPE -> {
        typesOfParameters(name, newName).forEach(edits::add);
        calledAfter(name).map(use -> renamed(use, newName)).forEach(edits::add);
      }
      case SUIT ->
          cards(
              name.name(), edits, (rank, suit) -> suit.equals(name.name()) ? rank + newName : null);
      case RANK ->
          cards(
              name.name(), edits, (rank, suit) -> rank.equals(name.name()) ? newName + suit : null);
      default -> {}
    }
    return edits.stream().distinct().toList();
  }

  /**
   * Returns the edit of one use; types, kinds of cards and definitions may be used in the plural.
   */
  private Edit renamed(NameUse use, String newName) {
    String declared = use.declared() == null ? use.name() : text(use.declared());
    boolean plural =
        Plurals.isOf(text(use.span()), use.name()) || Plurals.isOf(text(use.span()), declared);
    return new Edit(use.span(), plural ? Plurals.of(newName) : newName);
  }

  /**
   * Returns the uses of set elements without a name of their own, which are called after their
   * type.
   */
  private Stream<NameUse> calledAfter(NameUse type) {
    return script.names().uses().stream()
        .filter(use -> use.kind() == NameKind.LOCAL && use.name().equals(type.name()))
        .filter(use -> use.declared() != null && !text(use.declared()).equals(use.name()));
  }

  /** Returns an edit that writes a parameter's type, if it was only clear from its name. */
  private Stream<Edit> typeOf(NameUse parameter, String newName) {
    boolean untyped =
        parameters()
            .anyMatch(
                each -> each.type() == null && each.name().span().equals(parameter.declared()));
    boolean tells = BuiltIns.types().containsKey(newName);
    return untyped && !tells && parameter.type() != null && parameter.declared() != null
        ? Stream.of(Edit.after(parameter.declared(), ": " + Notation.of(parameter.type())))
        : Stream.of();
  }

  /**
   * Returns edits for parameters called after a type of the script: they keep their names and state
   * the type's new name.
   */
  private Stream<Edit> typesOfParameters(NameUse type, String newName) {
    return parameters()
        .filter(each -> each.type() == null && each.name().text().equals(type.name()))
        .map(each -> Edit.after(each.name(), ": " + newName));
  }

  private Stream<Definition.Parameter> parameters() {
    Stream<Definition.Parameter> ofProcedures =
        script.syntax().all(Section.Procedure.class).flatMap(each -> each.parameters().stream());
    return Stream.concat(
        script.syntax().definitions().flatMap(definition -> definition.parameters().stream()),
        ofProcedures);
  }

  private interface NewCard {
    @Nullable String of(String rank, String suit);
  }

  /** Renames the cards called after a rank or suit. */
  private void cards(String name, List<Edit> edits, NewCard newCard) {
    Set<String> suits = declared(NameKind.SUIT);
    Set<String> ranks = declared(NameKind.RANK);
    for (NameUse use : script.names().uses()) {
      boolean made =
          use.kind() == NameKind.CARD
              && use.declared() != null
              && use.name().contains(name)
              && !text(use.declared()).equals(use.name());
      for (String suit : made ? suits : Set.<String>of()) {
        String rank = use.name().endsWith(suit) ? without(use.name(), suit) : "";
        String card = ranks.contains(rank) ? newCard.of(rank, suit) : null;
        if (card != null && text(use.span()).equals(use.name())) {
          edits.add(new Edit(use.span(), card));
        }
      }
    }
  }

  private static String without(String card, String suit) {
    return card.substring(0, card.length() - suit.length());
  }

  private Set<String> declared(NameKind kind) {
    return script.names().declared().stream()
        .filter(name -> name.kind() == kind)
        .map(name -> name.name())
        .collect(Collectors.toSet());
  }

  private boolean keepsMeaning(List<Edit> edits) {
    CheckedScript renamed = CheckedScript.of(script.source().edited(edits));
    Moves moves = new Moves(edits);
    Moves none = new Moves(List.of());
    return problems(script, moves).equals(problems(renamed, none))
        && areSame(meanings(script, moves), meanings(renamed, none));
  }

  /** Whether all meanings are the same; only types that parameters now have to state may be new. */
  private static boolean areSame(Set<Meaning> before, Set<Meaning> after) {
    return after.containsAll(before)
        && after.stream()
            .filter(meaning -> !before.contains(meaning))
            .allMatch(meaning -> meaning.kind == NameKind.LABEL_TYPE);
  }

  private record Meaning(Span span, NameKind kind, @Nullable Span declared) {}

  private static Set<Meaning> meanings(CheckedScript of, Moves moves) {
    Set<Meaning> meanings = new HashSet<>();
    for (NameUse use : of.names().uses()) {
      Span declared = use.declared();
      meanings.add(
          new Meaning(
              moves.moved(use.span()),
              use.kind(),
              declared == null ? null : moves.moved(declared)));
    }
    return meanings;
  }

  private record Place(String code, Span span) {}

  private static List<Place> problems(CheckedScript of, Moves moves) {
    return of.diagnostics().stream()
        .map(each -> new Place(each.problem().code(), moves.moved(each.span())))
        .toList();
  }
}
