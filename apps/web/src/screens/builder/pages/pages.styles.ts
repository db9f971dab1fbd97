import { makeStyles, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

const dropIndicator = `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}`;

export const usePagesStyles = makeStyles({
  bar: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: '44px',
    paddingInline: '8px',
    borderBottom: thinBorder,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  scroll: { minWidth: 0, overflowX: 'auto', scrollbarWidth: 'thin' },
  tabs: { width: 'max-content' },
  tab: { position: 'relative', cursor: 'grab', maxWidth: '240px' },
  name: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  dragged: { opacity: 0.4 },
  /*
   * Griffel swaps left and right for right-to-left languages. Physical borders are required here, since those of
   * Fluent's tab override logical ones.
   */
  before: { borderLeft: dropIndicator },
  behind: { borderRight: dropIndicator },
  button: { flexShrink: 0 },
  title: { position: 'absolute', zIndex: 1, minWidth: '160px' },
});
