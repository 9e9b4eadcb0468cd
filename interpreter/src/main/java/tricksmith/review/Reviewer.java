package tricksmith.review;

/** Looks for one kind of thing in rules that can never matter or never be right. */
interface Reviewer {

  /** Adds what it finds. */
  void review(Rulebook book, Findings findings);
}
