/** The gallery: games to play, to search by what they do, and to start from. */
@NullMarked
package tricksmith.editor.gallery;

import org.jspecify.annotations.NullMarked;
