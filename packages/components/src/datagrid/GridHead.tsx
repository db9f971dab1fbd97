import { RequiredMark } from '../kit/FieldFrame.tsx';
import type { GridClasses } from './useGridClasses.tsx';
import type { GridColumn } from './useGridColumns.tsx';

interface GridHeadProps {
  readonly columns: readonly GridColumn[];
  readonly classes: GridClasses;
  readonly hasMenu: boolean;
}

/** The names of the columns. A layout names its own fields, so its column has no name. */
export function GridHead({ columns, classes, hasMenu }: GridHeadProps) {
  return (
    <thead className={classes.head}>
      <tr>
        {columns.map(({ index, label, hasHead, isRequired, width }) =>
          hasHead ? (
            <th key={index} scope="col" className={classes[width]}>
              {label}
              {isRequired && <RequiredMark />}
            </th>
          ) : (
            <td key={index} className={classes.columnName} />
          ),
        )}
        {hasMenu && <td className={classes.menuColumn} />}
      </tr>
    </thead>
  );
}
