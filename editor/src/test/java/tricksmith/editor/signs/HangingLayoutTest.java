package tricksmith.editor.signs;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.scene.text.TextLayout;
import java.lang.reflect.Method;
import java.util.stream.Stream;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.Test;

class HangingLayoutTest {

  /** A newer JavaFX may ask for more: then it is to get the places of the indented lines too. */
  @Test
  void answersWhateverDependsOnThePlacesOfLines() {
    Stream<String> all =
        Stream.of(TextLayout.class.getDeclaredMethods())
            .map(Method::getName)
            .filter(name -> name.startsWith("get"))
            // These depend on the text and its width alone.
            .filter(name -> !name.equals("getTextSpans") && !name.equals("getFont"));

    assertThat(HangingLayout.class.getDeclaredMethods())
        .extracting(Method::getName)
        .containsAll(all.toList());
  }

  /** This is where JavaFX keeps it. */
  @Test
  void isWhatAnIndentedTextIsLaidOutBy() throws ReflectiveOperationException {
    TextFlow text = new ScriptLine("deal deck");
    var layout = TextFlow.class.getDeclaredField("layout");
    layout.setAccessible(true);

    assertThat(layout.get(text)).isInstanceOf(HangingLayout.class);
  }
}
