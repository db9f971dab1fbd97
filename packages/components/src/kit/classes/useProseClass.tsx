import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Typography and spacing of text that an author wrote. */
export const useProseClass = makeResetStyles({
  ...typographyStyles.body1,
  color: tokens.colorNeutralForeground1,
  overflowWrap: 'anywhere',
  // Each paragraph has its own direction: an English paragraph ends with its full stop on an Arabic page too.
  unicodeBidi: 'plaintext',
  '& p, & li, & h1, & h2, & h3, & h4, & h5, & h6': { unicodeBidi: 'plaintext' },
  '> :first-child': { marginTop: 0 },
  '> :last-child': { marginBottom: 0 },
  '& h1, & h2': { ...typographyStyles.subtitle1 },
  '& h3, & h4, & h5, & h6': { ...typographyStyles.subtitle2 },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& a': { color: tokens.colorBrandForegroundLink },
  '& a:focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  '& pre': { whiteSpace: 'pre-wrap' },
  '& hr': { border: 'none', borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  '& table': { borderCollapse: 'collapse', maxWidth: '100%' },
  '& th, & td': {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    padding: tokens.spacingHorizontalXS,
    textAlign: 'start',
  },
});
