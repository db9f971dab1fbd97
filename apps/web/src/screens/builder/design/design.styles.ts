import { makeStyles, tokens } from '@fluentui/react-components';
import { useMediaQuery } from '../../../ui/browser/useScreenFormat.ts';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useDesignStyles = makeStyles({
  panes: {
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr) 360px',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
  narrow: { gridTemplateColumns: '224px minmax(0, 1fr)' },
  parts: {
    containerType: 'inline-size',
    minWidth: 0,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: thinBorder,
  },
  tabs: { height: '44px', flexShrink: 0, paddingInline: '8px', borderBottom: thinBorder },
  /* Tabs stay side by side on a narrow screen. */
  tab: {
    minWidth: 0,
    flexShrink: 1,
    overflow: 'hidden',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '@container (max-width: 240px)': { paddingInline: '6px' },
  },
  find: {
    margin: '12px 12px 4px',
    '@media (pointer: coarse)': { minHeight: '44px' },
    '@container (max-width: 240px)': {
      marginInline: '8px',
      paddingInline: '6px',
      '& .fui-Input__contentBefore': { display: 'none' },
    },
  },
  panel: { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
  middle: {
    minWidth: 0,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  settings: {
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground1,
    borderLeft: thinBorder,
  },
  drawer: {
    position: 'absolute',
    zIndex: 4,
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 'min(360px, 100%)',
    boxShadow: tokens.shadow28,
  },
  empty: { padding: '24px', display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  emptyTitle: { margin: 0 },
  tip: {
    margin: 0,
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  tipIcon: { flexShrink: 0, color: tokens.colorBrandForeground1 },
});

/** Returns whether the settings fit beside the canvas (window width of at least 1101 px). */
export const useIsWideScreen = (): boolean => useMediaQuery('(min-width: 1101px)');
