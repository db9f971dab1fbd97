import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { GRID_IS_CARDS } from '../kit/classes/grid-width.ts';

const stroke = `${tokens.strokeWidthThin} solid`;

const useStyles = makeStyles({
  room: {
    containerType: 'inline-size',
    containerName: 'tideform-grid',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
  },
  box: {
    boxSizing: 'border-box',
    width: '100%',
    overflowX: 'auto',
    border: `${stroke} ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    [GRID_IS_CARDS]: { border: 'none', borderRadius: 0, overflowX: 'visible' },
  },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    [GRID_IS_CARDS]: { display: 'block', minWidth: '0 !important' },
  },
  head: {
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    [GRID_IS_CARDS]: { display: 'none' },
  },
  columnName: {
    ...typographyStyles.caption1Strong,
    height: '28px',
    padding: '0 4px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ':first-child': { paddingInlineStart: '12px' },
  },
  menuColumn: { width: '36px', '@media (pointer: coarse)': { width: '48px' } },
  tickColumn: { width: '72px' },
  narrowColumn: { width: '120px' },
  body: { [GRID_IS_CARDS]: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM } },
  row: {
    borderTop: `${stroke} ${tokens.colorNeutralStroke2}`,
    [GRID_IS_CARDS]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: tokens.spacingVerticalM,
      border: `${stroke} ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusLarge,
      padding: '8px 12px 16px',
    },
  },
  title: {
    ...typographyStyles.body1Strong,
    display: 'none',
    [GRID_IS_CARDS]: { display: 'block', textAlign: 'start', paddingBlock: '6px' },
  },
  cell: {
    position: 'relative',
    height: '48px',
    boxSizing: 'border-box',
    verticalAlign: 'top',
    padding: '8px 4px',
    ':nth-child(2)': { paddingInlineStart: '12px' },
    [GRID_IS_CARDS]: { display: 'block', height: 'auto', padding: '0', ':nth-child(2)': { paddingInlineStart: '0' } },
  },
  menuCell: {
    verticalAlign: 'top',
    padding: '8px 4px 8px 0',
    [GRID_IS_CARDS]: { position: 'absolute', insetBlockStart: '4px', insetInlineEnd: '4px', padding: '0' },
  },
  menuButton: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorTransparentBackground,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2BrandHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
  },
  add: { [GRID_IS_CARDS]: { width: '100%' } },
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  far: { height: '49px', [GRID_IS_CARDS]: { height: '320px' } },
});

export type GridClasses = ReturnType<typeof useGridClasses>;

/** Classes of a grid and all its rows: made once a grid, and the same object while it lives. */
export function useGridClasses() {
  const styles = useStyles();
  return useMemo(
    () => ({
      ...styles,
      tick: mergeClasses(styles.columnName, styles.tickColumn),
      narrow: mergeClasses(styles.columnName, styles.narrowColumn),
      wide: styles.columnName,
      farRow: mergeClasses(styles.row, styles.far),
    }),
    [styles],
  );
}
