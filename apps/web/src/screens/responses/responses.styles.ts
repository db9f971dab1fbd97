import { makeStyles, tokens } from '@fluentui/react-components';

export const useResponsesStyles = makeStyles({
  page: {
    padding: '24px',
    maxWidth: '960px',
    boxSizing: 'border-box',
    '@media (max-width: 900px)': { padding: '16px' },
    '@media (max-width: 640px)': { padding: '12px' },
  },
  list: {
    listStyleType: 'none',
    margin: `${tokens.spacingVerticalL} 0 0`,
    padding: 0,
    display: 'grid',
    gap: tokens.spacingVerticalS,
  },
  card: { width: '100%' },
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground2 },
});
