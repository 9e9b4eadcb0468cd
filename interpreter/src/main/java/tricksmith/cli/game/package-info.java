/**
 * What {@code play}, {@code simulate}, {@code compare} and {@code replay} share: loading games and
 * describing what happens in a match.
 */
@NullMarked
package tricksmith.cli.game;

import org.jspecify.annotations.NullMarked;
