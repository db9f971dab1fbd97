import { makeStyles, tokens } from '@fluentui/react-components';

export const useBarStyles = makeStyles({
  /** Stays at the foot of the screen, over its whole width, while the form scrolls below it. */
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '56px',
    marginTop: 'auto',
    marginBottom: '-24px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `0 0 0 100vmax ${tokens.colorNeutralBackground1}`,
    clipPath: 'inset(-1px -100vmax 0)',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-100vmax',
      top: '-1px',
      borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
    '@media (max-width: 640px)': { minHeight: '60px', marginBottom: '-12px' },
    '@media print': { display: 'none' },
  },
  state: {
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
  },
  action: { whiteSpace: 'nowrap', flexShrink: 0 },
});
