import { makeStyles, tokens } from '@fluentui/react-components';
import { pageRules } from '../../ui/page-rules.ts';

export const useTenantCheckStyles = makeStyles({
  page: { ...pageRules.page, maxWidth: '800px' },
  header: pageRules.header,
  actions: pageRules.actions,
  text: { display: 'block', marginTop: tokens.spacingVerticalS, maxWidth: '640px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  notices: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalL,
    ':empty': { display: 'none' },
  },
  section: pageRules.section,
  heading: pageRules.heading,
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
