import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { Button, Checkbox, mergeClasses, ToggleButton } from '@fluentui/react-components';
import {
  ArrowDownRegular,
  ArrowUpRegular,
  PinFilled,
  PinRegular,
  ReOrderDotsVerticalRegular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { isShownByDefault, type SubmissionColumn, type ViewState } from '@tideform/submission-views';
import { useEffect, useRef, useState } from 'react';
import { moveColumn, pinColumn, showColumn, type ViewChange } from '../view-changes.ts';
import { columnsMessages } from './columns.messages.ts';
import { useColumnsStyles } from './columns.styles.ts';

/**
 * Entry of the columns panel: shows or hides, pins and moves one column, by dragging or with Alt and the arrow keys.
 */
export function ColumnItem(props: {
  readonly column: SubmissionColumn;
  readonly index: number;
  readonly order: readonly string[];
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
  readonly onMove: (to: number) => void;
}) {
  const messages = useMessages(columnsMessages);
  const styles = useColumnsStyles();
  const { column, index, view, onView, onMove } = props;
  const { id, label } = column;
  const element = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<Edge>();
  const latest = useRef(props);
  latest.current = props;
  useEffect(
    () =>
      element.current
        ? registerColumnDrag(element.current, {
            id,
            onEdge: setEdge,
            onDrop(draggedId, at) {
              const rest = latest.current.order.filter((one) => one !== draggedId);
              const to = rest.indexOf(id) + (at === 'behind' ? 1 : 0);
              latest.current.onView(moveColumn(latest.current.order, draggedId, to));
            },
          })
        : undefined,
    [id],
  );
  const isShown = view.columnVisibility[id] ?? isShownByDefault(id);
  const isPinned = view.columnPinning.includes(id);
  return (
    <li
      ref={element}
      className={mergeClasses(styles.item, edge && styles[edge])}
      onKeyDown={(event) => {
        if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
        event.preventDefault();
        onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
      }}
    >
      <ReOrderDotsVerticalRegular aria-hidden="true" className={styles.grip} />
      <span className={styles.name}>
        <Checkbox
          checked={isShown}
          label={<bdi>{label}</bdi>}
          aria-label={messages.show({ column: label })}
          onChange={(_, { checked }) => onView(showColumn(id, checked === true))}
        />
      </span>
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowUpRegular />}
        aria-label={messages.up({ column: label })}
        disabledFocusable={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowDownRegular />}
        aria-label={messages.down({ column: label })}
        disabledFocusable={index === props.order.length - 1}
        onClick={() => onMove(index + 1)}
      />
      <ToggleButton
        size="small"
        appearance="subtle"
        checked={isPinned}
        icon={isPinned ? <PinFilled /> : <PinRegular />}
        aria-label={messages.pin({ column: label })}
        onClick={() => onView(pinColumn(id, !isPinned))}
      />
    </li>
  );
}

type Edge = 'before' | 'behind';

interface DraggedColumn {
  readonly id: string;
  /** Called with the edge at which the dragged column would be dropped; `undefined` when there is none. */
  readonly onEdge: (edge: Edge | undefined) => void;
  readonly onDrop: (draggedId: string, edge: Edge) => void;
}

const columnDragKind = 'submissions-column';

/** Makes a column draggable and a drop target for other columns. @returns a cleanup function */
function registerColumnDrag(element: HTMLElement, { id, onEdge, onDrop }: DraggedColumn): () => void {
  const getEdge = (data: Record<string | symbol, unknown>): Edge =>
    extractClosestEdge(data) === 'bottom' ? 'behind' : 'before';
  return combine(
    draggable({ element, getInitialData: () => ({ kind: columnDragKind, id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === columnDragKind,
      getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => onEdge(source.data.id === id ? undefined : getEdge(self.data)),
      onDragLeave: () => onEdge(undefined),
      onDrop({ self, source }) {
        onEdge(undefined);
        onDrop(String(source.data.id), getEdge(self.data));
      },
    }),
  );
}
