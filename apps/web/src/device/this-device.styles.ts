import { makeStyles, tokens } from '@fluentui/react-components';
import { cardStyles } from '../ui/layout/page-styles.ts';

export const useThisDeviceStyles = makeStyles({
  section: { marginTop: tokens.spacingVerticalXXL },
  heading: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  panel: {
    ...cardStyles.surface,
    display: 'grid',
    gap: tokens.spacingVerticalM,
    marginTop: tokens.spacingVerticalM,
    padding: '16px',
  },
  /**
   * In high contrast, Fluent's progress bar fills its whole track. This selector must be the same as Fluent's to
   * override it.
   */
  room: {
    '@media screen and (forced-colors: active)': {
      height: '8px',
      backgroundColor: 'Canvas',
      border: `${tokens.strokeWidthThin} solid CanvasText`,
    },
  },
  counts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: tokens.spacingVerticalM,
    margin: 0,
  },
  count: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', '& dd': { margin: 0 } },
  number: { fontVariantNumeric: 'tabular-nums' },
  version: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  versionWords: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  good: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  kiosk: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 180px) auto',
    justifyContent: 'start',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '& > *': { minWidth: 0 },
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch' },
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
  kioskTeam: { maxWidth: '440px' },
  /** By default, an input would be about twenty characters wide. */
  code: { width: '100%', minWidth: 0 },
  /** Aligns a button with the fields next to it, below their labels. */
  besideField: { marginTop: '24px', '@media (max-width: 640px)': { marginTop: 0 } },
});
