/** Style rules for the area of a frame that shows the screen: it fills the window and scrolls, the window doesn't. */
export const screenPlace = {
  flexGrow: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  overflowY: 'auto',
  ':focus': { outlineStyle: 'none' },
} as const;
