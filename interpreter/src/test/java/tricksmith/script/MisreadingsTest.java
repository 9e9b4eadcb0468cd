package tricksmith.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

  /** A fix of something that was found in a script. */
  private record Offer(Diagnostic found, Fix fix) {

    /** Whether both could be fixed without either seeing anything of the other. */
    boolean isApartFrom(Offer other, Source source) {
      return !found.equals(other.found)
          && lines(source).noneMatch(line -> other.lines(source).anyMatch(line::equals));
    }

    /** The lines that change or are complained of. */
    private Stream<Integer> lines(Source source) {
      return Stream.concat(Stream.of(found.span()), fix.edits().stream().map(Edit::span))
          .flatMap(
              span ->
                  IntStream.rangeClosed(
                          source.place(span.start()).line(), source.place(span.end()).line())
                      .boxed());
    }
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

  /**
   * What a fix leads to says the same as before, except for what it mends. Fixes of different lines
   * are applied at once, and only where that leads to something else one by one.
   */
  @ParameterizedTest
  @MethodSource("scripts")
  void aFixLeadsToNothingElse(Path script) throws IOException {
    Source source = Golden.source(script);
    List<Diagnostic> all = WellKnownScripts.script(source).diagnostics();
    for (List<Offer> together : rounds(all, source)) {
      if (together.size() == 1 || !Mended.by(together, all, source).saysNothingElse()) {
        together.forEach(offer -> Mended.by(List.of(offer), all, source).requireNothingElse());
      }
    }
  }

  /** All that is offered, so that each round can be applied at once. */
  private static List<List<Offer>> rounds(List<Diagnostic> all, Source source) {
    List<List<Offer>> rounds = new ArrayList<>();
    for (Diagnostic found : all) {
      for (Fix fix : found.fixes()) {
        Offer offer = new Offer(found, fix);
        rounds.stream()
            .filter(round -> round.stream().allMatch(other -> offer.isApartFrom(other, source)))
            .findFirst()
            .ifPresentOrElse(
                round -> round.add(offer), () -> rounds.add(new ArrayList<>(List.of(offer))));
      }
    }
    return rounds;
  }

  /**
   * A script to which fixes have been applied.
   *
   * @param left the codes that may be left
   * @param said those that are
   */
  private record Mended(String text, List<String> left, List<String> said) {

    static Mended by(List<Offer> offers, List<Diagnostic> all, Source source) {
      String text =
          Edit.applied(
              source.text(), offers.stream().flatMap(each -> each.fix.edits().stream()).toList());
      List<String> left = new ArrayList<>(codes(all));
      offers.forEach(each -> left.remove(each.found.problem().code()));
      return new Mended(
          text, left, codes(GameScript.read(new Source("mended.trick", text)).diagnostics()));
    }

    boolean saysNothingElse() {
      return left.containsAll(said) && said.size() <= left.size();
    }

    void requireNothingElse() {
      assertThat(left).as(text).containsAll(said);
      assertThat(said).as(text).hasSizeLessThanOrEqualTo(left.size());
    }
  }

  private static List<String> codes(List<Diagnostic> found) {
    return found.stream().map(each -> each.problem().code()).toList();
  }
}
