import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

export const useTryStyles = makeStyles({
  trying: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    minWidth: 0,
  },
  quiet: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  result: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    overflowWrap: 'anywhere',
  },
  yes: { color: tokens.colorStatusSuccessForeground1, flexShrink: 0 },
  no: { color: tokens.colorNeutralForeground3, flexShrink: 0 },
  button: { alignSelf: 'start', '@media (pointer: coarse)': { minHeight: '44px' } },
});
