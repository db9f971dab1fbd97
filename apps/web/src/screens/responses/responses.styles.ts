import { makeStyles, tokens } from '@fluentui/react-components';
import { cardStyles } from '../../ui/layout/page-styles.ts';

const phoneScreen = '@media (max-width: 640px)';

/** Truncates a title to one line; on a phone, the title wraps to as many lines as needed. */
const singleLineText = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [phoneScreen]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;

export const useResponsesStyles = makeStyles({
  page: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    padding: '24px',
    '@media (min-width: 641px) and (max-width: 900px)': { padding: '16px' },
    [phoneScreen]: { padding: '12px' },
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingTop: '16px',
  },
  search: {
    width: '280px',
    '@media (pointer: coarse)': { minHeight: '44px' },
    [phoneScreen]: { width: '100%', maxWidth: 'none' },
  },
  clear: { fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap' },
  section: { maxWidth: '960px', marginTop: tokens.spacingVerticalXXL },
  heading: { margin: 0 },
  list: cardStyles.list,
  days: { listStyleType: 'none', margin: 0, padding: 0 },
  day: { display: 'block', marginBlock: tokens.spacingVerticalM, color: tokens.colorNeutralForeground2 },
  card: {
    ...cardStyles.surface,
    ...cardStyles.card,
    position: 'relative',
    alignItems: 'center',
    ':hover': {
      boxShadow: tokens.shadow8,
      borderTopColor: tokens.colorNeutralStroke1Hover,
      borderRightColor: tokens.colorNeutralStroke1Hover,
      borderBottomColor: tokens.colorNeutralStroke1Hover,
      borderLeftColor: tokens.colorNeutralStroke1Hover,
    },
    // The badge is below the text, which gets the full width.
    [phoneScreen]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      rowGap: tokens.spacingVerticalXS,
      alignItems: 'start',
    },
  },
  badge: {
    flexShrink: 0,
    whiteSpace: 'nowrap',
    [phoneScreen]: { gridColumnStart: 2, gridRowStart: 2, justifySelf: 'start' },
  },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  name: { margin: 0, ...singleLineText },
  link: {
    color: 'inherit',
    '@media (forced-colors: active)': { color: 'CanvasText' },
    textDecorationLine: 'none',
    '::before': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusXLarge },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::before': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  menu: {
    position: 'relative',
    zIndex: 1,
    [phoneScreen]: { gridColumnStart: 3, gridRowStart: 1, gridRowEnd: 'span 2', alignSelf: 'center' },
    '@media (pointer: coarse)': { '& button': { minWidth: '44px', minHeight: '44px' } },
  },
  quiet: { color: tokens.colorNeutralForeground2, ...singleLineText },
  note: { display: 'block', marginTop: tokens.spacingVerticalM, color: tokens.colorNeutralForeground2 },
  problem: { marginTop: tokens.spacingVerticalM },
  more: { marginTop: tokens.spacingVerticalM },
});
