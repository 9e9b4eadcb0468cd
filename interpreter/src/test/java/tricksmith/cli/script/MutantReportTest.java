package tricksmith.cli.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tricksmith.cli.terminal.Messages;
import tricksmith.mutation.TriedMutations;

class MutantReportTest {

  private static String printed(int tried, Locale language) {
    StringWriter out = new StringWriter();
    TriedMutations mutations = new TriedMutations(List.of(), tried, 3_000);
    new MutantReport(List.of(new MutantReport.File("a.trick", mutations)), new Messages(language))
        .printText(new PrintWriter(out, true));
    return out.toString();
  }

  @Test
  void saysHowManyAlterationsWereTriedIfNotAllWere() {
    assertThat(printed(40, Locale.ENGLISH)).contains("tried the first 40 of 3000 alterations");
    assertThat(printed(40, Locale.JAPANESE)).contains("3000件のうち初めの40件");
    assertThat(printed(3_000, Locale.ENGLISH)).doesNotContain("tried");
  }
}
