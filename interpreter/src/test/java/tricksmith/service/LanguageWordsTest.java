package tricksmith.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.check.BuiltIns;
import tricksmith.check.names.NameKind;
import tricksmith.service.script.LanguageWords;
import tricksmith.service.script.ServiceText;

/** Every word of the language is explained in every language. */
class LanguageWordsTest {

  static Set<String> words() {
    return LanguageWords.all();
  }

  @ParameterizedTest
  @MethodSource("words")
  void isExplained(String word) {
    String english = LanguageWords.in(Locale.ENGLISH).explanation(word).orElse("");
    String japanese = LanguageWords.in(Locale.JAPANESE).explanation(word).orElse("");
    assertThat(english).isNotBlank();
    assertThat(japanese).isNotBlank().isNotEqualTo(english);
  }

  @Test
  void everySectionIsExplained() {
    for (String section : LanguageWords.sections()) {
      for (Locale locale : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
        assertThat(LanguageWords.in(locale).sectionExplanation(section)).isPresent();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyKindOfNameHasAName(NameKind kind) {
    String english = ServiceText.in(Locale.ENGLISH).kind(kind);
    assertThat(english).isNotBlank();
    assertThat(ServiceText.in(Locale.JAPANESE).kind(kind)).isNotBlank().isNotEqualTo(english);
  }

  @Test
  void everyTypeIsExplained() {
    for (String type : BuiltIns.types().keySet()) {
      for (Locale locale : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
        assertThat(LanguageWords.in(locale).typeExplanation(type)).as(type).isPresent();
      }
    }
  }

  @Test
  void nothingElseIsExplained() {
    Set<String> known = new TreeSet<>();
    words().forEach(word -> known.add(LanguageWords.key(word)));
    LanguageWords.sections().forEach(section -> known.add("section." + section));
    BuiltIns.types().keySet().forEach(type -> known.add("type." + type.replace('/', '-')));
    for (Locale locale : List.of(Locale.ROOT, Locale.JAPANESE)) {
      assertThat(bundle(LanguageWords.class, locale).keySet()).isSubsetOf(known);
    }
  }

  @Test
  void whatTheServiceSaysIsThereInBothLanguages() {
    ResourceBundle english = bundle(ServiceText.class, Locale.ROOT);
    ResourceBundle japanese = bundle(ServiceText.class, Locale.JAPANESE);
    assertThat(japanese.getLocale()).isEqualTo(Locale.JAPANESE);
    for (String key : english.keySet()) {
      assertThat(japanese.getString(key)).as(key).isNotEqualTo(english.getString(key));
      assertThat(operands(japanese.getString(key))).isEqualTo(operands(english.getString(key)));
    }
    assertThat(english.keySet())
        .contains("kind.OPTION")
        .containsAll(
            List.of(Renaming.Reason.values()).stream().map(each -> "rename." + each).toList());
  }

  private static int operands(String pattern) {
    return new MessageFormat(pattern, Locale.ROOT).getFormatsByArgumentIndex().length;
  }

  private static ResourceBundle bundle(Class<?> type, Locale locale) {
    return ServiceText.bundle(type.getName(), locale);
  }
}
