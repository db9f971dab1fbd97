import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const stroke = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** Container query for narrow containers, in which the cells of a table are stacked. */
const IS_STACKED = '@container tideform-table (max-width: 560.98px)';

export const useTableStyles = makeStyles({
  room: { containerType: 'inline-size', containerName: 'tideform-table' },
  box: { overflowX: 'auto', [IS_STACKED]: { overflowX: 'visible' } },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    [IS_STACKED]: { display: 'block', minWidth: '0 !important' },
  },
  stackedBlock: { [IS_STACKED]: { display: 'block' } },
  caption: {
    ...typographyStyles.subtitle2,
    captionSide: 'top',
    textAlign: 'start',
    paddingBlockEnd: tokens.spacingVerticalS,
    overflowWrap: 'anywhere',
    [IS_STACKED]: { display: 'block' },
  },
  head: { [IS_STACKED]: { display: 'none' } },
  name: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    padding: '6px 12px',
    overflowWrap: 'anywhere',
    borderBottom: stroke,
  },
  row: {
    borderBottom: stroke,
    [IS_STACKED]: {
      display: 'block',
      paddingBlock: tokens.spacingVerticalM,
      ':not(:has(> * > * > *))': { display: 'none' },
    },
  },
  cell: {
    verticalAlign: 'top',
    padding: '12px',
    minWidth: 0,
    [IS_STACKED]: {
      display: 'block',
      padding: `${tokens.spacingVerticalS} 0`,
      // Hides cells without visible content.
      ':not(:has(> * > *))': { display: 'none' },
      '::before': {
        ...typographyStyles.caption1Strong,
        content: 'attr(data-head)',
        display: 'block',
        color: tokens.colorNeutralForeground2,
      },
    },
  },
  condensed: { padding: '4px 8px' },
  left: { textAlign: 'start' },
  /* An input fills the width of its cell; its label is only as wide as its text. */
  center: { textAlign: 'center', '& label': { alignSelf: 'center' } },
  right: { textAlign: 'end', '& label': { alignSelf: 'end' } },
  striped: {
    ':nth-child(odd)': { backgroundColor: tokens.colorNeutralBackground2 },
    [IS_STACKED]: { paddingInline: tokens.spacingHorizontalM },
  },
  hover: { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  bordered: {
    border: stroke,
    [IS_STACKED]: { border: 'none' },
  },
  borderedRow: {
    [IS_STACKED]: {
      border: stroke,
      borderRadius: tokens.borderRadiusLarge,
      paddingInline: tokens.spacingHorizontalM,
      marginBlockEnd: tokens.spacingVerticalM,
    },
  },
});
