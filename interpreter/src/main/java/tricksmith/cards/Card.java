package tricksmith.cards;

import org.jspecify.annotations.Nullable;

/**
 * A physical card of a match.
 *
 * @param index its position in deck order, from 0, which identifies it in the engine
 * @param label what is printed on it: {@code 10H}, {@code JK1}; the same for identical copies
 * @param copy 1, 2, … among cards with the same label
 * @param suit index of its suit, or -1 if it has none
 * @param rank index of its rank, or -1 if it has none
 * @param number its number, or null if it has none
 * @param kind the kind of special card, or null for an ordinary card
 */
public record Card(
    int index,
    String label,
    int copy,
    int suit,
    int rank,
    @Nullable Long number,
    @Nullable String kind) {}
