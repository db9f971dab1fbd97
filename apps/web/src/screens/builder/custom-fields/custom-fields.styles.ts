import { makeStyles, tokens } from '@fluentui/react-components';

export const useCustomFieldStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3, margin: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '& > svg': { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  renaming: {
    display: 'flex',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    flexGrow: 1,
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalSNudge,
  },
  input: { flexGrow: 1, minWidth: 0 },
  failures: { margin: 0, paddingInlineStart: '16px', overflowWrap: 'anywhere' },
});
