/** What is asked, and answers that look like the thing: an auction, a matrix, suits. */
@NullMarked
package tricksmith.editor.table.question;

import org.jspecify.annotations.NullMarked;
