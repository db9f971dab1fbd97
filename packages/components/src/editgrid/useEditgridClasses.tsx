import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { GRID_CARDS_QUERY } from '../kit/classes/grid-width.ts';
import { useGridClasses } from '../kit/rows/useGridClasses.tsx';

const useStyles = makeStyles({
  table: {
    '--tideform-menu-column': '76px',
    '@media (pointer: coarse)': { '--tideform-menu-column': '96px' },
  },
  row: { alignItems: 'start', [GRID_CARDS_QUERY]: { alignItems: 'stretch', gap: tokens.spacingVerticalS } },
  answer: {
    ...typographyStyles.body1,
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: '48px',
    padding: '14px 4px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground1,
    ':nth-child(2)': { paddingInlineStart: '12px' },
    [GRID_CARDS_QUERY]: { minHeight: 'auto', padding: 0, ':nth-child(2)': { paddingInlineStart: 0 } },
  },
  answerLabel: {
    ...typographyStyles.caption1,
    display: 'none',
    color: tokens.colorNeutralForeground3,
    [GRID_CARDS_QUERY]: { display: 'block' },
  },
  none: { color: tokens.colorNeutralForeground3 },
  lines: { display: 'block', maxHeight: '60px', overflow: 'hidden' },
  line: { display: 'block', whiteSpace: 'pre-line' },
  lineLabel: { color: tokens.colorNeutralForeground3 },
  menuCell: { display: 'flex', justifyContent: 'end' },
  wrong: {
    gridColumn: '1 / -1',
    padding: '0 12px 12px',
    [GRID_CARDS_QUERY]: { padding: 0 },
  },
  openRow: {
    display: 'block',
    containIntrinsicBlockSize: 'auto 400px',
    [GRID_CARDS_QUERY]: { display: 'block', paddingBlock: '12px 16px' },
  },
  openCell: { display: 'block', padding: 0 },
  editor: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: '12px 12px 16px',
    backgroundColor: tokens.colorNeutralBackground2,
    [GRID_CARDS_QUERY]: { padding: 0, backgroundColor: 'transparent' },
  },
  editorHead: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '32px' },
  editorTitle: { ...typographyStyles.body1Strong, color: tokens.colorNeutralForeground1, margin: 0 },
  fields: { display: 'flex', flexDirection: 'column', gap: 'var(--field-gap, 24px)', minWidth: 0 },
  /* The builder's canvas adds its own spacing between blocks. */
  blocks: { minWidth: 0 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [GRID_CARDS_QUERY]: { '> *': { flexGrow: 1 } },
  },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
  off: {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'not-allowed',
    ':hover': { backgroundColor: tokens.colorTransparentBackground, color: tokens.colorNeutralForegroundDisabled },
  },
});

export type EditgridClasses = ReturnType<typeof useEditgridClasses>;

/** Returns the CSS classes of an edit grid and its rows. The object is the same for every render of a grid. */
export function useEditgridClasses() {
  const grid = useGridClasses();
  const own = useStyles();
  return useMemo(
    () => ({
      ...grid,
      ...own,
      table: mergeClasses(grid.table, own.table),
      row: mergeClasses(grid.row, own.row),
      openRow: mergeClasses(grid.row, own.openRow),
      menuCell: mergeClasses(grid.menuCell, own.menuCell),
      offButton: mergeClasses(grid.menuButton, own.off),
    }),
    [grid, own],
  );
}
