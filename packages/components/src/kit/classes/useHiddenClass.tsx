import { makeResetStyles } from '@fluentui/react-components';

/** Style of visually hidden text for screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const useHiddenClass = makeResetStyles(visuallyHidden);
