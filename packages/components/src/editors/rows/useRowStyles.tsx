import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Looks of the editors that list rows. They lie in a pane of 360 px. */
export const useRowStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  row: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    '@media (pointer: coarse)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  card: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    padding: tokens.spacingHorizontalS,
    gap: tokens.spacingVerticalXS,
  },
  head: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  buttons: {
    display: 'flex',
    justifyContent: 'end',
    '@media (pointer: coarse)': { gridColumn: '1 / -1' },
  },
  button: {
    minWidth: '24px',
    paddingInline: 0,
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
  },
  none: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  add: { alignSelf: 'start', '@media (pointer: coarse)': { minHeight: '44px' } },
});
