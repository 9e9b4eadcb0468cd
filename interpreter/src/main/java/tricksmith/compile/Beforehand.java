package tricksmith.compile;

import java.util.Arrays;
import tricksmith.cards.IndexSet;
import tricksmith.match.Position;
import tricksmith.match.Values;

/**
 * Before a match begins there is nothing but cells for locals. Expressions that depend on nothing
 * else can be evaluated then; they ask nothing else.
 */
final class Beforehand implements Position {

  private long[] values = new long[64];
  private IndexSet[] groups = new IndexSet[16];

  Beforehand() {
    Arrays.fill(values, Values.NONE);
    Arrays.fill(groups, IndexSet.EMPTY);
  }

  @Override
  public long value(int cell) {
    return cell < values.length ? values[cell] : Values.NONE;
  }

  @Override
  public void bind(int cell, long value) {
    if (cell >= values.length) {
      int known = values.length;
      values = Arrays.copyOf(values, 2 * cell);
      Arrays.fill(values, known, values.length, Values.NONE);
    }
    values[cell] = value;
  }

  @Override
  public IndexSet group(int cell) {
    return cell < groups.length ? groups[cell] : IndexSet.EMPTY;
  }

  @Override
  public void bindGroup(int cell, IndexSet group) {
    if (cell >= groups.length) {
      int known = groups.length;
      groups = Arrays.copyOf(groups, 2 * cell);
      Arrays.fill(groups, known, groups.length, IndexSet.EMPTY);
    }
    groups[cell] = group;
  }

  private static IllegalStateException notYet() {
    return new IllegalStateException("the match has not begun");
  }

  @Override
  public int playOrder(int card) {
    throw notYet();
  }

  @Override
  public IndexSet zone(int zone) {
    throw notYet();
  }

  @Override
  public int size(int zone) {
    throw notYet();
  }

  @Override
  public int top(int zone) {
    throw notYet();
  }

  @Override
  public int bottom(int zone) {
    throw notYet();
  }

  @Override
  public IndexSet topOf(int zone, int count) {
    throw notYet();
  }

  @Override
  public IndexSet bottomOf(int zone, int count) {
    throw notYet();
  }

  @Override
  public int zoneOf(int card) {
    throw notYet();
  }

  @Override
  public int trickOf(int card) {
    throw notYet();
  }

  @Override
  public int playerOf(int card) {
    throw notYet();
  }

  @Override
  public int holderOf(int card) {
    throw notYet();
  }

  @Override
  public IndexSet playersInPlay() {
    throw notYet();
  }

  @Override
  public int nextInPlay(int player) {
    throw notYet();
  }

  @Override
  public int inPlayFrom(int player) {
    throw notYet();
  }

  @Override
  public int sideOf(int player) {
    throw notYet();
  }

  @Override
  public IndexSet membersOf(int side) {
    throw notYet();
  }

  @Override
  public IndexSet sidesInPlay() {
    throw notYet();
  }

  @Override
  public long score(int player) {
    throw notYet();
  }

  @Override
  public int tricksBegun() {
    throw notYet();
  }

  @Override
  public int tricksFinished() {
    throw notYet();
  }

  @Override
  public IndexSet table() {
    throw notYet();
  }

  @Override
  public int led() {
    throw notYet();
  }

  @Override
  public long suitLed() {
    throw notYet();
  }

  @Override
  public int stage() {
    throw notYet();
  }

  @Override
  public int winner() {
    throw notYet();
  }

  @Override
  public int winningCard() {
    throw notYet();
  }

  @Override
  public int loser() {
    throw notYet();
  }

  @Override
  public boolean beats() {
    throw notYet();
  }

  @Override
  public boolean ties() {
    throw notYet();
  }

  @Override
  public IndexSet played() {
    throw notYet();
  }

  @Override
  public int winnerOf(int trick) {
    throw notYet();
  }

  @Override
  public int leaderOf(int trick) {
    throw notYet();
  }

  @Override
  public int winningCardOf(int trick) {
    throw notYet();
  }

  @Override
  public long suitLedOf(int trick) {
    throw notYet();
  }

  @Override
  public IndexSet cardsOf(int trick) {
    throw notYet();
  }

  @Override
  public IndexSet tricksOf(IndexSet players) {
    throw notYet();
  }
}
