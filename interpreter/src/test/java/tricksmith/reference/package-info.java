/**
 * A second engine, slow and plain: it plays {@link tricksmith.rules.CheckedRules} by walking their
 * tree, with lists, sets and fractions of any size. It is written from {@code
 * docs/language/reference.md} alone and shares no code with the engine that is shipped, so that
 * wherever the two disagree one of them, or the page, is wrong.
 */
@NullMarked
package tricksmith.reference;

import org.jspecify.annotations.NullMarked;
