import { MoreHorizontal20Regular, ReOrderDotsVertical20Regular } from '@fluentui/react-icons';
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

interface RowDragHandleProps {
  readonly gridId: string;
  readonly rowId: string;
  readonly number: number;
  readonly opener: RowMenuActions;
  readonly classes: GridClasses;
}

/** Handle for dragging a row. Arrow keys on the handle move the row too. */
export function RowDragHandle({ gridId, rowId, number, opener, classes }: RowDragHandleProps) {
  const messages = useMessages(datagridMessages);
  return (
    <button
      type="button"
      id={`${gridId}.${rowId}-handle`}
      className={classes.handle}
      aria-label={messages.handle({ number })}
      aria-description={messages.handleHint}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        dragRow(event.currentTarget, event.pointerId, (other, isBehind) =>
          opener.moveBeside(rowId, other.dataset.row!, isBehind),
        );
      }}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
        if (!by) return;
        event.preventDefault();
        opener.move(rowId, by);
      }}
    >
      <ReOrderDotsVertical20Regular aria-hidden />
    </button>
  );
}

/**
 * Attribute of the row under the pointer. Its value, `before` or `behind`, is the side on which the dragged row would
 * be inserted.
 */
const DROP_SIDE_ATTRIBUTE = 'data-drop';
const DRAGGED_ATTRIBUTE = 'data-dragged';

/**
 * Starts dragging a row by its handle with a finger, pen or mouse. Escape cancels.
 *
 * @param onDrop called with the row under the pointer, and whether the dragged row was dropped on its lower half
 */
function dragRow(
  handle: HTMLElement,
  pointerId: number,
  onDrop: (other: HTMLElement, isBehind: boolean) => void,
): void {
  const row = handle.closest('tr')!;
  const stop = new AbortController();
  let over: HTMLElement | undefined;
  const showDropSide = (next: HTMLElement | undefined, isBehind: boolean) => {
    if (over !== next) over?.removeAttribute(DROP_SIDE_ATTRIBUTE);
    over = next;
    next?.setAttribute(DROP_SIDE_ATTRIBUTE, isBehind ? 'behind' : 'before');
  };
  const end = () => {
    showDropSide(undefined, false);
    row.removeAttribute(DRAGGED_ATTRIBUTE);
    stop.abort();
  };
  const { signal } = stop;
  handle.setPointerCapture(pointerId);
  row.setAttribute(DRAGGED_ATTRIBUTE, '');
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      const at = findRowAt(row.parentElement!, clientY);
      const { top, height } = at.getBoundingClientRect();
      showDropSide(at === row ? undefined : at, clientY > top + height / 2);
      at.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    () => {
      const [other, isBehind] = [over, over?.getAttribute(DROP_SIDE_ATTRIBUTE) === 'behind'];
      end();
      if (other) onDrop(other, isBehind);
    },
    { signal },
  );
  handle.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

/** Returns the row at the vertical window position `y`, or the nearest row. */
function findRowAt(body: HTMLElement, y: number): HTMLElement {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > [data-row]')];
  return rows.find((row) => y < row.getBoundingClientRect().bottom) ?? rows.at(-1)!;
}
