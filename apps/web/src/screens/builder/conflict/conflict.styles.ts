import { makeStyles, tokens } from '@fluentui/react-components';

export const useConflictStyles = makeStyles({
  surface: { maxWidth: '1000px', width: 'calc(100vw - 32px)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});
