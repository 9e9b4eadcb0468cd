/** Lowers terms to expressions, and computes what is known before a match. */
@NullMarked
package tricksmith.lower.expression;

import org.jspecify.annotations.NullMarked;
