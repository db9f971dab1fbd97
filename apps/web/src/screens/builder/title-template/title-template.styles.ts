import { makeStyles, tokens } from '@fluentui/react-components';

export const useTitleTemplateStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3 },
  box: { '& textarea': { fontFamily: tokens.fontFamilyMonospace } },
  inserting: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  dates: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  insert: { '@media (pointer: coarse)': { minHeight: '44px' } },
  menu: { maxHeight: '50vh', overflowY: 'auto' },
  preview: {
    padding: '12px 16px',
    backgroundColor: tokens.colorNeutralBackground3,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  previewHead: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, display: 'grid', gap: tokens.spacingVerticalXXS, paddingTop: tokens.spacingVerticalS },
  title: { margin: 0, marginBottom: tokens.spacingVerticalXS, overflowWrap: 'anywhere' },
});
