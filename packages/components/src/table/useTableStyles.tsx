import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const stroke = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** Container query for narrow containers, in which the cells of a table are stacked. */
const STACKED_QUERY = '@container tideform-table (max-width: 560.98px)';

export const useTableStyles = makeStyles({
  room: { containerType: 'inline-size', containerName: 'tideform-table' },
  box: { overflowX: 'auto', [STACKED_QUERY]: { overflowX: 'visible' } },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    [STACKED_QUERY]: { display: 'block', minWidth: '0 !important' },
  },
  stackedBlock: { [STACKED_QUERY]: { display: 'block' } },
  caption: {
    ...typographyStyles.subtitle2,
    captionSide: 'top',
    textAlign: 'start',
    paddingBlockEnd: tokens.spacingVerticalS,
    overflowWrap: 'anywhere',
    [STACKED_QUERY]: { display: 'block' },
  },
  head: { [STACKED_QUERY]: { display: 'none' } },
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
    [STACKED_QUERY]: {
      display: 'block',
      paddingBlock: tokens.spacingVerticalM,
      ':not(:has(> * > * > *))': { display: 'none' },
    },
  },
  cell: {
    verticalAlign: 'top',
    padding: '12px',
    minWidth: 0,
    [STACKED_QUERY]: {
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
    [STACKED_QUERY]: { paddingInline: tokens.spacingHorizontalM },
  },
  hover: { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  bordered: {
    border: stroke,
    [STACKED_QUERY]: { border: 'none' },
  },
  borderedRow: {
    [STACKED_QUERY]: {
      border: stroke,
      borderRadius: tokens.borderRadiusLarge,
      paddingInline: tokens.spacingHorizontalM,
      marginBlockEnd: tokens.spacingVerticalM,
    },
  },
});
