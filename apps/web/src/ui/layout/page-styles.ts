import { tokens } from '@fluentui/react-components';

/** Style rules for pages with a header and sections. Style sheets of screens include them and set the width. */
export const pageStyles = {
  page: {
    width: '100%',
    boxSizing: 'border-box',
    padding: '24px',
    '@media (min-width: 641px) and (max-width: 900px)': { padding: '16px' },
    '@media (max-width: 640px)': { padding: '12px' },
  },
  header: { flexWrap: 'wrap' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
  section: { marginTop: tokens.spacingVerticalXXL },
  heading: { margin: 0 },
} as const;

/** Style rules for lists of cards and their cards, which style sheets of screens include. */
export const cardStyles = {
  list: {
    listStyleType: 'none',
    margin: `${tokens.spacingVerticalM} 0 0`,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
  },
  surface: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  card: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    paddingBlock: '12px',
    paddingInline: '16px 8px',
    boxShadow: tokens.shadow2,
  },
} as const;
