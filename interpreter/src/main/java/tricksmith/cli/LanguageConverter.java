package tricksmith.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tricksmith.cli.terminal.Language;

/** Parses {@code en} and {@code ja}, ignoring case. */
final class LanguageConverter implements ITypeConverter<Language> {

  @Override
  public Language convert(String typed) {
    return Arrays.stream(Language.values())
        .filter(language -> name(language).equalsIgnoreCase(typed))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException(refusal(typed)));
  }

  private static String refusal(String typed) {
    return Arrays.stream(Language.values())
        .map(LanguageConverter::name)
        .collect(Collectors.joining(" or ", "expected ", " but was '" + typed + "'"));
  }

  private static String name(Language language) {
    return language.name().toLowerCase(Locale.ROOT);
  }
}
