import { makeStaticStyles, makeStyles, tokens } from '@fluentui/react-components';

const usePageStyles = makeStaticStyles({
  'html, body, #root': { height: '100%', margin: 0 },
  '*, *::before, *::after': { boxSizing: 'border-box' },
});

const useStyles = makeStyles({
  // NOTE: not set on the provider itself, because the provider's classes are repeated on every portal, which would then
  // cover the page.
  page: {
    height: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    '@media print': { height: 'auto', backgroundColor: 'transparent' },
  },
});

export function useThemeStyles(): ReturnType<typeof useStyles> {
  usePageStyles();
  return useStyles();
}
