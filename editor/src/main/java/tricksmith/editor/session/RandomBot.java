package tricksmith.editor.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.match.Decision;
import tricksmith.match.Pick;
import tricksmith.match.SeatView;
import tricksmith.players.Bot;

/** Chooses any of the alternatives, always the same for the same seed. */
record RandomBot(long seed) implements Bot {

  @Override
  public Pick choose(SeatView view, Decision decision) {
    SplittableRandom random = new SplittableRandom(seed);
    return switch (decision.options()) {
      case Decision.OneOf(var alternatives, _) -> new Pick.One(random.nextInt(alternatives.size()));
      case Decision.Several several -> new Pick.Cards(some(several, random));
    };
  }

  private static IndexSet some(Decision.Several several, SplittableRandom random) {
    int most = Math.min(several.most(), several.cards().size());
    int count = random.nextInt(several.least(), most + 1);
    List<Integer> cards = new ArrayList<>(IntStream.of(several.cards().toArray()).boxed().toList());
    Collections.shuffle(cards, Random.from(random));
    return cards.stream().limit(count).reduce(IndexSet.EMPTY, IndexSet::with, IndexSet::union);
  }
}
