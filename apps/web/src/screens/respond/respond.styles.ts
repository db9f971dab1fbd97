import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Width of the form column including padding: a card of 760 px. Forms with wide grids get more (`getWidthStyle`). */
export const COLUMN_PX = 808;

export const useRespondStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '56px',
    paddingInline: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    flexShrink: 0,
    '@media (max-width: 640px)': {
      gap: tokens.spacingHorizontalS,
      paddingInline: tokens.spacingHorizontalS,
      paddingBlock: tokens.spacingVerticalXS,
    },
  },
  headerText: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  headerTitle: {
    margin: 0,
    overflow: 'hidden',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  headerHint: {
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 640px)': { whiteSpace: 'normal' },
  },
  // NOTE: `relative`, so that names for screen readers are positioned inside and don't make the page scroll.
  scroll: { position: 'relative', flexGrow: 1, minHeight: 0, overflowY: 'auto', scrollPaddingBlock: '24px' },
  column: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    maxWidth: `${COLUMN_PX}px`,
    marginInline: 'auto',
    padding: '24px',
    boxSizing: 'border-box',
    '@media (max-width: 640px)': { padding: '12px' },
  },
  card: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow2,
    padding: '28px 32px',
    '@media (max-width: 640px)': { padding: '20px 16px' },
  },
  /** Message bar between the header and the form. */
  banner: { flexShrink: 0, padding: '12px 16px 0' },
  /** Message bar directly above the form. */
  outdated: { flexShrink: 0, marginBlockEnd: '12px' },
  problem: { marginBottom: tokens.spacingVerticalL },
  good: { color: tokens.colorStatusSuccessForeground1, flexShrink: 0 },
  bad: { color: tokens.colorStatusDangerForeground1, flexShrink: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    margin: `${tokens.spacingVerticalS} 0`,
  },
  factLabel: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  fact: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  deliveries: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalXS },
  delivery: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  skeletonLabel: { width: '30%' },
  skeletonField: { display: 'grid', gap: tokens.spacingVerticalS, marginBottom: '24px' },
});
