/** The problems of a text as written: what they are, where they are, and how to fix them. */
@NullMarked
package tricksmith.parse.diagnostic;

import org.jspecify.annotations.NullMarked;
