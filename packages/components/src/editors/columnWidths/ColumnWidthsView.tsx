import { mergeClasses } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { getErrorsId, isDisabled } from '../../kit/control-attributes.ts';
import { TextBox } from '../../kit/TextBox.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { EditableRowList } from '../rows/EditableRowList.tsx';
import { moveRowByKey } from '../rows/move-row-by-key.tsx';
import { RowButtons } from '../rows/RowButtons.tsx';
import { RowErrors } from '../rows/RowErrors.tsx';
import { getBrokenRulesOfRow } from '../rows/row-errors.ts';
import { useRowListActions } from '../rows/useRowListActions.tsx';
import { useRowMessages } from '../rows/useRowMessages.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { columnWidthsMessages } from './column-widths.messages.ts';
import {
  addColumn,
  type ColumnWidthsProps,
  getColumnOffset,
  getColumnWidth,
  parseColumns,
  type StoredColumn,
} from './columnWidths.ts';

const entryKind = 'column';

/** Editor for the columns of a layout row and their widths, in twelfths of the row's width. */
export function ColumnWidthsView(view: ViewProps<ColumnWidthsProps, readonly StoredColumn[]>) {
  const { state, onChange, onBlur } = view;
  const styles = useRowStyles();
  const columns = parseColumns(state.value);
  const messages = useMessages(columnWidthsMessages);
  const rowMessages = useRowMessages(entryKind);
  const list = useRowListActions<StoredColumn>({ rows: columns, entry: entryKind, firstColumn: 'width', onChange });
  const { edits } = list;
  const total = columns.reduce((sum, column) => sum + (getColumnWidth(column) ?? 0) + getColumnOffset(column), 0);
  return (
    <EditableRowList
      view={view}
      entry={entryKind}
      count={columns.length}
      list={list}
      onAdd={() => {
        edits.replace(addColumn(edits.rows()));
        edits.focus(columns.length, 'width');
      }}
      onBlur={onBlur}
      head={
        columns.length > 0 && (
          <span className={styles.head}>
            {total === 12 ? messages.full : messages[total > 12 ? 'goesOn' : 'used']({ parts: total })}
          </span>
        )
      }
    >
      {columns.map((column, index) => {
        const id = `${view.id}-${index}`;
        const broken = getBrokenRulesOfRow(state.issues, index);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position; its controls hold no state
            key={index}
            data-row={index}
            className={styles.row}
            onKeyDown={(event) => moveRowByKey(event, index, edits.move)}
          >
            <div className={mergeClasses(styles.line, styles.halves)}>
              <TextBox
                data-column="width"
                type="number"
                min={1}
                max={12}
                placeholder={messages.even}
                aria-label={rowMessages.cell(messages.width, index + 1)}
                aria-invalid={broken !== '' || undefined}
                aria-describedby={broken === '' ? undefined : getErrorsId(id)}
                disabled={isDisabled(view)}
                value={getColumnWidth(column) ?? ''}
                onChange={({ target }) =>
                  edits.put(index, { ...column, width: target.value === '' ? undefined : Number(target.value) })
                }
              />
              <TextBox
                data-column="offset"
                type="number"
                min={0}
                max={11}
                placeholder={messages.none}
                aria-label={rowMessages.cell(messages.offset, index + 1)}
                aria-describedby={broken === '' ? undefined : getErrorsId(id)}
                disabled={isDisabled(view)}
                value={getColumnOffset(column) || ''}
                onChange={({ target }) =>
                  edits.put(index, { ...column, offset: target.value === '' ? 0 : Number(target.value) })
                }
              />
              <RowButtons
                edits={edits}
                entry={entryKind}
                index={index}
                isLast={index === columns.length - 1}
                disabled={isDisabled(view)}
              />
            </div>
            <RowErrors id={id} broken={broken} />
          </div>
        );
      })}
    </EditableRowList>
  );
}
