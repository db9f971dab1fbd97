/**
 * Style rules for the part of a frame that contains the screen. It fills the window and scrolls, so that the window
 * itself doesn't scroll.
 */
export const screenContainerStyle = {
  flexGrow: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  overflowY: 'auto',
  ':focus': { outlineStyle: 'none' },
} as const;
