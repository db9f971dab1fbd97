import { ChevronDown16Regular, ChevronUp16Regular } from '@fluentui/react-icons';
import { TABLE_ROLES } from '../../kit/rows/table-roles.ts';
import type { GridClasses } from '../../kit/rows/useGridClasses.tsx';

interface RowGroupHeaderProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly classes: GridClasses;
  readonly onToggle: () => void;
}

/** Header of a row group, with a button that collapses the group. */
export function RowGroupHeader({ label, isOpen, classes, onToggle }: RowGroupHeaderProps) {
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
