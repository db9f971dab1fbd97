import { makeStyles, tokens } from '@fluentui/react-components';

export const useNotificationsStyles = makeStyles({
  bell: { position: 'relative' },
  count: { position: 'absolute', top: '-2px', insetInlineEnd: '-4px' },
  surface: { width: 'min(360px, calc(100vw - 24px))', padding: 0, boxSizing: 'border-box' },
  title: { padding: '12px 16px 8px' },
  list: { listStyleType: 'none', margin: 0, padding: '0 0 8px', maxHeight: 'min(420px, 70vh)', overflowY: 'auto' },
  link: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '10px 16px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    // The focus ring is inside the item, because the list would clip it.
    ':focus-visible': { outlineOffset: '-2px' },
  },
  fresh: { borderInlineStartColor: tokens.colorBrandStroke1, fontWeight: tokens.fontWeightSemibold },
  about: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  text: { padding: '4px 16px 16px', color: tokens.colorNeutralForeground2 },
  foot: { padding: '4px 8px', borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  wrong: { margin: '0 12px 12px' },
});
