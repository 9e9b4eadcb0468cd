package tricksmith.editor.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tricksmith.service.Analysis;
import tricksmith.source.Edit;

class AssistantTest {
  private final StepwiseWorker worker = new StepwiseWorker();
  private final LatestReading reading = new LatestReading();
  private final Assistant assistant =
      new Assistant(worker, text -> Optional.of(Analysis.of(reading.of(text))));
  private final List<Object> answers = new ArrayList<>();

  @Test
  void readsATextOnceForSeveralQuestions() {
    assistant.ask("game \"x\"", () -> true, analysis -> analysis, answers::add);
    assistant.ask("game \"x\"", () -> true, analysis -> analysis, answers::add);
    worker.work();

    assertThat(answers).hasSize(2);
    assertThat(answers.getFirst()).isSameAs(answers.getLast());
  }

  @Test
  void doesNotAnswerWhatIsNoLongerWanted() {
    assistant.ask("game \"x\"", () -> false, Analysis::outline, answers::add);
    worker.work();

    assertThat(answers).isEmpty();
  }

  @Test
  void saysNothingAboutATextThatIsNotToBeRead() {
    Assistant silent = new Assistant(worker, _ -> Optional.empty());
    silent.ask("game \"x\"", () -> true, Analysis::outline, answers::add);
    worker.work();

    assertThat(answers).isEmpty();
  }

  @Test
  void outlivesAQuestionThatFails() {
    assistant.ask(
        "game \"x\"",
        () -> true,
        _ -> {
          throw new IllegalStateException("a mistake");
        },
        answers::add);
    assistant.ask(
        "game \"x\"",
        () -> true,
        _ -> {
          throw new StackOverflowError("too deep");
        },
        answers::add);
    assistant.ask("game \"x\"", () -> true, _ -> "answer", answers::add);
    worker.work();

    assertThat(answers).containsExactly("answer");
  }

  @Test
  void surveysTheText() {
    assistant.ask("game \"x\"\nmatch { new dael }\n", () -> true, Overview::of, answers::add);
    worker.work();

    assertThat(answers)
        .singleElement()
        .isInstanceOfSatisfying(
            Overview.class,
            overview -> assertThat(overview.outline()).extracting("label").contains("match"));
  }

  @Test
  void reviewsATextOnlyForWhatIsWrongWithIt() {
    List<String> reviewed = new ArrayList<>();
    Assistant sparing =
        new Assistant(
            worker,
            text ->
                Optional.of(
                    Analysis.of(
                        reading.toPlay(text),
                        () -> {
                          reviewed.add(text);
                          return reading.of(text);
                        })));
    String text = "game \"x\"\nmatch { new deal }\n";

    sparing.ask(text, () -> true, Overview::of, answers::add);
    worker.work();
    assertThat(reviewed).isEmpty();

    sparing.ask(text, () -> true, Analysis::diagnostics, answers::add);
    sparing.ask(text, () -> true, Analysis::diagnostics, answers::add);
    worker.work();
    assertThat(reviewed).containsExactly(text);
    assertThat(answers.getLast()).isEqualTo(reading.of(text).diagnostics());
  }

  @Test
  void listsFixesForWhatIsWrong() {
    String text = "game \"x\"\nmatch { new dael }\n";
    assistant.ask(
        text, () -> true, analysis -> QuickFixes.of(analysis, Locale.ENGLISH), answers::add);
    worker.work();

    assertThat(answers)
        .singleElement()
        .isInstanceOfSatisfying(
            QuickFixes.class,
            remedies ->
                assertThat(remedies.fixes().values().iterator().next().getFirst().edits())
                    .extracting(Edit::text)
                    .contains("deal"));
  }
}
