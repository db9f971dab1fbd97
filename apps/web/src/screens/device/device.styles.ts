import { makeStyles, tokens } from '@fluentui/react-components';
import { cardStyles, pageStyles } from '../../ui/layout/page-styles.ts';

export const useDeviceStyles = makeStyles({
  page: { ...pageStyles.page, maxWidth: '960px' },
  actions: pageStyles.actions,
  header: pageStyles.header,
  help: { display: 'block', marginTop: tokens.spacingVerticalXS, color: tokens.colorNeutralForeground2 },
  notices: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalM,
    ':empty': { display: 'none' },
  },
  section: pageStyles.section,
  heading: pageStyles.heading,
  list: cardStyles.list,
  more: { marginTop: tokens.spacingVerticalM },
  card: { ...cardStyles.surface, ...cardStyles.card, alignItems: 'flex-start' },
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
    ...cardStyles.surface,
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
