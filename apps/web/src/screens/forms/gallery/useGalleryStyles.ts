import { makeStyles, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useGalleryStyles = makeStyles({
  surface: { maxWidth: '960px', width: '100%', padding: 0, overflow: 'hidden' },
  wide: { maxWidth: '1040px' },
  body: { display: 'flex', flexDirection: 'column', gap: 0, height: 'min(720px, 86vh)', maxHeight: '86vh' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '60px',
    padding: '0 16px 0 24px',
    flexShrink: 0,
  },
  back: { paddingInlineStart: '12px' },
  title: { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  subject: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  close: { marginInlineStart: 'auto' },
  ways: { padding: '0 14px', flexShrink: 0 },
  starts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2.25fr) minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    padding: '0 24px 20px',
    '@media (max-width: 900px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > section': { gridColumn: '1 / -1' },
    },
    flexShrink: 0,
  },
  start: { marginTop: 0, flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center' },
  library: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    borderTop: thinBorder,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  error: { padding: '0 24px 12px', flexShrink: 0 },
  middle: { flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column', borderTop: thinBorder },
  waiting: { margin: 'auto' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    minHeight: '56px',
    padding: '8px 24px',
    borderTop: thinBorder,
    flexShrink: 0,
    boxSizing: 'border-box',
  },
  note: { flexGrow: 1, flexBasis: '240px', color: tokens.colorNeutralForeground3 },
});
