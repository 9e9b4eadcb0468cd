/** The pages in {@code docs}: what they show is so, and their links lead somewhere. */
@NullMarked
package tricksmith.documentation;

import org.jspecify.annotations.NullMarked;
