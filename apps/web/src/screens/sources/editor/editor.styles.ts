import { makeStyles, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const narrowScreen = '@media (max-width: 760px)';

export const useEditorStyles = makeStyles({
  surface: { maxWidth: 'min(1040px, 100vw)', width: '100%' },
  content: {
    display: 'grid',
    gridTemplateColumns: '300px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    minHeight: '420px',
    [narrowScreen]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    /* Cuts long names, so that the field keeps its width. */
    '& select': { width: '100%', minWidth: 0, textOverflow: 'ellipsis' },
    '& .fui-Field': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  mono: { fontFamily: tokens.fontFamilyMonospace },
  side: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  tabs: { flexWrap: 'wrap' },
  grow: { flexGrow: 1 },
  scroll: {
    overflow: 'auto',
    border: thinBorder,
    borderRadius: tokens.borderRadiusMedium,
    maxHeight: '360px',
  },
  table: { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  th: {
    textAlign: 'start',
    verticalAlign: 'bottom',
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: thinBorder,
    whiteSpace: 'nowrap',
  },
  td: {
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalSNudge,
    borderBottom: thinBorder,
    maxWidth: '220px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  end: { textAlign: 'end' },
  valueType: { display: 'block', color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  quiet: { color: tokens.colorNeutralForeground3, margin: 0 },
  columns: { margin: 0 },
  foot: { flexGrow: 1, alignSelf: 'center', color: tokens.colorNeutralForeground3 },
  files: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    marginBlockStart: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalXS,
    border: thinBorder,
    borderRadius: tokens.borderRadiusMedium,
    maxHeight: '180px',
    overflow: 'auto',
  },
  folder: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  entry: { justifyContent: 'flex-start', flexShrink: 0 },
});
