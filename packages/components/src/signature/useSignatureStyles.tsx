import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

export const useSignatureStyles = makeStyles({
  box: {
    position: 'relative',
    overflow: 'hidden',
    maxWidth: '694px',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  off: { border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  paper: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    gridTemplateColumns: '100%',
    gridTemplateRows: '100%',
    height: '128px',
    padding: tokens.spacingVerticalS,
    // NOTE: white paper and black ink in every theme, as in the stored image.
    backgroundColor: '#fff',
    forcedColorAdjust: 'none',
  },
  line: { position: 'absolute', insetInline: '24px', bottom: '32px', borderBottom: '1px solid #d1d1d1' },
  ink: { position: 'relative', maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', mixBlendMode: 'multiply' },
  unshown: { ...typographyStyles.caption1, color: '#616161' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '44px',
    paddingInline: '12px 4px',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { flex: '1 1 96px', maxWidth: 'none', paddingBlock: tokens.spacingVerticalXS, overflowWrap: 'break-word' },
  sign: { '@media (pointer: coarse)': { minHeight: '44px' } },
  /* The whole field is clickable. */
  first: { '::before': { content: '""', position: 'absolute', inset: 0 } },
  remove: { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
});
