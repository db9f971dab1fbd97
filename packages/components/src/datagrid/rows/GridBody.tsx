import { ChevronDown16Regular, ChevronUp16Regular } from '@fluentui/react-icons';
import type { FieldRow } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { Fragment, memo, type ReactNode, useMemo, useState } from 'react';
import { RowContextProvider, useRowLabels } from '../../kit/RowContext.tsx';
import { RowsPlaceholder } from '../../kit/rows/far/RowsPlaceholder.tsx';
import type { LazyRows } from '../../kit/rows/far/useLazyRows.tsx';
import { createViewportWatcher } from '../../kit/rows/far/viewport-watcher.ts';
import type { GridColumn } from '../../kit/rows/grid-columns.ts';
import { rowsMessages } from '../../kit/rows/rows.messages.ts';
import { TABLE_ROLES } from '../../kit/rows/table-roles.ts';
import type { GridClasses } from '../../kit/rows/useGridClasses.tsx';
import type { GridRowsApi, RowContext } from '../../kit/view-props.ts';
import { type FixedRows, findGroup, getRowName, type RowGroup } from '../grid-rows.ts';
import { RowDragHandle, type RowMenuActions, RowMenuButton } from './RowButtons.tsx';

interface GridBodyProps extends Pick<LazyRows, 'parts' | 'renderBlock'> {
  /** DOM id of the grid. */
  readonly id: string;
  readonly columns: readonly GridColumn[];
  readonly classes: GridClasses;
  readonly cell: GridRowsApi<ReactNode>['cell'];
  readonly given: FixedRows | undefined;
  readonly groups: readonly RowGroup[];
  /** Collapsed groups, as the indexes of their first rows. */
  readonly closed: readonly number[];
  readonly onToggle: (start: number) => void;
  readonly opener: RowMenuActions | undefined;
  readonly mayMove: boolean;
}

/** Table body with all rows and the headers of row groups. */
export function GridBody({ id, parts, renderBlock, groups, closed, given, ...rest }: GridBodyProps) {
  const { columns, classes, cell, opener, mayMove, onToggle } = rest;
  const [near] = useState(createViewportWatcher);
  return (
    <tbody {...TABLE_ROLES.group} className={classes.body}>
      {parts.map((part) => {
        if ('block' in part) {
          return (
            <RowsPlaceholder
              key={part.firstId}
              {...{ nearWatcher: near, classes }}
              count={part.count}
              onNear={() => renderBlock(part.block)}
            />
          );
        }
        const { row, index } = part;
        const group = findGroup(groups, index);
        const isOpen = !group || !closed.includes(group.start);
        return (
          <Fragment key={row.id}>
            {group?.start === index && (
              <RowGroupHeader
                label={group.label}
                isOpen={isOpen}
                classes={classes}
                onToggle={() => onToggle(group.start)}
              />
            )}
            {isOpen && (
              <GridRow
                gridId={id}
                row={row}
                number={index + 1}
                name={given && getRowName(given, index, undefined)}
                columns={columns}
                classes={classes}
                cell={cell}
                opener={opener}
                mayMove={mayMove}
              />
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}

interface GridRowProps {
  /** DOM id of the grid. */
  readonly gridId: string;
  readonly row: FieldRow;
  readonly number: number;
  /** Name of a fixed row; `undefined`: the row has a number instead. */
  readonly name: string | undefined;
  readonly columns: readonly GridColumn[];
  readonly classes: GridClasses;
  readonly cell: (row: FieldRow, column: number) => ReactNode;
  /** Opens the row menu; `undefined`: rows can't be changed. */
  readonly opener: RowMenuActions | undefined;
  readonly mayMove: boolean;
}

/** One row of a grid. Rerenders only if its number or the columns change, because fields rerender themselves. */
const GridRow = memo(function GridRow(props: GridRowProps) {
  const { gridId, row, number, name, classes } = props;
  const messages = useMessages(rowsMessages);
  const button = { gridId, rowId: row.id, number, classes };
  return (
    <tr id={`${gridId}.${row.id}`} data-row={row.id} {...TABLE_ROLES.row} className={classes.row}>
      <th scope="row" {...TABLE_ROLES.rowHead} className={name === undefined ? classes.title : classes.rowName}>
        <bdi>{name || getRowTitle(messages, props.columns[0], number)}</bdi>
      </th>
      <RowCells {...props} />
      {props.opener && (
        <td {...TABLE_ROLES.cell} className={classes.menuCell}>
          {props.mayMove && <RowDragHandle {...button} opener={props.opener} />}
          <RowMenuButton {...button} opener={props.opener} />
        </td>
      )}
    </tr>
  );
});

/**
 * Returns a row title such as `Item 2`, with the label of the row's first field, or `Row 2` if that field has no label.
 */
const getRowTitle = (
  { named, row }: MessagesOf<typeof rowsMessages>,
  first: GridColumn | undefined,
  number: number,
): string => (first?.hasHead && first.label ? named({ name: first.label, number }) : row({ number }));

/** Cells of a row. A field in a column without a header shows its own label. */
function RowCells({ row, number, name, columns, classes, cell }: GridRowProps) {
  const { unreadableRow } = useMessages(rowsMessages);
  const rowLabels = useRowLabels(number, name);
  const underHead = useMemo<RowContext>(() => ({ ...rowLabels, hasColumnHead: true }), [rowLabels]);
  const onItsOwn = useMemo<RowContext>(() => ({ ...rowLabels, hasColumnHead: false }), [rowLabels]);
  if (row.fieldIds.length === 0) {
    return (
      <td {...TABLE_ROLES.cell} className={classes.cell} style={{ gridColumn: `span ${columns.length}` }}>
        <p className={classes.note}>{unreadableRow}</p>
      </td>
    );
  }
  const cells = columns.map(({ index, hasHead }) => (
    <td key={index} {...TABLE_ROLES.cell} className={classes.cell}>
      {hasHead ? cell(row, index) : <RowContextProvider value={onItsOwn}>{cell(row, index)}</RowContextProvider>}
    </td>
  ));
  return <RowContextProvider value={underHead}>{cells}</RowContextProvider>;
}

interface RowGroupHeaderProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly classes: GridClasses;
  readonly onToggle: () => void;
}

/** Header of a row group, with a button that collapses the group. */
function RowGroupHeader({ label, isOpen, classes, onToggle }: RowGroupHeaderProps) {
  const Icon = isOpen ? ChevronUp16Regular : ChevronDown16Regular;
  return (
    <tr {...TABLE_ROLES.row} className={classes.groupRow}>
      <th scope="rowgroup" {...TABLE_ROLES.rowHead} className={classes.groupName}>
        <button type="button" className={classes.groupButton} aria-expanded={isOpen} onClick={onToggle}>
          <Icon aria-hidden />
          <bdi>{label}</bdi>
        </button>
      </th>
    </tr>
  );
}
