import { makeStyles, tokens } from '@fluentui/react-components';

export const useAnyoneStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, alignItems: 'center' },
  text: { flex: '1 1 300px', margin: 0, color: tokens.colorNeutralForeground2 },
  warnings: { marginBlock: '4px', paddingInlineStart: '20px' },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: '12px',
    ':not(:first-child)': { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  },
  expired: { backgroundColor: tokens.colorStatusDangerBackground1 },
  line: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, alignItems: 'center' },
  words: { flex: '1 1 260px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
  name: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  address: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px', alignItems: 'center' },
  danger: { color: tokens.colorStatusDangerForeground1, flex: '1 1 260px', margin: 0 },
  fields: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: '16px' },
  whole: { gridColumn: '1 / -1' },
  empty: { padding: '24px', textAlign: 'center' },
  waiting: { paddingBlock: '24px' },
});
