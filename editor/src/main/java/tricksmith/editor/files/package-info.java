/**
 * Scripts, match files and shared files on disk: reading, writing, and noticing outside changes.
 */
@NullMarked
package tricksmith.editor.files;

import org.jspecify.annotations.NullMarked;
