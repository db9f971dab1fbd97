import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { GRID_CARDS_QUERY } from '../classes/grid-width.ts';

const stroke = `${tokens.strokeWidthThin} solid`;

/** CSS variable with the column widths, set once on the table. */
export const COLUMN_WIDTHS = '--tideform-columns';
/** CSS variable with the number of rows that a placeholder replaces. */
export const PLACEHOLDER_ROWS = '--tideform-far-rows';
const columnWidths = `var(${COLUMN_WIDTHS})`;

const plainButton = {
  padding: 0,
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorTransparentBackground,
  color: tokens.colorNeutralForeground2,
  cursor: 'pointer',
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2BrandHover },
  ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
} as const;

const squareButton = {
  ...plainButton,
  display: 'inline-grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  '@media (pointer: coarse)': { width: '44px', height: '44px' },
} as const;

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
    // In the builder, the surrounding element scrolls instead of the grid.
    minWidth: 'var(--tideform-grid-least, 0)',
    overflowX: 'var(--tideform-grid-overflow, auto)' as 'auto',
    border: `${stroke} ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    [GRID_CARDS_QUERY]: { border: 'none', borderRadius: 0, overflowX: 'visible' },
  },
  /* The rows scroll inside the table, so that the header stays visible. Printed tables and cards don't scroll. */
  frozen: {
    maxHeight: 'min(70vh, 640px)',
    overflowY: 'auto',
    scrollPaddingBlockStart: '36px',
    '& > table > thead': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      boxShadow: `0 ${tokens.strokeWidthThin} 0 ${tokens.colorNeutralStroke1}`,
    },
    [GRID_CARDS_QUERY]: { maxHeight: 'none', overflowY: 'visible' },
    '@media print': { maxHeight: 'none', overflowY: 'visible' },
  },
  /* NOTE: rows are CSS grids, because `content-visibility` doesn't work for table rows. */
  table: {
    display: 'block',
    width: '100%',
    '--tideform-menu-column': 'calc(4px + 32px * var(--tideform-menu-buttons, 1))',
    '@media (pointer: coarse)': { '--tideform-menu-column': 'calc(4px + 44px * var(--tideform-menu-buttons, 1))' },
    [GRID_CARDS_QUERY]: { minWidth: '0 !important' },
  },
  head: {
    display: 'block',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    [GRID_CARDS_QUERY]: { display: 'none' },
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
    [GRID_CARDS_QUERY]: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: columnWidths,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 48px',
    borderTop: `${stroke} ${tokens.colorNeutralStroke2}`,
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop="before"]': { boxShadow: `inset 0 2px 0 ${tokens.colorCompoundBrandStroke}` },
    '&[data-drop="behind"]': { boxShadow: `inset 0 -2px 0 ${tokens.colorCompoundBrandStroke}` },
    [GRID_CARDS_QUERY]: {
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
    [GRID_CARDS_QUERY]: { display: 'block', textAlign: 'start', paddingBlock: '6px' },
  },
  rowName: {
    ...typographyStyles.body1Strong,
    boxSizing: 'border-box',
    padding: '14px 12px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    [GRID_CARDS_QUERY]: { padding: '6px 0' },
  },
  groupRow: {
    display: 'block',
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `${stroke} ${tokens.colorNeutralStroke2}`,
    [GRID_CARDS_QUERY]: { borderTop: 'none', borderRadius: tokens.borderRadiusMedium },
  },
  groupName: { display: 'block', padding: '4px', textAlign: 'start' },
  groupButton: {
    ...typographyStyles.body1Strong,
    ...plainButton,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalS,
    textAlign: 'start',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  cell: {
    minWidth: 0,
    minHeight: '48px',
    boxSizing: 'border-box',
    padding: '8px 4px',
    ':nth-child(2)': { paddingInlineStart: '12px' },
    [GRID_CARDS_QUERY]: { minHeight: 'auto', padding: '0', ':nth-child(2)': { paddingInlineStart: '0' } },
  },
  menuCell: {
    whiteSpace: 'nowrap',
    paddingBlock: '8px',
    paddingInline: '0 4px',
    [GRID_CARDS_QUERY]: {
      position: 'absolute',
      insetBlockStart: '4px',
      insetInlineEnd: '4px',
      paddingBlock: 0,
      paddingInline: 0,
    },
  },
  menuButton: squareButton,
  handle: { ...squareButton, cursor: 'grab', touchAction: 'none', ':active': { cursor: 'grabbing' } },
  add: { [GRID_CARDS_QUERY]: { width: '100%' } },
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  far: {
    boxSizing: 'border-box',
    height: `calc(var(${PLACEHOLDER_ROWS}) * 49px)`,
    [GRID_CARDS_QUERY]: { height: `calc(var(${PLACEHOLDER_ROWS}) * 320px)` },
  },
});

export type GridClasses = ReturnType<typeof useGridClasses>;

/** Returns the classes of a grid and its rows. They are computed once per grid, and the object doesn't change. */
export function useGridClasses() {
  const styles = useStyles();
  return useMemo(
    () => ({
      ...styles,
      farRows: mergeClasses(styles.row, styles.far),
      frozenBox: mergeClasses(styles.box, styles.frozen),
    }),
    [styles],
  );
}
