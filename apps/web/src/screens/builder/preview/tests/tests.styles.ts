import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { panelBorder } from '../problems/panel.styles.ts';

export const useTestsStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  hint: { color: tokens.colorNeutralForeground3, margin: '4px 0 0' },
  quiet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, flexGrow: 1 },
  said: { color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  item: {
    paddingBlock: tokens.spacingVerticalM,
    borderTop: panelBorder,
    ':first-child': { marginTop: tokens.spacingVerticalM },
    ':last-child': { paddingBottom: 0 },
  },
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  passed: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  tool: { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
  differences: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalM,
    margin: '8px 0 0 28px',
  },
});
