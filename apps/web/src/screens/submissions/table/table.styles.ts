import { makeStyles, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const focusOutline = { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' };
const singleLineText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const useTableStyles = makeStyles({
  area: { flexGrow: 1, minHeight: 0, overflow: 'auto', position: 'relative' },
  table: {
    borderCollapse: 'separate',
    borderSpacing: '0px',
    tableLayout: 'fixed',
    width: '100%',
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: '36px',
    padding: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase300,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    borderBottom: thinBorder,
    ':focus-visible': focusOutline,
  },
  headButton: {
    width: '100%',
    minWidth: 0,
    justifyContent: 'flex-start',
    fontWeight: tokens.fontWeightSemibold,
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: 0,
    border: 'none',
    backgroundColor: 'transparent',
    overflow: 'hidden',
    gap: tokens.spacingHorizontalXS,
  },
  headEnd: { justifyContent: 'flex-end' },
  headText: singleLineText,
  edge: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '9px',
    zIndex: 1,
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '8px',
      insetInlineEnd: '0px',
      width: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    ':hover::after': { width: '3px', insetBlock: '0px', backgroundColor: tokens.colorCompoundBrandStroke },
  },
  foot: {
    ...singleLineText,
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    height: '36px',
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: thinBorder,
  },
  pinnedFoot: { zIndex: 3, textAlign: 'center' },
  row: {
    cursor: 'default',
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  current: {
    boxShadow: `inset 3px 0 ${tokens.colorCompoundBrandStroke}`,
    // Forced colors remove shadows.
    '@media (forced-colors: active)': {
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'Highlight',
    },
  },
  cell: {
    ...singleLineText,
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalS,
    borderBottom: thinBorder,
    fontSize: tokens.fontSizeBase300,
    boxSizing: 'border-box',
    ':focus-visible': focusOutline,
  },
  roomy: { height: '48px' },
  normal: { height: '36px' },
  dense: { height: '28px' },
  end: { textAlign: 'end' },
  narrow: { paddingInline: tokens.spacingHorizontalXS, textAlign: 'center' },
  /* Pinned columns and row actions stay visible when the table scrolls sideways. */
  pinned: { position: 'sticky', zIndex: 1, backgroundColor: 'inherit' },
  pinnedHead: { zIndex: 3, backgroundColor: tokens.colorNeutralBackground2 },
  lastPinned: {
    borderInlineEndWidth: tokens.strokeWidthThin,
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
  },
  actions: {
    insetInlineEnd: 0,
    borderInlineStartWidth: tokens.strokeWidthThin,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  person: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  personName: singleLineText,
  tags: { display: 'flex', gap: tokens.spacingHorizontalXS, overflow: 'hidden' },
  thumbnail: {
    height: '24px',
    width: '32px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusSmall,
    flexShrink: 0,
  },
  tag: {
    ...singleLineText,
    flexShrink: 0,
    maxWidth: '100%',
    paddingInline: tokens.spacingHorizontalSNudge,
    borderRadius: tokens.borderRadiusCircular,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
});

/** Widths of the fixed columns: selection at the start, row actions at the end. */
export const checkboxPx = 44;
export const actionsPx = 48;
/** Maps a row density to the row height, in pixels. */
export const rowPx = { roomy: 48, normal: 36, dense: 28 } as const;
export const headPx = 36;
