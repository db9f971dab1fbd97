import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { GRID_IS_CARDS } from '../classes/grid-width.ts';

const stroke = `${tokens.strokeWidthThin} solid`;

/** The widths of the columns, said once by the table. */
export const COLUMN_WIDTHS = '--tideform-columns';
/** How many rows are left out in one place. */
export const FAR_ROWS = '--tideform-far-rows';
const columnWidths = `var(${COLUMN_WIDTHS})`;

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
    // The builder scrolls what is around it.
    minWidth: 'var(--tideform-grid-least, 0)',
    overflowX: 'var(--tideform-grid-overflow, auto)' as 'auto',
    border: `${stroke} ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    [GRID_IS_CARDS]: { border: 'none', borderRadius: 0, overflowX: 'visible' },
  },
  /* NOTE: a table whose rows are grids, for only then the browser can leave out rows that are far from the window. */
  table: {
    display: 'block',
    width: '100%',
    '--tideform-menu-column': '36px',
    '@media (pointer: coarse)': { '--tideform-menu-column': '48px' },
    [GRID_IS_CARDS]: { minWidth: '0 !important' },
  },
  head: {
    display: 'block',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    [GRID_IS_CARDS]: { display: 'none' },
  },
  names: { display: 'grid', gridTemplateColumns: columnWidths, alignItems: 'center' },
  columnName: {
    ...typographyStyles.caption1Strong,
    boxSizing: 'border-box',
    minHeight: '28px',
    alignContent: 'center',
    padding: '0 4px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ':first-child': { paddingInlineStart: '12px' },
  },
  body: {
    display: 'block',
    [GRID_IS_CARDS]: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: columnWidths,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 48px',
    borderTop: `${stroke} ${tokens.colorNeutralStroke2}`,
    [GRID_IS_CARDS]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: tokens.spacingVerticalM,
      containIntrinsicBlockSize: 'auto 320px',
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
    minWidth: 0,
    minHeight: '48px',
    boxSizing: 'border-box',
    padding: '8px 4px',
    ':nth-child(2)': { paddingInlineStart: '12px' },
    [GRID_IS_CARDS]: { minHeight: 'auto', padding: '0', ':nth-child(2)': { paddingInlineStart: '0' } },
  },
  menuCell: {
    paddingBlock: '8px',
    paddingInline: '0 4px',
    [GRID_IS_CARDS]: {
      position: 'absolute',
      insetBlockStart: '4px',
      insetInlineEnd: '4px',
      paddingBlock: 0,
      paddingInline: 0,
    },
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
  far: {
    boxSizing: 'border-box',
    height: `calc(var(${FAR_ROWS}) * 49px)`,
    [GRID_IS_CARDS]: { height: `calc(var(${FAR_ROWS}) * 320px)` },
  },
});

export type GridClasses = ReturnType<typeof useGridClasses>;

/** Classes of a grid and all its rows: made once a grid, and the same object while it lives. */
export function useGridClasses() {
  const styles = useStyles();
  return useMemo(
    () => ({
      ...styles,
      farRows: mergeClasses(styles.row, styles.far),
    }),
    [styles],
  );
}
