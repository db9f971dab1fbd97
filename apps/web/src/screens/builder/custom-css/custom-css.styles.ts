import { makeStyles, tokens } from '@fluentui/react-components';

export const useCustomCssStyles = makeStyles({
  surface: { maxWidth: '1120px', width: 'calc(100vw - 32px)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  panes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  preview: {
    height: '46vh',
    overflowY: 'auto',
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground3,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  problems: { minHeight: '20px' },
  list: { margin: 0, paddingInlineStart: '16px', overflowWrap: 'anywhere' },
});
