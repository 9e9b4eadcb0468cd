/** What is wrong with a text as it is written: problems, where they are, and how to fix them. */
@NullMarked
package tricksmith.parse.diagnostic;

import org.jspecify.annotations.NullMarked;
