import { makeStyles, tokens } from '@fluentui/react-components';
import { cardStyles } from '../../ui/layout/page-styles.ts';

export const useMarketplaceStyles = makeStyles({
  page: {
    width: '100%',
    maxWidth: '720px',
    boxSizing: 'border-box',
    flexGrow: 1,
    marginInline: 'auto',
    padding: '24px',
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    '@media (max-width: 640px)': { padding: '12px' },
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  card: {
    ...cardStyles.surface,
    boxShadow: tokens.shadow2,
    padding: '24px',
    display: 'grid',
    gap: tokens.spacingVerticalM,
  },
  name: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  heading: { margin: 0, overflowWrap: 'anywhere' },
  facts: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalS,
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  assign: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
    '& > :first-child': { flex: '1 1 240px' },
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
});
