import { makeStyles, tokens } from '@fluentui/react-components';
import { pageStyles } from '../../ui/page-styles.ts';

export const useTenantCheckStyles = makeStyles({
  page: { ...pageStyles.page, maxWidth: '800px' },
  header: pageStyles.header,
  actions: pageStyles.actions,
  text: { display: 'block', marginTop: tokens.spacingVerticalS, maxWidth: '640px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  notices: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalL,
    ':empty': { display: 'none' },
  },
  section: pageStyles.section,
  heading: pageStyles.heading,
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
