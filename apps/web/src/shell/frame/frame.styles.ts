import { createFocusOutlineStyle, makeStyles, tokens } from '@fluentui/react-components';
import { screenContainerStyle } from '../../ui/layout/screen-container-style.ts';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useFrameStyles = makeStyles({
  root: { display: 'flex', height: '100%', overflow: 'hidden', backgroundColor: tokens.colorNeutralBackground2 },
  skip: {
    position: 'absolute',
    insetInlineStart: '8px',
    top: '-48px',
    zIndex: 10,
    padding: '6px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusMedium,
    ':focus': { top: '8px' },
    ...createFocusOutlineStyle(),
  },
  main: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  top: {
    height: '48px',
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingInline: '24px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: thinBorder,
    // Leaves enough space for the team's complete name next to its screens, the search and an expanded sidebar.
    '@media (max-width: 1320px)': { gap: tokens.spacingHorizontalXS, paddingInlineEnd: '12px' },
  },
  topMobile: { paddingInline: '4px 12px', gap: tokens.spacingHorizontalXS },
  /** A team name in the opposite text direction starts at the start of the bar and is truncated at its end. */
  team: {
    margin: 0,
    minWidth: 0,
    overflow: 'hidden',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  /** Notices are as high as their text, regardless of the screen's height. */
  notice: { flexShrink: 0 },
  grow: { flexGrow: 1 },
  rule: { height: '20px', flexGrow: 0, marginInlineStart: '4px' },
  /** Shrinks before the team's name does, as far as the search field can be narrower. */
  end: {
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexShrink: 99,
  },
  search: { flexBasis: '240px', '@media (max-width: 1320px)': { flexBasis: '200px' } },
  bell: { display: 'flex', minWidth: '32px' },
  content: screenContainerStyle,
  bottom: {
    display: 'flex',
    height: '60px',
    flexShrink: 0,
    paddingBottom: 'env(safe-area-inset-bottom)',
    boxSizing: 'content-box',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: thinBorder,
  },
  bottomItem: {
    flex: '1 1 0',
    minWidth: 0,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXXS,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textDecorationLine: 'none',
    '@media (forced-colors: active)': { color: 'CanvasText' },
    '& svg': { width: '24px', height: '24px' },
    ...createFocusOutlineStyle(),
  },
  bottomOn: {
    color: tokens.colorCompoundBrandForeground1,
    '@media (forced-colors: active)': { color: 'Highlight' },
  },
});
