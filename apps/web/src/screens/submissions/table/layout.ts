/** Widths of the fixed columns: selection at the start, row actions at the end. */
export const checkboxPx = 44;
export const actionsPx = 48;
/** Maps a row density to the row height, in pixels. */
export const rowPx = { roomy: 48, normal: 36, dense: 28 } as const;
export const headPx = 36;
