/** What a word means and what a call takes: hover and signature help. */
@NullMarked
package tricksmith.service.hover;

import org.jspecify.annotations.NullMarked;
