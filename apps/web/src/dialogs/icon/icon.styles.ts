import { makeStyles, tokens } from '@fluentui/react-components';

export const useIconStyles = makeStyles({
  search: { width: '100%', maxWidth: 'none' },
  quiet: { color: tokens.colorNeutralForeground3 },
  icons: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))',
    gap: tokens.spacingHorizontalXXS,
    height: '264px',
    alignContent: 'start',
    overflowY: 'auto',
    '@media (pointer: coarse)': { gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))' },
  },
  icon: { minWidth: 0, width: '100%', height: '40px', padding: 0, '@media (pointer: coarse)': { height: '44px' } },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
  },
  note: {
    height: '264px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
  },
});

export const useTriggerStyles = makeStyles({
  trigger: { minWidth: 'auto', padding: 0, border: 'none', flexShrink: 0, borderRadius: tokens.borderRadiusMedium },
  surface: {
    width: '344px',
    maxWidth: 'calc(100vw - 32px)',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
  },
});
