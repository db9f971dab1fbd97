import { makeStyles, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useSubmissionsStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '56px',
    paddingInline: tokens.spacingHorizontalM,
    flexShrink: 0,
  },
  /* Stacked on a phone, so that the title has enough space. */
  headerText: {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 640px)': { flexDirection: 'column', alignItems: 'stretch', gap: 0 },
  },
  add: { flexShrink: 0, whiteSpace: 'nowrap' },
  title: {
    margin: 0,
    textAlign: ['-webkit-match-parent', 'match-parent'],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  count: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
  toolbar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    rowGap: tokens.spacingVerticalS,
    minHeight: '56px',
    paddingBlock: tokens.spacingVerticalS,
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalM,
    borderTop: thinBorder,
    borderBottom: thinBorder,
    flexShrink: 0,
    '@media (max-width: 640px)': { columnGap: 0 },
  },
  grow: { flexGrow: 1 },
  area: { flexGrow: 1, minHeight: 0, overflow: 'auto', position: 'relative', display: 'flex', flexDirection: 'column' },
  /* Container of the table rows and the preview panel beside them. */
  beside: { flexGrow: 1, minHeight: 0, display: 'flex', alignItems: 'stretch' },
  message: { margin: tokens.spacingHorizontalM, flexShrink: 0, width: 'auto' },
  foot: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalM, flexShrink: 0 },
  skeletonRow: { display: 'flex', gap: tokens.spacingHorizontalL, padding: '12px', borderBottom: thinBorder },
});
