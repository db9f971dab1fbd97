import { makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components';

const COARSE_POINTER_QUERY = '@media (pointer: coarse)';

const FORCED_COLORS_QUERY = '@media (forced-colors: active)';

const plainButton = {
  ...typographyStyles.body1,
  boxSizing: 'border-box',
  margin: 0,
  ...shorthands.border(tokens.strokeWidthThin, 'solid', 'transparent'),
  borderRadius: tokens.borderRadiusMedium,
  color: tokens.colorNeutralForeground1,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  ':focus-visible': {
    outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: tokens.strokeWidthThin,
  },
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1Hover },
} as const;

export const useCalendarStyles = makeStyles({
  surface: { padding: tokens.spacingHorizontalM, borderRadius: tokens.borderRadiusXLarge },
  panes: { display: 'flex', gap: tokens.spacingHorizontalM },
  head: { display: 'flex', alignItems: 'center', marginBottom: tokens.spacingVerticalS },
  select: {
    ...plainButton,
    ...typographyStyles.body1Strong,
    paddingInline: tokens.spacingHorizontalXS,
    minHeight: '32px',
    [COARSE_POINTER_QUERY]: { minHeight: '44px' },
    appearance: 'none',
    '> option': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
  rest: { flexGrow: 1 },
  grid: { borderCollapse: 'separate', borderSpacing: tokens.spacingHorizontalXXS },
  weekday: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    padding: `0 0 ${tokens.spacingVerticalXS}`,
    textAlign: 'center',
  },
  cell: { padding: 0 },
  day: {
    ...plainButton,
    display: 'block',
    width: '36px',
    height: '32px',
    padding: 0,
    fontVariantNumeric: 'tabular-nums',
    [COARSE_POINTER_QUERY]: { width: '44px', height: '44px' },
  },
  beside: { color: tokens.colorNeutralForeground3 },
  today: {
    ...typographyStyles.body1Strong,
    color: tokens.colorBrandForeground1,
    ...shorthands.borderColor(tokens.colorBrandStroke1),
  },
  closed: {
    color: tokens.colorNeutralForegroundDisabled,
    textDecorationLine: 'line-through',
    cursor: 'not-allowed',
    ':hover': { backgroundColor: 'transparent', color: tokens.colorNeutralForegroundDisabled },
    [FORCED_COLORS_QUERY]: { color: 'GrayText' },
  },
  chosen: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
    [FORCED_COLORS_QUERY]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
  },
  times: {
    position: 'relative',
    height: '268px',
    overflowY: 'auto',
    minWidth: '96px',
    paddingInlineStart: tokens.spacingHorizontalM,
    borderInlineStartWidth: tokens.strokeWidthThin,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
  },
  timesAlone: { paddingInlineStart: 0, borderInlineStartStyle: 'none' },
  time: {
    ...plainButton,
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [COARSE_POINTER_QUERY]: { minHeight: '44px', alignContent: 'center' },
  },
  foot: { display: 'flex', justifyContent: 'space-between', marginTop: tokens.spacingVerticalS },
});
