package tricksmith.players;

import java.util.ArrayList;
import java.util.List;
import tricksmith.engine.MatchRun;

/**
 * What comes after a pick that is tried out: a tree of the choices that may follow, whatever the
 * hidden cards, and of how well those who made them did (information-set tree search, Cowling,
 * Powley, Whitehouse 2012). At first everybody chooses like a novice; the more often a choice comes
 * up, the more it depends on what has done well. Results are relative to those of the other picks
 * in the same world, so the luck of the world plays no part. Not thread-safe.
 */
final class Replies {

  /** The number of results that the worth at sight counts for. */
  private static final double SIGHT = 6;

  /** How much it counts, in usual differences, that an alternative has seldom been tried. */
  private static final double CURIOSITY = 0.4;

  /** The part of that which is the same for all alternatives, however bad they are at sight. */
  private static final double EVEN = 0.05;

  /** The difference at sight, in usual differences, at which alternatives are tried as e to 1. */
  private static final double SOFTNESS = 0.15;

  private final Node root = new Node();
  private final List<Node> nodes = new ArrayList<>();
  private final List<Edge> path = new ArrayList<>();
  private double[] sights = new double[16];
  private double[] priors = new double[16];
  private Node here = root;
  private boolean inTree;

  /** A point where somebody chooses. */
  private static final class Node {
    private final List<Edge> edges = new ArrayList<>();
    private int count;
    private double sum;

    Edge edge(int seat, long value) {
      for (Edge edge : edges) {
        if (edge.value == value && edge.seat == seat) {
          return edge;
        }
      }
      Edge edge = new Edge(seat, value);
      edges.add(edge);
      return edge;
    }
  }

  /** A choice, how well the seat that made it did, and where it leads. */
  private static final class Edge {
    private final int seat;
    private final long value;
    private final Node next = new Node();
    private int count;
    private double sum;

    Edge(int seat, long value) {
      this.seat = seat;
      this.value = value;
    }
  }

  /** Begins another playout, after the pick. */
  void begin() {
    here = root;
    inTree = true;
    nodes.clear();
    path.clear();
  }

  /**
   * Makes the next choice of a playout, unless that has left the tree: after a choice that had not
   * come up before, at one that others will not see, or where several things are chosen. A playout
   * that has left the tree does not return.
   *
   * @return whether the choice was made
   */
  boolean choose(MatchRun run, Playing playing) {
    inTree = inTree && run.alternatives() > 0 && !run.isHidden();
    if (!inTree) {
      return false;
    }
    int alternatives = run.alternatives();
    if (alternatives == 1) {
      run.choose(0);
      return true;
    }
    look(run, playing, alternatives);
    int chosen = best(run, alternatives);
    inTree = here.count > 0;
    Edge edge = here.edge(run.seat(), run.faceOf(chosen));
    nodes.add(here);
    path.add(edge);
    here = edge.next;
    run.choose(chosen);
    return true;
  }

  /** Finds out how much worse each alternative is at sight than the best one. */
  private void look(MatchRun run, Playing playing, int alternatives) {
    if (sights.length < alternatives) {
      sights = new double[2 * alternatives];
      priors = new double[2 * alternatives];
    }
    playing.describing().look(run);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < alternatives; i++) {
      sights[i] = playing.worth(run, i);
      most = Math.max(most, sights[i]);
    }
    for (int i = 0; i < alternatives; i++) {
      sights[i] -= most;
    }
  }

  /**
   * Returns the alternative that has done best, or may do so: one that is likely at sight and has
   * seldom been tried (PUCT, Rosin 2011).
   */
  private int best(MatchRun run, int alternatives) {
    boolean known = here.count > 0;
    double mean = known ? here.sum / here.count : 0;
    double all = 0;
    for (int i = 0; known && i < alternatives; i++) {
      priors[i] = StrictMath.exp(sights[i] / SOFTNESS);
      all += priors[i];
    }
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < alternatives; i++) {
      double worth = sights[i];
      if (known) {
        Edge edge = here.edge(run.seat(), run.faceOf(i));
        worth = (edge.sum + SIGHT * (mean + sights[i])) / (edge.count + SIGHT);
        double prior = (1 - EVEN) * priors[i] / all + EVEN / alternatives;
        worth += CURIOSITY * prior * Math.sqrt(here.count) / (1 + edge.count);
      }
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  /**
   * Notes how the playout came out.
   *
   * @param gained what each seat gained, relative to the other picks
   */
  void learn(double[] gained) {
    for (int i = 0; i < path.size(); i++) {
      Edge edge = path.get(i);
      Node node = nodes.get(i);
      double result = gained[edge.seat - 1];
      edge.count++;
      edge.sum += result;
      node.count++;
      node.sum += result;
    }
  }
}
