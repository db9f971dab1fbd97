import { makeStyles, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const phoneScreen = '@media (max-width: 640px)';

export const useSourcesStyles = makeStyles({
  page: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: '24px',
    '@media (min-width: 641px) and (max-width: 900px)': { padding: '16px' },
    [phoneScreen]: { padding: '12px' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, justifyContent: 'flex-end' },
  header: { [phoneScreen]: { flexWrap: 'wrap' } },
  search: { width: '280px', [phoneScreen]: { width: '100%', maxWidth: 'none' } },
  card: {
    border: thinBorder,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    tableLayout: 'fixed',
    [phoneScreen]: { display: 'block', '& tbody, & tr, & td': { display: 'block' } },
  },
  head: {
    textAlign: 'start',
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: thinBorder,
  },
  headRow: { [phoneScreen]: { display: 'none' } },
  number: { textAlign: 'end', width: '130px' },
  kind: { width: '190px' },
  seen: { width: '190px' },
  tools: { width: '64px' },
  row: {
    borderTop: thinBorder,
    [phoneScreen]: { position: 'relative', paddingBlock: tokens.spacingVerticalS, paddingInlineEnd: '52px' },
  },
  first: { borderTopStyle: 'none' },
  failed: { backgroundColor: tokens.colorStatusDangerBackground1 },
  cell: {
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    [phoneScreen]: { paddingBlock: '2px' },
  },
  amount: {
    display: 'inline-flex',
    whiteSpace: 'nowrap',
    flexDirection: 'column',
    [phoneScreen]: { flexDirection: 'row', gap: '6px', alignItems: 'baseline' },
  },
  cellNumber: { textAlign: 'end', [phoneScreen]: { textAlign: 'start' } },
  /* Without a table header, each value shows its column's name. */
  named: {
    [phoneScreen]: {
      '::before': {
        content: 'attr(data-head) " "',
        color: tokens.colorNeutralForeground3,
        marginInlineEnd: tokens.spacingHorizontalS,
      },
    },
  },
  menu: { [phoneScreen]: { position: 'absolute', insetBlockStart: '8px', insetInlineEnd: 0, padding: 0 } },
  name: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  names: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  id: { fontFamily: tokens.fontFamilyMonospace, color: tokens.colorNeutralForeground3 },
  quiet: { color: tokens.colorNeutralForeground3 },
  state: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  good: { color: tokens.colorStatusSuccessForeground1, flexShrink: 0 },
  bad: { color: tokens.colorStatusDangerForeground1, flexShrink: 0 },
  notes: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingInline: tokens.spacingHorizontalM,
    paddingBlockEnd: tokens.spacingVerticalM,
  },
  error: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold, flexGrow: 1 },
  warning: { color: tokens.colorStatusWarningForeground3, flexGrow: 1 },
  forms: { marginBlock: tokens.spacingVerticalS },
});
