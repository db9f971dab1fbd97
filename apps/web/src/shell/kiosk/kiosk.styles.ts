import { makeStyles, tokens } from '@fluentui/react-components';
import { screenContainerStyle } from '../../ui/layout/screen-container-style.ts';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useKioskStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  top: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '64px',
    flexShrink: 0,
    paddingInline: '24px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: thinBorder,
    '@media (max-width: 640px)': { paddingInline: '12px 4px' },
  },
  team: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Next to the sync badge and the exit button, only half of the width is left, so the team's name has two lines.
    '@media (max-width: 640px)': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      whiteSpace: 'normal',
    },
  },
  exit: { fontWeight: tokens.fontWeightRegular, minHeight: '44px', flexShrink: 0 },
  content: screenContainerStyle,
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '56px',
    flexShrink: 0,
    paddingInline: '32px',
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 640px)': { rowGap: tokens.spacingVerticalXS, padding: '8px 12px' },
  },
  mark: { display: 'grid', color: tokens.colorBrandForeground1 },
  push: { marginInlineStart: 'auto' },
  surface: { maxWidth: '380px' },
  leaving: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  code: { display: 'flex', justifyContent: 'center', '& input': { textAlign: 'center', letterSpacing: '0.6em' } },
  keys: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
    direction: 'ltr',
  },
  key: {
    height: '56px',
    width: '100%',
    minWidth: 0,
    maxWidth: 'none',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightRegular,
  },
});
