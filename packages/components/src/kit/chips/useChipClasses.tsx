import { makeStyles, tokens } from '@fluentui/react-components';

/** Classes of an input box that shows selected values as chips before the text. */
export const useChipClasses = makeStyles({
  box: { flexWrap: 'wrap', paddingBlock: '3px', paddingInlineStart: tokens.spacingHorizontalXS },
  list: { display: 'contents', listStyleType: 'none' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    paddingInlineStart: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    overflowWrap: 'anywhere',
  },
  withPicture: { paddingInlineStart: '2px' },
  still: { paddingInlineEnd: tokens.spacingHorizontalS },
  remove: {
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    ':disabled': { display: 'none' },
    '@media (pointer: coarse)': { width: '44px', height: '36px' },
  },
  input: {
    flexBasis: '120px',
    width: 'auto',
    minHeight: '24px',
    '@media (pointer: coarse)': { minHeight: '36px' },
  },
});
