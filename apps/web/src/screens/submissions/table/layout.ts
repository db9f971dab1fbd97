/** Widths of what is beside the columns: the ticks at the start, what can be done with a row at the end. */
export const tickPx = 44;
export const actionsPx = 48;
export const rowPx = 36;
