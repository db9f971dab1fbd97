/**
 * Container query for grids that are too narrow for a table, where each row becomes a card. Grids name their container
 * `tideform-grid`; `field.css` contains the opposite query.
 */
export const GRID_CARDS_QUERY = '@container tideform-grid (max-width: 560.98px)';
