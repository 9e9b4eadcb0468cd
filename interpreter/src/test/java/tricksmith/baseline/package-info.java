/**
 * What the program did before it was rebuilt: the matches that it plays and what {@code check}
 * prints, compared with files in {@code src/test/resources/baseline}. {@code
 * -Dbaseline.rewrite=true} rewrites those files; do so only where behaviour is meant to change.
 */
@NullMarked
package tricksmith.baseline;

import org.jspecify.annotations.NullMarked;
