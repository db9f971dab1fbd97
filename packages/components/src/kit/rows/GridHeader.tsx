import { RequiredMark } from '../FieldFrame.tsx';
import type { GridColumn } from './grid-columns.ts';
import { TABLE_ROLES } from './table-roles.ts';
import type { GridClasses } from './useGridClasses.tsx';

interface GridHeaderProps {
  readonly columns: readonly GridColumn[];
  readonly classes: GridClasses;
  readonly hasMenu: boolean;
  /** Header of the column with the row names; `undefined` if rows have no names. */
  readonly rowNames?: string | undefined;
}

/** Header row of a grid. Columns with layout components have no header, because their fields have their own labels. */
export function GridHeader({ columns, classes, hasMenu, rowNames }: GridHeaderProps) {
  return (
    <thead {...TABLE_ROLES.group} className={classes.head}>
      <tr {...TABLE_ROLES.row} className={classes.names}>
        {rowNames !== undefined && (
          <th scope="col" {...TABLE_ROLES.columnHead} className={classes.columnName}>
            <bdi>{rowNames}</bdi>
          </th>
        )}
        {columns.map(({ index, label, hasHead, isRequired }) =>
          hasHead ? (
            <th key={index} scope="col" {...TABLE_ROLES.columnHead} className={classes.columnName}>
              <bdi>{label}</bdi>
              {isRequired && <RequiredMark />}
            </th>
          ) : (
            <td key={index} {...TABLE_ROLES.cell} className={classes.columnName} />
          ),
        )}
        {hasMenu && <td {...TABLE_ROLES.cell} />}
      </tr>
    </thead>
  );
}
