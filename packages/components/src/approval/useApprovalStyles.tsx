import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

export const useApprovalStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    maxWidth: '694px',
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalSNudge,
    minHeight: '32px',
    flexGrow: 1,
  },
  approved: { color: tokens.colorPaletteGreenForeground1 },
  rejected: { color: tokens.colorPaletteRedForeground1 },
  word: { ...typographyStyles.body1Strong, color: tokens.colorNeutralForeground1 },
  quiet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  comment: { display: 'flex', flexDirection: 'column', ...typographyStyles.caption1 },
  text: { paddingBlock: tokens.spacingVerticalSNudge, resize: 'vertical', fieldSizing: 'content', maxHeight: '40vh' },
  read: { ...typographyStyles.body1, marginBlock: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
});
