import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const borderLine = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`;
const monospaceStyles = {
  fontFamily: tokens.fontFamilyMonospace,
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
  tabSize: 2,
};

export const useCodeStyles = makeStyles({
  code: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0 },
  box: {
    ...monospaceStyles,
    resize: 'none',
    width: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalS,
    whiteSpace: 'pre',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    border: borderLine,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  button: { alignSelf: 'start', '@media (pointer: coarse)': { minHeight: '44px' } },
  surface: { maxWidth: '760px' },
  dialog: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  text: { margin: 0 },
  quiet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  problem: { ...typographyStyles.caption1, color: tokens.colorStatusWarningForeground1 },
  examples: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    maxHeight: '240px',
    overflowY: 'auto',
  },
  example: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  exampleCode: {
    ...monospaceStyles,
    margin: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    gridColumn: '1 / -1',
  },
  writing: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  writingFoot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  actions: { justifySelf: 'stretch', alignItems: 'center' },
  toExamples: { marginInlineEnd: 'auto' },
});
