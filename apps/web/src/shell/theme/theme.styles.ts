import { makeStaticStyles, makeStyles, tokens } from '@fluentui/react-components';

const usePageStyles = makeStaticStyles({
  'html, body, #root': { height: '100%', margin: 0 },
  '*, *::before, *::after': { boxSizing: 'border-box' },
});

const useStyles = makeStyles({
  root: { height: '100%', backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground1 },
});

export function useThemeStyles(): ReturnType<typeof useStyles> {
  usePageStyles();
  return useStyles();
}
