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
    TriedMutations mutations =
        new TriedMutations(List.of(), tried, 3_000, tried < 3_000 ? 7 : null);
    new MutantReport(List.of(new MutantReport.File("a.trick", mutations)), new Messages(language))
        .printText(new PrintWriter(out, true));
    return out.toString();
  }

  @Test
  void saysHowManyAlterationsWereTriedIfNotAllWere() {
    assertThat(printed(40, Locale.ENGLISH))
        .contains("a.trick:7: from here on, no alterations were tried (so far 40 of 3000)");
    assertThat(printed(40, Locale.JAPANESE)).contains("a.trick:7：").contains("3000件中40件まで");
    assertThat(printed(3_000, Locale.ENGLISH)).doesNotContain("tried");
  }
}
