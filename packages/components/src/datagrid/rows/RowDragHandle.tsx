import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { GridClasses } from '../../kit/rows/useGridClasses.tsx';
import { datagridMessages } from '../datagrid.messages.ts';
import { dragRow } from './drag-row.ts';
import type { RowMenuActions } from './RowMenuButton.tsx';

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
