import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const monospaceStyles = {
  fontFamily: tokens.fontFamilyMonospace,
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
};

export const useFormulaStyles = makeStyles({
  formula: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  box: {
    ...monospaceStyles,
    resize: 'vertical',
    width: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}` },
  },
  offers: {
    padding: tokens.spacingHorizontalXXS,
    maxHeight: '200px',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow8,
  },
  offer: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'baseline',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusSmall,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media (pointer: coarse)': { minHeight: '44px', alignItems: 'center' },
  },
  chosen: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandStroke}`,
  },
  quiet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  problem: {
    ...typographyStyles.body1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    color: tokens.colorStatusDangerForeground1,
  },
  echo: { ...monospaceStyles, color: tokens.colorNeutralForeground1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  mark: {
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
  },
});
