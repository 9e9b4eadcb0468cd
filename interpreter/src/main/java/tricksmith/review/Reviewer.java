package tricksmith.review;

/** Looks for one kind of rule that can never matter or never be right. */
interface Reviewer {

  /** Reviews the rules and reports findings. */
  void review(Rulebook book, Findings findings);
}
