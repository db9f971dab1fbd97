import { makeStyles, tokens } from '@fluentui/react-components';

export const useComponentDialogStyles = makeStyles({
  surface: { maxWidth: '800px', width: 'calc(100vw - 32px)' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    height: '64vh',
    minHeight: 0,
    padding: 0,
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});
