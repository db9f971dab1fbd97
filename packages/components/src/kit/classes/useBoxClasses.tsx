import {
  makeResetStyles,
  makeStyles,
  mergeClasses,
  shorthands,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';

const REDUCED = '@media screen and (prefers-reduced-motion: reduce)';

/** Under its question, whichever way its letters are read. NOTE: Chromium knows it by its old name alone. */
const UNDER_QUESTION = ['-webkit-match-parent', 'match-parent'] as unknown as 'start'[];

/** The frame around a typed answer: measures, edges and focus line of Fluent's Input (outline, medium). */
const useBox = makeResetStyles({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.spacingHorizontalXXS,
  boxSizing: 'border-box',
  minHeight: '32px',
  borderRadius: tokens.borderRadiusMedium,
  ...typographyStyles.body1,
  backgroundColor: tokens.colorNeutralBackground1,
  border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
  borderBottomColor: tokens.colorNeutralStrokeAccessible,
  // NOTE: there only while it is seen: a transform on each of a thousand boxes makes every frame expensive.
  ':focus-within::after': {
    boxSizing: 'border-box',
    content: '""',
    position: 'absolute',
    pointerEvents: 'none',
    insetInline: '-1px',
    bottom: '-1px',
    height: `max(2px, ${tokens.borderRadiusMedium})`,
    borderEndStartRadius: tokens.borderRadiusMedium,
    borderEndEndRadius: tokens.borderRadiusMedium,
    borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
    clipPath: 'inset(calc(100% - 2px) 0 0 0)',
    animationName: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
    animationDuration: tokens.durationNormal,
    [REDUCED]: { animationDuration: '0.01ms' },
  },
  ':focus-within:active::after': { borderBottomColor: tokens.colorCompoundBrandStrokePressed },
  ':focus-within': { position: 'relative', outline: '2px solid transparent' },
  '@media (pointer: coarse)': { minHeight: '44px', fontSize: tokens.fontSizeBase400 },
});

const useStates = makeStyles({
  /* iOS gives dates and times a look and a width of its own. */
  picked: {
    appearance: 'none',
    '::-webkit-date-and-time-value': { textAlign: 'start', marginBlock: 0 },
    '::-webkit-calendar-picker-indicator': { cursor: 'pointer', marginInlineStart: tokens.spacingHorizontalXS },
  },
  /* Of a form that one only reads: an answer under its question, nothing to type in. */
  record: {
    minHeight: '24px',
    backgroundColor: 'transparent',
    ...shorthands.borderStyle('none'),
    '& > svg, & > button': { display: 'none' },
    // As much as `useAffix` says.
    '& > span:first-child, & > span:last-child': { paddingInline: 0 },
    // What stands behind an answer follows it.
    '& > :has(+ span)': { flexGrow: 0, width: 'auto' },
  },
  answer: {
    paddingInline: 0,
    textAlign: UNDER_QUESTION,
    resize: 'none',
    fieldSizing: 'content',
    ':disabled': {
      color: tokens.colorNeutralForeground1,
      cursor: 'text',
      '::placeholder': { color: 'transparent' },
      '@media (forced-colors: active)': { color: 'CanvasText' },
    },
  },
  interactive: {
    ':hover': {
      ...shorthands.borderColor(tokens.colorNeutralStroke1Hover),
      borderBottomColor: tokens.colorNeutralStrokeAccessibleHover,
    },
    ':active,:focus-within': {
      ...shorthands.borderColor(tokens.colorNeutralStroke1Pressed),
      borderBottomColor: tokens.colorNeutralStrokeAccessiblePressed,
    },
  },
  /* In high contrast every border is white: there a wrong answer's is doubled. */
  invalid: {
    boxShadow: `inset 0 0 0 ${tokens.strokeWidthThick} ${tokens.colorTransparentStroke}`,
    '@media (forced-colors: active)': shorthands.borderWidth('3px'),
    ':not(:focus-within),:hover:not(:focus-within)': shorthands.borderColor(tokens.colorPaletteRedBorder2),
  },
  /* NOTE: neither a flex item nor of a size that follows from what is in it: then a key lays out the control alone. */
  aroundOne: { display: 'block' },
  alone: {
    display: 'block',
    contain: 'size layout',
    containIntrinsicInlineSize: '175px',
    height: 'max(30px, 1.5em + 4px)',
    '@media (pointer: coarse)': { height: 'max(42px, 1.5em + 4px)' },
  },
  disabled: {
    cursor: 'not-allowed',
    backgroundColor: tokens.colorNeutralBackground2,
    ...shorthands.borderColor(tokens.colorNeutralStroke2),
    '@media (forced-colors: active)': shorthands.borderColor('GrayText'),
  },
});

/** The bare control inside the frame. */
const useBare = makeResetStyles({
  alignSelf: 'stretch',
  boxSizing: 'border-box',
  flexGrow: 1,
  minWidth: 0,
  width: '100%',
  margin: 0,
  borderStyle: 'none',
  outlineStyle: 'none',
  paddingBlock: 0,
  paddingInline: tokens.spacingHorizontalM,
  borderRadius: tokens.borderRadiusMedium,
  color: tokens.colorNeutralForeground1,
  backgroundColor: 'transparent',
  font: 'inherit',
  '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
  ':disabled': {
    cursor: 'not-allowed',
    color: tokens.colorNeutralForeground1,
    opacity: 1,
    '::placeholder': { color: tokens.colorNeutralForegroundDisabled },
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
});

/** A text area as high as what is in it: its words stand behind it once more, out of sight, and make the room. */
const useWhole = makeResetStyles({
  display: 'grid',
  flexGrow: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  textAlign: UNDER_QUESTION,
  '::after': { content: 'attr(data-text) " "', visibility: 'hidden', gridArea: '1 / 1' },
  // As wide as the text behind it: of its own a text area would be twenty letters wide.
  '> textarea': {
    gridArea: '1 / 1',
    width: 0,
    minWidth: '100%',
    height: '100%',
    overflow: 'hidden',
    textAlign: 'inherit',
    fieldSizing: 'fixed',
  },
});

/** What some boxes have beside what all have: a select, a text area, a date. */
const useMore = makeStyles({
  select: {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: '40px',
    textOverflow: 'ellipsis',
    '> option': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
  nothing: { color: tokens.colorNeutralForeground4 },
  /* NOTE: drawn by the frame itself: an element of its own would be two more of each select of a long form. */
  chevron: {
    '::before': {
      content: '""',
      order: 1,
      flexShrink: 0,
      boxSizing: 'border-box',
      width: '8px',
      height: '8px',
      marginInline: '-26px 16px',
      pointerEvents: 'none',
      transform: 'translateY(-2px) rotate(45deg)',
      ...shorthands.borderWidth('0', '1px', '1px', '0'),
      ...shorthands.borderStyle('solid'),
      ...shorthands.borderColor(tokens.colorNeutralStrokeAccessible),
      '@media (forced-colors: active)': shorthands.borderColor('ButtonText'),
    },
  },
  /* Room for the focus line below the resize handle. */
  tall: { paddingBottom: tokens.strokeWidthThick },
  lines: { paddingBlock: tokens.spacingVerticalSNudge, minHeight: '52px', resize: 'vertical' },
  calendar: {
    flexShrink: 0,
    display: 'grid',
    placeContent: 'center',
    width: '30px',
    alignSelf: 'stretch',
    padding: 0,
    ...shorthands.borderStyle('none'),
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground2BrandHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
  },
});

/** Words before or after what one types. */
const useAffix = makeResetStyles({
  flexShrink: 0,
  maxWidth: '50%',
  color: tokens.colorNeutralForeground3,
  ':first-child': { paddingInlineStart: tokens.spacingHorizontalMNudge },
  ':last-child': { paddingInlineEnd: tokens.spacingHorizontalMNudge },
});

/**
 * Classes of inputs, text areas and selects.
 *
 * @param isRecord of a form that one only reads: answers under their questions
 */
export function useBoxClasses(isRecord: boolean) {
  const box = useBox();
  const states = useStates();
  const more = useMore();
  const bare = mergeClasses(useBare(), isRecord && states.answer);
  const whole = useWhole();
  return {
    box: mergeClasses(box, states.interactive),
    wrongBox: mergeClasses(box, states.interactive, states.invalid),
    disabledBox: mergeClasses(box, isRecord ? states.record : states.disabled),
    bare,
    /** Beside the class of the box, where there is nothing in it but one control of the class `alone`. */
    aroundOne: states.aroundOne!,
    alone: mergeClasses(bare, states.alone),
    /** Around an answer of a record that is one line elsewhere, and here as long as it is; `undefined` where one answers. */
    whole: isRecord ? whole : undefined,
    picked: mergeClasses(bare, states.picked),
    affix: useAffix(),
    select: mergeClasses(bare, more.select),
    emptySelect: mergeClasses(bare, more.select, more.nothing),
    /** Beside the class of the box. */
    chevron: more.chevron!,
    tall: more.tall!,
    lines: mergeClasses(bare, more.lines, isRecord && states.answer),
    calendar: more.calendar!,
  };
}
