import { makeResetStyles, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';

/** One row of Fluent's Checkbox and Radio: 16 px mark, 8 px around, label after it. */
const useRow = makeResetStyles({
  ...typographyStyles.body1,
  display: 'inline-flex',
  alignItems: 'start',
  maxWidth: '100%',
  paddingInlineEnd: tokens.spacingHorizontalS,
  borderRadius: tokens.borderRadiusMedium,
  color: tokens.colorNeutralForeground3,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ':hover': { color: tokens.colorNeutralForeground2 },
  ':active': { color: tokens.colorNeutralForeground1 },
  ':has(:checked)': { color: tokens.colorNeutralForeground1 },
  ':has(:focus-visible)': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  ':has(:disabled)': {
    cursor: 'default',
    color: tokens.colorNeutralForegroundDisabled,
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
  ':has(:disabled:checked)': {
    color: tokens.colorNeutralForeground1,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  '> span': { paddingBlock: tokens.spacingVerticalSNudge },
  '@media (pointer: coarse)': {
    fontSize: tokens.fontSizeBase400,
    '> span': { paddingBlock: tokens.spacingVerticalM },
    '> input': { marginBlock: '14px' },
  },
});

const mark = {
  appearance: 'none',
  flexShrink: 0,
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  width: '16px',
  height: '16px',
  margin: tokens.spacingVerticalS,
  cursor: 'inherit',
  outlineStyle: 'none',
  border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
  ':hover': { borderColor: tokens.colorNeutralStrokeAccessibleHover },
  ':active': { borderColor: tokens.colorNeutralStrokeAccessiblePressed },
  ':disabled': {
    borderColor: tokens.colorNeutralStrokeDisabled,
    '@media (forced-colors: active)': { borderColor: 'GrayText' },
  },
  // What was chosen is read, though it cannot be changed.
  ':checked:disabled': {
    borderColor: tokens.colorNeutralForeground3,
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  },
} as const;

const useBoxMark = makeResetStyles({
  ...mark,
  borderRadius: tokens.borderRadiusSmall,
  ':checked:enabled': {
    backgroundColor: tokens.colorCompoundBrandBackground,
    borderColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': {
      backgroundColor: 'Highlight',
      borderColor: 'Highlight',
      forcedColorAdjust: 'none',
    },
  },
  ':checked:enabled:hover': {
    backgroundColor: tokens.colorCompoundBrandBackgroundHover,
    borderColor: tokens.colorCompoundBrandBackgroundHover,
  },
  ':checked::before': {
    content: '""',
    boxSizing: 'border-box',
    width: '5px',
    height: '9px',
    marginTop: '-2px',
    borderStyle: 'solid',
    borderWidth: '0 1.5px 1.5px 0 /* @noflip */',
    borderColor: tokens.colorNeutralForegroundInverted,
    transform: 'rotate(45deg) /* @noflip */',
    '@media (forced-colors: active)': { borderColor: 'HighlightText' },
  },
  ':checked:disabled::before': {
    borderColor: tokens.colorNeutralForeground2,
    '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

const useDotMark = makeResetStyles({
  ...mark,
  borderRadius: tokens.borderRadiusCircular,
  ':checked:enabled': {
    borderColor: tokens.colorCompoundBrandStroke,
    '@media (forced-colors: active)': { borderColor: 'Highlight' },
  },
  ':checked::before': {
    content: '""',
    width: '10px',
    height: '10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandForeground1,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  ':checked:disabled::before': {
    backgroundColor: tokens.colorNeutralForeground2,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
});

/* The marks stand where other controls begin. */
const useChoices = makeResetStyles({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  marginInlineStart: '-8px',
});

const useStyles = makeStyles({
  inline: { flexDirection: 'row', flexWrap: 'wrap', '@media (pointer: coarse)': { flexDirection: 'column' } },
});

/** Classes of checkboxes, radio buttons and lists of them. */
export function useTickClasses() {
  const choices = useChoices();
  const styles = useStyles();
  return {
    tick: useRow(),
    checkMark: useBoxMark(),
    radioMark: useDotMark(),
    choices,
    inlineChoices: mergeClasses(choices, styles.inline),
  };
}
