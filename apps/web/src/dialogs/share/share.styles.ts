import { makeStyles, tokens } from '@fluentui/react-components';

export const useShareStyles = makeStyles({
  surface: { maxWidth: '680px' },
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL, paddingBlockStart: '20px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalS },
  address: { flexGrow: 1, flexBasis: '160px', minWidth: 0 },
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXXL,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  // Scanners need a dark code on a white background, in every theme.
  code: {
    flexShrink: 0,
    inlineSize: '168px',
    blockSize: '168px',
    backgroundColor: '#fff',
    borderRadius: tokens.borderRadiusMedium,
    forcedColorAdjust: 'none',
  },
  beside: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: tokens.spacingVerticalM,
    flex: '1 1 240px',
  },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  html: { flexGrow: 1, flexBasis: '240px', minWidth: 0, '& textarea': { fontFamily: tokens.fontFamilyMonospace } },
  top: { alignItems: 'flex-start' },
  besideLabel: { marginBlockStart: '24px' },
  json: { paddingBlockStart: '12px', '& textarea': { fontFamily: tokens.fontFamilyMonospace, maxHeight: 'none' } },
  heading: { margin: 0 },
  fields: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: '16px' },
  whole: { gridColumn: '1 / -1', margin: 0 },
  form: { blockSize: '52vh', overflowY: 'auto', padding: '12px' },
});
