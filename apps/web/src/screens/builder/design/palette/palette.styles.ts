import { makeStyles, tokens } from '@fluentui/react-components';

export const usePaletteStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
  head: { display: 'flex', alignItems: 'center', flexShrink: 0, margin: '12px 8px 4px 12px', gap: '4px' },
  find: { flexGrow: 1, minWidth: 0, margin: 0 },
  star: { flexShrink: 0, minWidth: '32px', '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  hint: { margin: '4px 16px', color: tokens.colorNeutralForeground2 },
  list: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: '0 12px 16px', scrollbarWidth: 'thin' },
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4px',
    '@container (max-width: 240px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  /** Title of a group, with a button beside it. */
  titleRow: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
  title: { margin: '12px 4px 8px', color: tokens.colorNeutralForeground2 },
  none: { padding: '24px 12px', textAlign: 'center' },
  quiet: { color: tokens.colorNeutralForeground3 },
});
