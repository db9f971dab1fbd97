/** Widths of what is beside the columns: the ticks at the start, what can be done with a row at the end. */
export const tickPx = 44;
export const actionsPx = 48;
/** Height of a row, by the density of the view. */
export const rowPx = { roomy: 48, normal: 36, dense: 28 } as const;
export const headPx = 36;
