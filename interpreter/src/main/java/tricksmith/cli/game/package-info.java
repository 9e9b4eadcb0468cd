/**
 * What {@code play}, {@code simulate}, {@code compare} and {@code replay} share: the way from a
 * file and options to a game, and the text for what happens in a match.
 */
@NullMarked
package tricksmith.cli.game;

import org.jspecify.annotations.NullMarked;
