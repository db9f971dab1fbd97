import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const NARROW_QUERY = '@container tideform-datamap (max-width: 480px)';

export const useDatamapStyles = makeStyles({
  room: { containerType: 'inline-size', containerName: 'tideform-datamap', textAlign: 'start' },
  list: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalS },
  row: {
    display: 'grid',
    width: '100%',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalS,
    [NARROW_QUERY]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      boxSizing: 'border-box',
      border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
      borderRadius: tokens.borderRadiusLarge,
      padding: tokens.spacingHorizontalM,
    },
  },
  removable: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    [NARROW_QUERY]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  part: {
    minWidth: 0,
    [NARROW_QUERY]: {
      gridColumnStart: 1,
      '::before': {
        ...typographyStyles.caption1Strong,
        content: 'attr(data-head)',
        display: 'block',
        color: tokens.colorNeutralForeground2,
      },
    },
  },
  /**
   * Aligns the name input with the value component on the builder's canvas, which has a label above and a border below.
   */
  blankKey: { alignSelf: 'end', marginBlockEnd: '6px' },
  head: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground2,
    [NARROW_QUERY]: { display: 'none' },
  },
  /** Empty header cell, as wide as the remove buttons below it. */
  noHead: { width: '32px' },
  remove: {
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
    [NARROW_QUERY]: { gridColumnStart: 2, gridRowStart: 1 },
  },
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});
