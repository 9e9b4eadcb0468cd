package tricksmith.review.rulebook;

/** Looks for one kind of rule that can never matter or never be right. */
public interface Reviewer {

  /** Reviews the rules and reports findings. */
  void review();
}
