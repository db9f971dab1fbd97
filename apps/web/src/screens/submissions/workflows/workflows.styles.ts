import { makeStyles, tokens } from '@fluentui/react-components';

export const useWorkflowsStyles = makeStyles({
  chips: { display: 'inline-flex', gap: tokens.spacingHorizontalXS, alignItems: 'center' },
  cell: { minWidth: 0, paddingInline: tokens.spacingHorizontalXS, fontWeight: tokens.fontWeightRegular },
  lines: { margin: 0, padding: 0, listStyleType: 'none' },
  list: {
    listStyleType: 'none',
    marginInline: 0,
    marginBlock: tokens.spacingVerticalM,
    padding: 0,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    '& + &': { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  },
  about: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', display: 'flex', flexDirection: 'column' },
  count: { color: tokens.colorNeutralForeground3, display: 'block', marginBottom: tokens.spacingVerticalS },
  only: { marginBlockStart: tokens.spacingVerticalS },
  quiet: { color: tokens.colorNeutralForeground3 },
});
