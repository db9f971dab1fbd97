import { Fragment, type ReactNode, useState } from 'react';
import { RowsPlaceholder } from '../../kit/rows/far/RowsPlaceholder.tsx';
import type { LazyRows } from '../../kit/rows/far/useLazyRows.tsx';
import { createViewportWatcher } from '../../kit/rows/far/viewport-watcher.ts';
import type { GridColumn } from '../../kit/rows/grid-columns.ts';
import { TABLE_ROLES } from '../../kit/rows/table-roles.ts';
import type { GridClasses } from '../../kit/rows/useGridClasses.tsx';
import type { GridRowsApi } from '../../kit/view-props.ts';
import { type FixedRows, getRowName } from '../fixed-rows.ts';
import { findGroup, type RowGroup } from '../row-groups.ts';
import { GridRow } from './GridRow.tsx';
import { RowGroupHeader } from './RowGroupHeader.tsx';
import type { RowMenuActions } from './RowMenuButton.tsx';

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
