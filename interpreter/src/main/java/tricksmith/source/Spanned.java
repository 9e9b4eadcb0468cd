package tricksmith.source;

/** Whatever has a place in a text. */
public interface Spanned {
  Span span();
}
