import { makeStyles, tokens } from '@fluentui/react-components';

export const useDetailsStyles = makeStyles({
  surface: {
    width: '360px',
    maxWidth: 'calc(100vw - 24px)',
    maxHeight: 'min(80vh, 640px)',
    boxSizing: 'border-box',
    overflowY: 'auto',
    padding: '16px',
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    '@media (pointer: coarse)': { '& input, & select, & button': { minWidth: '44px', minHeight: '44px' } },
  },
  heading: { margin: 0 },
  names: { display: 'flex', alignItems: 'end', gap: tokens.spacingHorizontalS },
  name: { flexGrow: 1, minWidth: 0 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
  combobox: { minWidth: 0, '@media (pointer: coarse)': { height: 'auto', maxHeight: 'none', minHeight: '44px' } },
  metadata: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalXXS },
  hint: { color: tokens.colorNeutralForeground3 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: tokens.spacingHorizontalXS,
    alignItems: 'center',
  },
  cell: { minWidth: 0 },
  add: { justifySelf: 'start', marginInlineStart: '-8px' },
});
