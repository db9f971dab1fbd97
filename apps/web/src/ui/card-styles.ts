import { tokens } from '@fluentui/react-components';

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
