package tricksmith.check.declarations;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.Expected;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.DeckConstants;
import tricksmith.check.symbols.LabelTypes;
import tricksmith.check.symbols.NumberWords;
import tricksmith.rules.Notation;
import tricksmith.rules.Option;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;
import tricksmith.syntax.TypeName;

record OptionReader(CheckLog log, LabelTypes labelTypes, DeckConstants constants) {

  Map<String, Option> read(List<Section.Option> written) {
    Map<String, Option> options = new LinkedHashMap<>();
    for (Section.Option option : written) {
      options.putIfAbsent(option.name().text(), read(option));
    }
    return options;
  }

  private Option read(Section.Option written) {
    Type type = type(written);
    log.use(written.name(), NameKind.OPTION, written.name().span(), type);
    long least = 0;
    long most = 0;
    if (written.type() instanceof TypeName.Range(Span span, long first, long last)) {
      least = first;
      most = last;
      if (first > last) {
        log.problem(CheckProblem.OPTION_RANGE, span);
      }
    }
    List<Name> initial = ItemNames.names(written.initial(), log);
    if (least <= most) {
      checkInitial(written, type, initial);
    }
    return new Option(
        written.name().span(),
        written.name().text(),
        type,
        least,
        most,
        labels(initial, type),
        written.description() == null ? null : written.description().value());
  }

  /** The alternatives of an option are labels, even if a type has the same name. */
  private Type type(Section.Option written) {
    if (written.type() instanceof TypeName.Alternatives(_, List<TypeName> members)) {
      return new TypeReader(labelTypes, log)
          .labels(members.stream().map(OptionReader::label).toList());
    }
    Type type = new TypeReader(labelTypes, log).read(written.type());
    if (!isAllowed(written.type(), type)) {
      log.problem(
          CheckProblem.OPTION_TYPE, written.type(), written.name().text(), Notation.of(type));
      return Types.MISTAKE;
    }
    return type;
  }

  private static Name label(TypeName written) {
    return written instanceof TypeName.Simple(Span span, String text)
        ? new Name(span, text)
        : new Name(written.span(), "");
  }

  private static boolean isAllowed(TypeName written, Type type) {
    return Types.isMistake(type)
        || type instanceof Type.Labels
        || type == Type.Basic.YES_NO
        || type == Type.Basic.SUIT
        || type == Type.Basic.RANK
        || type.equals(Types.SUITS)
        || type.equals(Types.RANKS)
        || (type == Type.Basic.NUMBER && written instanceof TypeName.Range);
  }

  private static List<String> labels(List<Name> initial, Type type) {
    List<String> labels = initial.stream().map(Name::text).toList();
    return type instanceof Type.SetOf && labels.equals(List.of("none")) ? List.of() : labels;
  }

  private void checkInitial(Section.Option written, Type type, List<Name> initial) {
    if (Types.isMistake(type)) {
      return;
    }
    if (initial.size() > 1 && !(type instanceof Type.SetOf)) {
      log.problem(
          CheckProblem.OPTION_DEFAULT,
          written.name(),
          written.name().text(),
          allowed(written, type));
      return;
    }
    for (Name name : initial) {
      log.caret().expect(name.span(), type, () -> Candidates.defaults(type, constants));
      if (!isValue(name.text(), written, type)) {
        notAValue(name, written, type);
      } else {
        use(name, type);
      }
    }
  }

  private void notAValue(Name name, Section.Option written, Type type) {
    List<String> values =
        Candidates.defaults(type, constants).candidates().stream()
            .map(Expected.Candidate::name)
            .toList();
    Synonyms.among(name.text(), values)
        .ifPresentOrElse(
            meant -> log.problem(CheckProblem.UNKNOWN_NAME_LIKE, name, name.text(), meant),
            () ->
                log.problem(
                    CheckProblem.OPTION_DEFAULT,
                    name,
                    written.name().text(),
                    allowed(written, type)));
  }

  private void use(Name name, Type type) {
    Type element = type instanceof Type.SetOf(Type inSet) ? inSet : type;
    if (element instanceof Type.Labels) {
      log.use(name, NameKind.LABEL, labelTypes.label(name.text()), element);
    } else if (constants.suits().containsKey(name.text()) && element == Type.Basic.SUIT) {
      log.use(name, NameKind.SUIT, constants.suits().get(name.text()), element);
    } else if (constants.ranks().containsKey(name.text()) && element == Type.Basic.RANK) {
      log.use(name, NameKind.RANK, constants.ranks().get(name.text()), element);
    }
  }

  private static String allowed(Section.Option written, Type type) {
    return written.type() instanceof TypeName.Range(Span span, long least, long most)
        ? least + ".." + most
        : Notation.of(type);
  }

  private boolean isValue(String label, Section.Option written, Type type) {
    return switch (type) {
      case Type.Basic basic -> isValue(label, written.type(), basic);
      case Type.Labels labels -> labels.labels().contains(label);
      case Type.SetOf(Type element) -> label.equals("none") || isValue(label, written, element);
      case Type.Union _, Type.Product _, Type.Nothing _ -> false;
    };
  }

  private boolean isValue(String label, TypeName written, Type.Basic type) {
    return switch (type) {
      case NUMBER ->
          NumberWords.isNumber(label)
              && written instanceof TypeName.Range(Span span, long least, long most)
              && least <= NumberWords.value(label)
              && NumberWords.value(label) <= most;
      case YES_NO -> Set.of("yes", "no").contains(label);
      case SUIT -> constants.suits().containsKey(label);
      case RANK -> constants.ranks().containsKey(label);
      case CARD, PLAYER, SIDE, TRICK -> false;
    };
  }
}
