/** Hover and signature help: what a word means and what a call takes. */
@NullMarked
package tricksmith.service.hover;

import org.jspecify.annotations.NullMarked;
