import { makeStyles, tokens } from '@fluentui/react-components';

export const useBarStyles = makeStyles({
  /**
   * The bar stays at the bottom of the screen, over its whole width, while the form scrolls below it.
   *
   * NOTE: the background beside the bar is a shadow or border image, because a wider box would make the page scroll
   * sideways.
   */
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '56px',
    marginTop: 'auto',
    marginBottom: '-24px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `0 0 0 100vmax ${tokens.colorNeutralBackground1}`,
    clipPath: 'inset(0 -100vmax)',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderImageSource: `linear-gradient(${tokens.colorNeutralStroke2}, ${tokens.colorNeutralStroke2})`,
    borderImageSlice: 1,
    borderImageOutset: '0 100vmax',
    '@media (max-width: 640px)': { minHeight: '60px', marginBottom: '-12px' },
    '@media print': { display: 'none' },
  },
  state: {
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
  },
  action: { whiteSpace: 'nowrap', flexShrink: 0 },
});
