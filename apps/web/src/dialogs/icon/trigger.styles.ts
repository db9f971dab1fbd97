import { makeStyles, tokens } from '@fluentui/react-components';

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
