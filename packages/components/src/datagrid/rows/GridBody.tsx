import { Fragment, type ReactNode, useState } from 'react';
import { FarRows } from '../../kit/rows/far/FarRows.tsx';
import type { RowParts } from '../../kit/rows/far/useRowParts.tsx';
import { createNearWatch } from '../../kit/rows/far/watch-near.ts';
import type { GridColumn } from '../../kit/rows/grid-columns.ts';
import { TABLE_ROLES } from '../../kit/rows/table-roles.ts';
import type { GridClasses } from '../../kit/rows/useGridClasses.tsx';
import type { RowsInView } from '../../kit/view-props.ts';
import { type GivenRows, rowName } from '../given-rows.ts';
import { groupOf, type RowGroup } from '../row-groups.ts';
import { GridRow } from './GridRow.tsx';
import { GroupHead } from './GroupHead.tsx';
import type { MenuOpener } from './RowMenuButton.tsx';

interface GridBodyProps extends Pick<RowParts, 'parts' | 'draw'> {
  /** DOM id of the grid. */
  readonly id: string;
  readonly columns: readonly GridColumn[];
  readonly classes: GridClasses;
  readonly cell: RowsInView<ReactNode>['cell'];
  readonly given: GivenRows | undefined;
  readonly groups: readonly RowGroup[];
  /** Where groups start whose rows are not drawn. */
  readonly closed: readonly number[];
  readonly onToggle: (start: number) => void;
  readonly opener: MenuOpener | undefined;
  readonly mayMove: boolean;
}

/** The rows, each group of them under its name. */
export function GridBody({ id, parts, draw, groups, closed, given, ...rest }: GridBodyProps) {
  const { columns, classes, cell, opener, mayMove, onToggle } = rest;
  const [near] = useState(createNearWatch);
  return (
    <tbody {...TABLE_ROLES.group} className={classes.body}>
      {parts.map((part) => {
        if ('block' in part) {
          return (
            <FarRows key={part.firstId} {...{ near, classes }} count={part.count} onNear={() => draw(part.block)} />
          );
        }
        const { row, index } = part;
        const group = groupOf(groups, index);
        const isOpen = !group || !closed.includes(group.start);
        return (
          <Fragment key={row.id}>
            {group?.start === index && (
              <GroupHead label={group.label} isOpen={isOpen} classes={classes} onToggle={() => onToggle(group.start)} />
            )}
            {isOpen && (
              <GridRow
                gridId={id}
                row={row}
                number={index + 1}
                name={given && rowName(given, index, undefined)}
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
