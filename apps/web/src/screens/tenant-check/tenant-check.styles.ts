import { makeStyles, tokens } from '@fluentui/react-components';

export const useTenantCheckStyles = makeStyles({
  page: {
    width: '100%',
    maxWidth: '800px',
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
  text: { display: 'block', marginTop: tokens.spacingVerticalS, maxWidth: '640px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  notices: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalL,
    ':empty': { display: 'none' },
  },
  section: { marginTop: tokens.spacingVerticalXXL },
  heading: { margin: 0 },
  list: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    listStyle: 'none',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '& > li + li': { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  },
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  icon: { flexShrink: 0, width: '20px', height: '20px' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  bullets: { margin: `${tokens.spacingVerticalS} 0 0`, paddingInlineStart: '20px' },
});
