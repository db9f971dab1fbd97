import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const usePdfTabStyles = makeStyles({
  panes: {
    flexGrow: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  },
  panel: { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, borderLeft: thinBorder },
  panelHead: { margin: 0, padding: '12px 16px 4px' },
  panelBody: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: '12px 16px 16px',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
  },
  /* Fieldset without the browser's default styles; a legend can't be an item of a flex row. */
  group: {
    margin: 0,
    padding: 0,
    minWidth: 0,
    ...shorthands.borderStyle('none'),
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
  },
  rule: { flexGrow: 0 },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: '12px 16px',
    borderTop: thinBorder,
  },
  footNote: { flexGrow: 1, color: tokens.colorNeutralForeground3 },
  pair: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, '& > *': { flex: '1 1 40%' } },
  on: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
  },
  slide: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) 76px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '36px',
  },
  slider: { minWidth: 0 },
  spin: { width: '76px', minWidth: 0, '& input': { width: '36px' } },
  slot: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
  },
  slotInput: { width: '100%', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  menu: { maxHeight: '50vh', overflowY: 'auto' },
  logo: {
    maxWidth: '160px',
    maxHeight: '48px',
    padding: tokens.spacingHorizontalXS,
    backgroundColor: 'white',
    border: thinBorder,
    borderRadius: tokens.borderRadiusMedium,
  },
});
