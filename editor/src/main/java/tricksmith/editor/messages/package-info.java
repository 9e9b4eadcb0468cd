/** Localized messages, looked up in resource bundles. */
@NullMarked
package tricksmith.editor.messages;

import org.jspecify.annotations.NullMarked;
