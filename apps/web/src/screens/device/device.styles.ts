import { makeStyles, tokens } from '@fluentui/react-components';
import { cardRules } from '../../ui/card-rules.ts';
import { pageRules } from '../../ui/page-rules.ts';

export const useDeviceStyles = makeStyles({
  page: { ...pageRules.page, maxWidth: '960px' },
  actions: pageRules.actions,
  header: pageRules.header,
  help: { display: 'block', marginTop: tokens.spacingVerticalXS, color: tokens.colorNeutralForeground2 },
  notices: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalM,
    ':empty': { display: 'none' },
  },
  section: pageRules.section,
  heading: pageRules.heading,
  list: cardRules.list,
  more: { marginTop: tokens.spacingVerticalM },
  card: { ...cardRules.surface, ...cardRules.card, alignItems: 'flex-start' },
  body: { flexGrow: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  text: { flex: '1 1 220px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  name: { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  quiet: { color: tokens.colorNeutralForeground2 },
  error: { color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
  state: { flexShrink: 0, alignSelf: 'center' },
  menu: {
    flexShrink: 0,
    alignSelf: 'center',
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
  },
  sources: {
    ...cardRules.surface,
    listStyleType: 'none',
    marginBlock: `${tokens.spacingVerticalM} 0`,
    padding: '0 16px',
  },
  source: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '56px',
    '& + &': { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  },
  sourceNames: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  file: { display: 'none' },
});
