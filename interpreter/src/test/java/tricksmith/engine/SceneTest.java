package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/** Tables set by hand, as tests in scripts set them ({@code docs/language/reference.md}, Tests). */
class SceneTest {

  private final Game game = new Game(3, Game.pack());
  private final int trump = game.cell("trump", Lifetime.DEAL, null);

  private Scene scene() {
    return Scene.of(new PreparedProgram(game.end().rules()), null);
  }

  private Scene followSuit() {
    game.must("follow suit", game.follows())
        .bestIf("a trump", Game.equal(game.suit(game.it()), Game.read(trump)))
        .suitLedThenHigher();
    return scene();
  }

  @Test
  void tellsWhatMayBePlayed() {
    Scene scene = followSuit();
    scene.play(1, game.card("9D"));
    scene.hand(2, game.cards("4D", "2S", "KC"));

    assertThat(scene.mayPlay(2)).isEqualTo(game.cards("4D"));
    assertThat(scene.exclusions(2))
        .extracting(Exclusion::card)
        .containsExactly(game.card("KC"), game.card("2S"));
    scene.hand(2, game.cards("2S", "KC"));
    assertThat(scene.mayPlay(2)).isEqualTo(game.cards("2S", "KC"));
  }

  @Test
  void tellsWhoWinsAndWhy() {
    Scene scene = followSuit();
    scene.set(new CellPlace.Fixed(trump), game.suit(game.card("2S")));
    scene.play(1, game.card("AH"));
    scene.play(2, game.card("2S"));
    scene.play(3, game.card("KH"));

    assertThat(scene.result()).isInstanceOf(Scene.Won.class);
    assertThat(((Scene.Won) scene.result()).seat()).isEqualTo(2);
    assertThat(((Scene.Won) scene.result()).reason().label()).isEqualTo("a trump");
  }

  private Scene tied() {
    Scene scene = scene();
    scene.play(1, game.card("4S"));
    scene.play(2, game.card("4H"));
    scene.play(3, game.card("2S"));
    return scene;
  }

  @Test
  void tellsWhoGoesToAPlayoff() {
    game.playoffs().best("the higher", game.rank());

    assertThat(tied().result()).isEqualTo(new Scene.Playoff(List.of(1, 2)));
    Scene oneIsOut = tied();
    oneIsOut.hand(1, IndexSet.EMPTY);
    assertThat(oneIsOut.result()).isEqualTo(new Scene.Won(2, null));
    oneIsOut.hand(2, IndexSet.EMPTY);
    assertThat(oneIsOut.result()).isEqualTo(new Scene.Nobody());
  }

  @Test
  void goesOnWithThePlayoff() {
    game.playoffs().best("the higher", game.rank());
    Scene scene = tied();
    scene.play(1, game.card("9C"));

    assertThat(scene.position().stage()).isEqualTo(2);
    assertThat(scene.position().table()).isEqualTo(game.cards("9C"));
    scene.play(2, game.card("10C"));
    assertThat(((Scene.Won) scene.result()).seat()).isEqualTo(2);
  }

  @Test
  void tellsThatNothingDecides() {
    game.best("the higher", game.rank());

    assertThat(tied().result()).isEqualTo(new Scene.Undecided(List.of(1, 2)));
  }

  @Test
  void asksWhoLeadsWhatMayBeLed() {
    game.obligation("no hearts", true, true, game.isSuit("H"), null, null);
    Scene scene = scene();
    scene.hand(3, game.cards("2H", "2C"));

    assertThat(scene.mayPlay(3)).isEqualTo(game.cards("2C"));
    assertThat(scene.position().tricksBegun()).isZero();
  }

  @Test
  void setsScoresAndWhoSitsOut() {
    Scene scene = scene();
    scene.score(2, Values.number(7));
    scene.sitOut(1);

    assertThat(scene.position().score(1)).isEqualTo(Values.number(7));
    assertThat(scene.position().inPlayFrom(0)).isEqualTo(1);
  }

  @Test
  void faultsNameTheRule() {
    game.best("a fraction", Game.oneByZero());

    assertThatThrownBy(() -> tied().result()).isInstanceOf(Fault.class);
  }
}
