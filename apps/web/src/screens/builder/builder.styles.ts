import { makeStyles, tokens } from '@fluentui/react-components';
import { visuallyHidden } from '@tideform/components/kit/classes/useHiddenClass.tsx';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useBuilderStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', backgroundColor: tokens.colorNeutralBackground1 },
  head: {
    height: '56px',
    flexShrink: 0,
    display: 'grid',
    // The end section of the header keeps its width. When space is short, the title section shrinks, to 136 px at
    // least.
    gridTemplateColumns: 'minmax(136px, 1fr) auto minmax(min-content, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingInline: '8px 12px',
    borderBottom: thinBorder,
  },
  start: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  tabs: { height: '56px' },
  end: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
  },
  /* On a phone, the tabs are below the title. */
  reviewHead: {
    '@media (max-width: 640px)': { height: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingTop: '8px' },
  },
  reviewTabs: { '@media (max-width: 640px)': { height: '44px' } },
  reviewTitle: { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  title: { margin: 0, minWidth: 0, display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  titleButton: {
    display: 'block',
    maxWidth: '100%',
    minWidth: 0,
    padding: '4px 6px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    justifyContent: 'start',
  },
  titleInput: { flexGrow: 1, minWidth: '120px', maxWidth: '320px' },
  saved: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginInline: '4px 8px',
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
  },
  /* Wide enough for either of two texts, so that adjacent elements don't move when one text replaces the other. */
  roomy: {
    display: 'inline-grid',
    justifyItems: 'start',
    '::before': { content: 'attr(data-room)', height: 0, visibility: 'hidden' },
    '::after': { content: 'attr(data-more-room)', height: 0, visibility: 'hidden' },
  },
  spoken: visuallyHidden,
  publish: { position: 'relative', overflow: 'visible', flexShrink: 0 },
  centred: { justifyItems: 'center' },
  /* Badge on the corner of Publish, with an outline that separates it from the button. */
  changed: {
    position: 'absolute',
    insetBlockStart: '-3px',
    insetInlineEnd: '-3px',
    boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}`,
  },
  good: { color: tokens.colorStatusSuccessForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
  warn: { color: tokens.colorStatusWarningForeground1 },
  rule: { height: '20px', flexGrow: 0, marginInline: tokens.spacingHorizontalXS },
  panes: { flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column' },
  body: {
    flexGrow: 1,
    minHeight: 0,
    position: 'relative',
    overflowY: 'auto',
    padding: '24px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  page: {
    maxWidth: '720px',
    margin: '0 auto',
    padding: '24px 32px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: thinBorder,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow2,
  },
  bone: { marginBottom: tokens.spacingVerticalL },
  quiet: { color: tokens.colorNeutralForeground3 },
  sourceSurface: { maxWidth: '960px' },
  source: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  problems: { margin: 0, paddingInlineStart: '16px', overflowWrap: 'anywhere' },
});

/** Styles of a message bar between the builder's header and the form. The bar keeps its height when space is short. */
export const useMessageBarStyles = makeStyles({
  bar: { flexShrink: 0, borderRadius: 0, borderInlineStyle: 'none', borderTopStyle: 'none' },
});
