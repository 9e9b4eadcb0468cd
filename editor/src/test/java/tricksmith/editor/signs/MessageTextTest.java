package tricksmith.editor.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.text.Text;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.editor.view.SteadyRobot;

@ExtendWith(SteadyRobot.class)
class MessageTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "Press `Ctrl+S` and go on|Press/ Ctrl+S /and go on",
        "`must`, `may` `not`|must/,/ may /not",
        "ここに`must`と書く|ここに/must/と書く",
        "not in `pairs|not in `pairs",
        "nothing quoted|nothing quoted"
      })
  void spacesBesideQuotesAreSetLikeCode(String message, String parts) {
    MessageText words = new MessageText();

    words.say(message);

    List<String> set = words.getChildren().stream().map(part -> ((Text) part).getText()).toList();
    assertThat(set).isEqualTo(List.of(parts.split("/")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "write `must` here|write “must” here",
        "ここに`must`と書く|ここに「must」と書く",
        "not in `pairs|not in `pairs"
      })
  void plainWordsHaveTheQuotesOfTheirLanguage(String message, String plain) {
    assertThat(MessageText.plain(message)).isEqualTo(plain);
  }
}
