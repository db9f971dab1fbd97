import { mergeClasses } from '@fluentui/react-components';
import { checkInputClasses } from '@tideform/components/kit/classes/check-input-classes.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { Density } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { memo } from 'react';
import { RowMenu } from '../RowMenu.tsx';
import type { RowActions } from '../row-actions.ts';
import { submissionsTableMessages } from '../submissions-table/submissions-table.messages.ts';
import type { ShownColumn } from '../submissions-table/useTableModel.ts';
import { TableCell } from './TableCell.tsx';
import { checkboxPx, useTableStyles } from './table.styles.ts';
import { getCellAttributes } from './useGridKeys.ts';

/** Row of one submission. Memoized, so that scrolling renders only new rows. */
export const TableRow = memo(function TableRow(props: {
  readonly item: SubmissionItem;
  readonly index: number;
  readonly shown: readonly ShownColumn[];
  readonly density: Density;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  /** Index of the focusable cell; absent if it is in another row. */
  readonly activeColumn: number | undefined;
  readonly actions: RowActions;
  readonly onToggle: (item: SubmissionItem, isRange: boolean) => void;
}) {
  const messages = useMessages(submissionsTableMessages);
  const styles = useTableStyles();
  const { item, index, shown, isCurrent, isSelected, activeColumn, actions } = props;
  const cell = mergeClasses(styles.cell, styles[props.density]);
  const tabIndex = (column: number) => (activeColumn === column ? 0 : -1);
  const name = `${item.submissionNumber ?? item.title}`;
  const lastPinned = shown.findLastIndex(({ pinnedPx }) => pinnedPx !== undefined);
  return (
    <tr
      className={mergeClasses(styles.row, (isCurrent || isSelected) && styles.selected)}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      onClick={({ target }) => {
        const isControl = target instanceof Element && target.closest('button, a, input');
        if (actions.isPreviewing && !isControl) actions.preview?.(item);
      }}
      onDoubleClick={() => actions.open(item)}
      onKeyDown={(event) => {
        const isCell = event.target instanceof HTMLTableCellElement;
        if (event.key === 'Enter' && isCell) (event.altKey && actions.preview ? actions.preview : actions.open)(item);
        if (event.key === ' ' && isCell) {
          event.preventDefault();
          props.onToggle(item, event.shiftKey);
        }
      }}
    >
      <td
        {...getCellAttributes(index, 0)}
        className={mergeClasses(cell, styles.narrow, styles.pinned, isCurrent && styles.current)}
        style={{ insetInlineStart: 0 }}
      >
        <input
          type="checkbox"
          className={checkInputClasses.checkMark}
          tabIndex={tabIndex(0)}
          checked={isSelected}
          aria-label={messages.tick({ name })}
          onClick={(event) => props.onToggle(item, event.shiftKey)}
          onChange={() => undefined}
          onDoubleClick={(event) => event.stopPropagation()}
        />
      </td>
      {shown.map(({ column, pinnedPx }, at) => {
        const text = column.text(item);
        return (
          <td
            key={column.id}
            {...getCellAttributes(index, at + 1)}
            tabIndex={tabIndex(at + 1)}
            dir={column.cell === 'text' ? 'auto' : undefined}
            title={text || undefined}
            className={mergeClasses(
              cell,
              column.cell === 'number' && styles.end,
              !text && styles.quiet,
              pinnedPx !== undefined && styles.pinned,
              at === lastPinned && styles.lastPinned,
            )}
            style={pinnedPx === undefined ? undefined : { insetInlineStart: pinnedPx + checkboxPx }}
          >
            <TableCell column={column} item={item} text={text} onRerun={actions.rerun} />
          </td>
        );
      })}
      <td className={cell} role="presentation" />
      <td
        {...getCellAttributes(index, shown.length + 1)}
        className={mergeClasses(cell, styles.narrow, styles.pinned, styles.actions)}
      >
        <RowMenu item={item} actions={actions} tabIndex={tabIndex(shown.length + 1)} />
      </td>
    </tr>
  );
});
