import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { GridClasses } from '../../kit/rows/useGridClasses.tsx';
import { datagridMessages } from '../datagrid.messages.ts';

/** Functions that a row's menu button and drag handle call. The object stays the same while the grid is mounted. */
export interface RowMenuActions {
  readonly open: (rowId: string, button: HTMLElement) => void;
  /** Moves the row up (-1) or down (1). */
  readonly move: (rowId: string, by: -1 | 1) => void;
  /** Moves the row before or behind another one. */
  readonly moveBeside: (rowId: string, otherId: string, isBehind: boolean) => void;
}

interface RowMenuButtonProps {
  readonly gridId: string;
  readonly rowId: string;
  readonly number: number;
  readonly opener: RowMenuActions;
  readonly classes: GridClasses;
}

export const getMenuButtonId = (gridId: string, rowId: string) => `${gridId}.${rowId}-menu`;

/**
 * Menu button of a row. Alt with the arrow keys moves the row.
 * NOTE: a plain button instead of a menu of its own, because a grid has one button per row; all share one menu.
 */
export function RowMenuButton({ gridId, rowId, number, opener, classes }: RowMenuButtonProps) {
  const messages = useMessages(datagridMessages);
  return (
    <button
      type="button"
      id={getMenuButtonId(gridId, rowId)}
      className={classes.menuButton}
      aria-label={messages.menu({ number })}
      aria-haspopup="menu"
      onClick={(event) => opener.open(rowId, event.currentTarget)}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
        if (!event.altKey || !by) return;
        event.preventDefault();
        opener.move(rowId, by);
      }}
    >
      <MoreHorizontal20Regular aria-hidden />
    </button>
  );
}
