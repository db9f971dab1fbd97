import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

export const useListStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: tokens.spacingHorizontalM,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  /* Cards outside the viewport aren't rendered, so long lists stay fast. */
  card: {
    position: 'relative',
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 120px',
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: `inset 3px 0 ${tokens.colorCompoundBrandStroke}`,
    // Forced colors remove backgrounds and shadows.
    '@media (forced-colors: active)': {
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'Highlight',
    },
  },
  /* Title of a card. Its `::before` covers the card, so that the whole card is clickable. */
  listTitle: {
    ...typographyStyles.body1Strong,
    minWidth: 0,
    padding: 0,
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    border: 'none',
    '::before': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::before': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      borderRadius: tokens.borderRadiusLarge,
    },
  },
  /* Truncates the text element itself, so that text in the other direction is cut at its own end. */
  cut: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  listMenu: { position: 'relative' },
  listText: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground2 },
  fields: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalM, margin: 0, minWidth: 0 },
  field: { minWidth: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});
