/**
 * Condition of a container query: a grid has room for a table; else each row is a card. Grids name their room
 * `tideform-grid`.
 */
export const GRID_IS_TABLE = '@container tideform-grid (min-width: 561px)';

export const GRID_IS_CARDS = '@container tideform-grid (max-width: 560.98px)';
