import { makeStyles, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
/** Background and border of a difference. Symbols and texts mark differences too; in high contrast, only they do. */
const tinted = (background: string, stroke: string) => ({
  backgroundColor: background,
  border: `${tokens.strokeWidthThin} solid ${stroke}`,
});

export const useComparisonStyles = makeStyles({
  pane: {
    gridColumn: '-2',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: '8px 20px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: thinBorder,
  },
  summary: { marginBlock: '12px 0', marginInline: '16px' },
  beside: { marginInlineEnd: 'auto', display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  scroll: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: '4px 4px 16px' },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderSpacing: '16px 8px',
    '@media (max-width: 640px)': { borderSpacing: '8px 4px' },
  },
  side: {
    paddingInline: 0,
    textAlign: 'start',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    paddingTop: '8px',
  },
  section: {
    paddingInline: 0,
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    paddingTop: '8px',
  },
  cell: { verticalAlign: 'top', padding: 0, height: '1px' },
  field: {
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '56px',
    padding: '8px 12px',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignContent: 'center',
    columnGap: tokens.spacingHorizontalXS,
    backgroundColor: tokens.colorNeutralBackground1,
    border: thinBorder,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
  },
  added: tinted(tokens.colorPaletteGreenBackground1, tokens.colorPaletteGreenBorder1),
  removed: tinted(tokens.colorPaletteRedBackground1, tokens.colorPaletteRedBorder1),
  changed: tinted(tokens.colorPaletteDarkOrangeBackground1, tokens.colorPaletteDarkOrangeBorder1),
  moved: tinted(tokens.colorPaletteDarkOrangeBackground1, tokens.colorPaletteDarkOrangeBorder1),
  sign: { gridColumn: '1' },
  name: { gridColumn: '2', fontWeight: tokens.fontWeightSemibold },
  kind: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    paddingInlineStart: tokens.spacingHorizontalXS,
  },
  // Has a background of its own, because its text has too little contrast on the tint of changed lines.
  mark: { gridColumn: '3', justifySelf: 'end', backgroundColor: tokens.colorNeutralBackground1 },
  answer: { gridColumn: '2', whiteSpace: 'pre-wrap' },
  lines: { gridColumn: '2 / -1', margin: 0, padding: 0, listStyle: 'none', fontSize: tokens.fontSizeBase200 },
  was: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground2 },
  is: { fontWeight: tokens.fontWeightSemibold },
  nowhere: {
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '56px',
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  note: { padding: '24px', color: tokens.colorNeutralForeground3, textAlign: 'center' },
  code: { flexGrow: 1, minHeight: 0, padding: '12px' },
});
