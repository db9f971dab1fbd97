import { makeStyles, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const usePdfPreviewStyles = makeStyles({
  stage: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: 0,
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '44px',
    paddingInline: '16px',
    borderBottom: thinBorder,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  answers: { minWidth: 0, width: '216px', marginInlineStart: tokens.spacingHorizontalM },
  push: { marginInlineStart: 'auto' },
  quiet: { color: tokens.colorNeutralForeground2 },
  number: { fontVariantNumeric: 'tabular-nums', minWidth: '44px', textAlign: 'center' },
  notice: { margin: '12px 24px 0' },
  paper: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    position: 'relative',
    padding: '24px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'safe center',
    gap: '24px',
  },
  page: {
    position: 'relative',
    flexShrink: 0,
    backgroundColor: 'white',
    boxShadow: tokens.shadow8,
    forcedColorAdjust: 'none',
    '& canvas': { display: 'block', width: '100%', height: '100%' },
    '@media (forced-colors: active)': { outline: `${tokens.strokeWidthThin} solid CanvasText` },
  },
  behind: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: tokens.durationNormal },
  guide: {
    position: 'absolute',
    pointerEvents: 'none',
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorCompoundBrandStroke}`,
  },
  bones: { width: '100%', maxWidth: '540px', marginInline: 'auto' },
  bonePage: { aspectRatio: '595 / 842', height: 'auto' },
});
