import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { TABLE_ROLES } from '../kit/rows/table-roles.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { countColumns, getFirstCells, hasHeader, MIN_COLUMN_PX, type TableProps } from './table.ts';

/** ARIA roles that hide the table structure from screen readers if a table is only used for layout. */
const presentationRoles = {
  table: { role: 'presentation' },
  group: { role: 'presentation' },
  row: { role: 'presentation' },
  cell: { role: 'presentation' },
} as const;

export function TableView({ props, slot }: ViewProps<TableProps, never, ReactNode>) {
  const styles = useTableStyles();
  const { caption, condensed, bordered } = props;
  const columns = Array.from({ length: countColumns(props) }, (_, column) => props.header[column] ?? '');
  const starts = getFirstCells(props);
  const isHeaded = hasHeader(props);
  const isSilent = !isHeaded && caption.trim() === '';
  const roles = isSilent ? presentationRoles : TABLE_ROLES;
  const cellClass = mergeClasses(
    styles.cell,
    condensed && styles.condensed,
    bordered && styles.bordered,
    styles[props.cellAlignment],
  );
  const rowClass = mergeClasses(
    styles.row,
    props.striped && styles.striped,
    props.hover && styles.hover,
    bordered && styles.borderedRow,
  );
  if (columns.length === 0) return null;
  return (
    <div className={styles.room}>
      <div className={styles.box}>
        <table {...roles.table} className={styles.table} style={{ minWidth: columns.length * MIN_COLUMN_PX }}>
          {caption.trim() !== '' && (
            <caption className={styles.caption}>
              <bdi>{caption}</bdi>
            </caption>
          )}
          {isHeaded && (
            <thead {...TABLE_ROLES.group} className={styles.head}>
              <tr {...TABLE_ROLES.row}>
                {columns.map((name, column) => (
                  <HeaderCell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
                    key={column}
                    name={name}
                    className={mergeClasses(styles.name, styles[props.cellAlignment])}
                  />
                ))}
              </tr>
            </thead>
          )}
          <tbody {...roles.group} className={styles.stackedBlock}>
            {props.rows.map((count, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
              <tr key={row} {...roles.row} className={rowClass}>
                {columns.map((name, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
                  <td key={column} {...roles.cell} className={cellClass} data-head={name || undefined}>
                    {column < count && slot(starts[row]! + column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/**
 * Column header.
 * NOTE: a blank header is a `td`, so that screen readers don't announce an empty header.
 */
const HeaderCell = ({ name, className }: { readonly name: string; readonly className: string }) =>
  name.trim() === '' ? (
    <td {...TABLE_ROLES.cell} className={className} />
  ) : (
    <th scope="col" {...TABLE_ROLES.columnHead} className={className}>
      <bdi>{name}</bdi>
    </th>
  );

const stroke = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** Container query for narrow containers, in which the cells of a table are stacked. */
const STACKED_QUERY = '@container tideform-table (max-width: 560.98px)';

const useTableStyles = makeStyles({
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
