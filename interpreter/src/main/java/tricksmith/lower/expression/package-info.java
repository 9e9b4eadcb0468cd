/** Lowers terms to expressions, and computes values that are known before a match. */
@NullMarked
package tricksmith.lower.expression;

import org.jspecify.annotations.NullMarked;
