import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

export const usePeopleClasses = makeStyles({
  /* Popover that neither forms nor dialogs clip, with the browser's default popover styles reset. */
  popup: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    display: 'flex',
    flexDirection: 'column',
    color: tokens.colorNeutralForeground1,
    boxSizing: 'border-box',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    padding: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  options: { listStyleType: 'none', margin: 0, padding: 0, minHeight: 0, flexShrink: 1, overflowY: 'auto' },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalMNudge,
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  off: { cursor: 'default', color: tokens.colorNeutralForegroundDisabled },
  heading: { ...typographyStyles.caption1Strong, padding: '6px 8px 2px', color: tokens.colorNeutralForeground3 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  state: {
    ...typographyStyles.caption1,
    display: 'block',
    color: tokens.colorNeutralForeground3,
    padding: '4px 8px 6px',
  },
});
