package tricksmith.editor.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import javafx.scene.control.Label;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class RedSignsTest {

  @ParameterizedTest
  @CsvSource({
    "席2が10♥を出す, 10♥",
    "Seat 2 plays 10♥, 10♥",
    "あなた – コール：7 ♦, ♦",
    "2♥ 3♠ K♦, 2♥|K♦",
    "あなたが3♠を出す, ''"
  })
  void onlyTheCardsAreRed(String said, String red) {
    var line = RedSigns.words(said).getChildren().stream().map(Label.class::cast).toList();

    assertThat(line.stream().map(Label::getText).collect(Collectors.joining())).isEqualTo(said);
    assertThat(
            line.stream()
                .filter(part -> part.getStyleClass().contains("red-sign"))
                .map(Label::getText)
                .collect(Collectors.joining("|")))
        .isEqualTo(red);
  }
}
