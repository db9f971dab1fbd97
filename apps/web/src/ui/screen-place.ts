/** Where a frame shows its screen, for style sheets of frames: all that is left of the window; it scrolls there, the window never. */
export const screenPlace = {
  flexGrow: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  overflowY: 'auto',
  ':focus': { outlineStyle: 'none' },
} as const;
