import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

export const useSketchPadStyles = makeStyles({
  box: {
    overflow: 'hidden',
    maxWidth: '694px',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  off: { border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  paper: {
    display: 'grid',
    placeItems: 'center',
    gridTemplateColumns: '100%',
    minHeight: '160px',
    // NOTE: white in every theme, as in the stored image.
    backgroundColor: '#fff',
    forcedColorAdjust: 'none',
  },
  picture: { maxWidth: '100%', maxHeight: '320px', objectFit: 'contain', display: 'block' },
  nothing: { ...typographyStyles.caption1, color: '#616161' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: tokens.spacingHorizontalXS,
    minHeight: '44px',
    paddingInline: '12px 4px',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { flex: '1 1 96px', maxWidth: 'none', paddingBlock: tokens.spacingVerticalXS },
  button: { '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
});
