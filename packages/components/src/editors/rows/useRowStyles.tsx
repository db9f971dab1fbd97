import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of row editors, designed for the builder's settings pane, which is 360 px wide. */
export const useRowStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  row: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  scroll: { maxHeight: '480px', overflowY: 'auto', scrollbarWidth: 'thin', scrollbarGutter: 'stable' },
  all: { position: 'relative' },
  placed: { position: 'absolute', insetInline: 0, top: 0, paddingBlock: tokens.spacingVerticalXXS },
  line: {
    display: 'grid',
    /* The last column is as wide as three buttons, also in the header. */
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 72px',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    '@media (pointer: coarse)': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      '> :nth-child(3)': { gridColumn: '1 / -1' },
    },
  },
  halves: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 72px' },
  wide: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
  },
  pair: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    '> *': { flex: '1 1 120px', minWidth: 0 },
  },
  warning: {
    ...typographyStyles.caption1,
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorPaletteYellowForeground2,
    overflowWrap: 'anywhere',
    '> svg': { flexShrink: 0 },
  },
  card: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    padding: tokens.spacingHorizontalS,
    gap: tokens.spacingVerticalXS,
  },
  nested: {
    backgroundColor: tokens.colorNeutralBackground2,
    borderInlineStartWidth: tokens.strokeWidthThicker,
    borderInlineStartColor: tokens.colorBrandStroke2,
  },
  tick: { marginInlineStart: '-8px' },
  foot: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, marginTop: tokens.spacingVerticalM },
  part: { ...typographyStyles.body1Strong, margin: 0, marginTop: tokens.spacingVerticalS },
  head: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', justifyContent: 'end' },
  button: {
    minWidth: '24px',
    paddingInline: 0,
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
  },
  none: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  adding: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  add: { alignSelf: 'start', '@media (pointer: coarse)': { minHeight: '44px' } },
});
