package tricksmith.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.Golden;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Source;

/**
 * Lines that can be read, and hardly mean what they say. Beside each script stands what is said
 * about it, and the lines that each of the offered fixes makes of it.
 */
class MisreadingsTest {

  static List<Path> scripts() throws IOException {
    return Golden.scripts("misreadings");
  }

  /**
   * A fix of something that was found in a script.
   *
   * @param all the codes of everything that was found in it
   */
  record Offer(Source source, List<String> all, Diagnostic found, Fix fix) {
    @Override
    public String toString() {
      return source.name() + " " + source.place(found.span().start()) + " " + found.problem();
    }

    String mended() {
      return Edit.applied(source.text(), fix.edits());
    }
  }

  static List<Offer> offers() throws IOException {
    List<Offer> offers = new ArrayList<>();
    for (Path script : scripts()) {
      Source source = Golden.source(script);
      List<Diagnostic> all = WellKnownScripts.script(source).diagnostics();
      for (Diagnostic found : all) {
        found.fixes().forEach(fix -> offers.add(new Offer(source, codes(all), found, fix)));
      }
    }
    return offers;
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void isNotPassedOverInSilence(Path script) throws IOException {
    Source source = Golden.source(script);
    List<Diagnostic> found = WellKnownScripts.script(source).diagnostics();
    assertThat(found).isNotEmpty();
    Golden.assertExpected(script, said(source, found));
    Golden.assertSaidInJapanese(script, found);
  }

  private static String said(Source source, List<Diagnostic> found) {
    StringBuilder said = new StringBuilder();
    for (Diagnostic each : found) {
      said.append(DiagnosticRenderer.in(Locale.ENGLISH).render(source, List.of(each)));
      each.fixes().forEach(fix -> said.append("  Fix:\n").append(changed(source, fix)));
      said.append('\n');
    }
    return said.toString();
  }

  /** The lines of the mended script that are not in the script. */
  private static String changed(Source source, Fix fix) {
    List<String> before = source.text().lines().toList();
    List<String> after = Edit.applied(source.text(), fix.edits()).lines().toList();
    StringBuilder changed = new StringBuilder();
    after.stream()
        .filter(line -> !before.contains(line))
        .forEach(line -> changed.append("    ").append(line.strip()).append('\n'));
    return changed.toString();
  }

  /** What a fix leads to says the same as before, except for what it mends. */
  @ParameterizedTest
  @MethodSource("offers")
  void aFixLeadsToNothingElse(Offer offer) {
    List<String> before = new ArrayList<>(offer.all());
    List<String> after =
        codes(GameScript.read(new Source("mended.trick", offer.mended())).diagnostics());
    before.remove(offer.found().problem().code());
    assertThat(before).as(offer::mended).containsAll(after);
    assertThat(after).as(offer::mended).hasSizeLessThanOrEqualTo(before.size());
  }

  private static List<String> codes(List<Diagnostic> found) {
    return found.stream().map(each -> each.problem().code()).toList();
  }
}
