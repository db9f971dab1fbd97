/**
 * Condition of a container query: a grid has no room for a table, and each row is a card. Grids name their room
 * `tideform-grid`; `field.css` asks for the contrary.
 */
export const GRID_IS_CARDS = '@container tideform-grid (max-width: 560.98px)';
