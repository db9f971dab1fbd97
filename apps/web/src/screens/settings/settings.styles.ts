import { makeStyles, tokens } from '@fluentui/react-components';
import { cardRules } from '../../ui/card-rules.ts';

const stroke = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const phone = '@media (max-width: 640px)';

export const useSettingsStyles = makeStyles({
  surface: { width: '100%', maxWidth: '880px' },
  /* As tall on each tab: what is read moves, not the dialog. The title is part of its 80vh. */
  content: {
    display: 'grid',
    gridTemplateColumns: '176px minmax(0, 1fr)',
    height: 'min(560px, calc(80vh - 72px))',
    padding: 0,
    borderTop: stroke,
    overflow: 'hidden',
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      height: 'calc(80vh - 72px)',
    },
  },
  tabs: { padding: '12px 8px 12px 0', borderRight: stroke },
  pick: { margin: '12px 0' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: '20px 4px 20px 24px',
    overflowY: 'auto',
    '& > section': { marginTop: 0 },
    [phone]: { padding: '4px 0 20px' },
  },
  heading: { margin: `0 0 ${tokens.spacingVerticalS}` },
  title: { margin: 0 },
  below: { marginTop: tokens.spacingVerticalM },
  themes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  },
  theme: {
    ...cardRules.surface,
    display: 'flex',
    flexDirection: 'column',
    padding: '10px 10px 2px',
    cursor: 'pointer',
    [phone]: { padding: '2px 10px' },
  },
  themeOn: {
    outline: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}`,
    outlineOffset: '-1px',
  },
  picture: {
    display: 'block',
    width: '100%',
    height: '72px',
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    [phone]: { display: 'none' },
  },
  box: { ...cardRules.surface, margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    minHeight: '48px',
    boxSizing: 'border-box',
    padding: '6px 12px 6px 16px',
    color: 'inherit',
    textDecorationLine: 'none',
  },
  item: { '& + &': { borderTop: stroke } },
  link: { flexWrap: 'nowrap', ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  press: {
    width: '100%',
    border: 'none',
    backgroundColor: 'transparent',
    fontFamily: tokens.fontFamilyBase,
    textAlign: 'start',
    cursor: 'pointer',
  },
  words: { flexGrow: 1, flexBasis: '220px', minWidth: 0, display: 'flex', flexDirection: 'column' },
  grow: { flexGrow: 1, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  icon: { display: 'grid', flexShrink: 0, color: tokens.colorNeutralForeground2 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  warn: { color: tokens.colorStatusWarningForeground3 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  picker: { display: 'flex', alignItems: 'flex-end', gap: tokens.spacingHorizontalS },
});
