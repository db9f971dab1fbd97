import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

export const usePeopleClasses = makeStyles({
  around: { position: 'relative' },
  popup: {
    position: 'absolute',
    zIndex: 10,
    insetInline: 0,
    top: 'calc(100% + 4px)',
    boxSizing: 'border-box',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    padding: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  options: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '264px', overflowY: 'auto' },
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
