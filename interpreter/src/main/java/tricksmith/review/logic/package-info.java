/** Works out what conditions leave possible together. */
@NullMarked
package tricksmith.review.logic;

import org.jspecify.annotations.NullMarked;
