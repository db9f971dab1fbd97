import { makeStyles, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useSettingsStyles = makeStyles({
  pane: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: 0,
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: '12px 8px 8px 16px',
    flexShrink: 0,
  },
  titles: { flexGrow: 1, minWidth: 0 },
  title: { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  type: { color: tokens.colorNeutralForeground3 },
  settings: {
    flexGrow: 1,
    minHeight: 0,
    position: 'relative',
    overflowY: 'auto',
    padding: '16px',
    '--field-gap': '16px',
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
  },
  note: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalM,
    padding: '16px',
    borderTop: thinBorder,
  },
  noteTitle: { margin: 0, overflowWrap: 'anywhere' },
  notice: { marginBottom: tokens.spacingVerticalL },
  used: {
    flexShrink: 0,
    maxHeight: '40%',
    overflowY: 'auto',
    padding: '8px 16px',
    borderTop: thinBorder,
    '> summary': { cursor: 'pointer', color: tokens.colorNeutralForeground2 },
    '> button': { display: 'block', maxWidth: '100%', textAlign: 'start', overflowWrap: 'anywhere' },
  },
  noticeList: { margin: 0, paddingInlineStart: '16px' },
  bones: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, padding: '16px' },
  quiet: { color: tokens.colorNeutralForeground3, margin: 0 },
});
