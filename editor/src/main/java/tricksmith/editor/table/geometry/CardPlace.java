package tricksmith.editor.table.geometry;

/**
 * The place of a card.
 *
 * @param place before it is turned
 * @param degrees clockwise, around its centre
 */
public record CardPlace(Area place, double degrees) {}
