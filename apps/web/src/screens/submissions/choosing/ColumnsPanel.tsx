import { Button, Caption1, Subtitle2 } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { normalizeText, type SubmissionColumn, type ViewState } from '@tideform/submission-views';
import { useState } from 'react';
import { SearchField } from '../../../ui/layout/SearchField.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import type { TableModel } from '../submissions-table/useTableModel.ts';
import { moveColumn, type ViewChange } from '../view-changes.ts';
import { ColumnItem } from './ColumnItem.tsx';
import { columnsMessages } from './columns.messages.ts';
import { useColumnsStyles } from './columns.styles.ts';

/** Panel to show, hide, order and pin the columns of the table. */
export function ColumnsPanel(props: {
  readonly columns: readonly SubmissionColumn[];
  readonly table: TableModel;
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(columnsMessages);
  const { close } = useMessages(uiMessages);
  const styles = useColumnsStyles();
  const { columns, table, view, onView, onClose } = props;
  const [searchText, setSearchText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const inOrder = table.order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const found = inOrder.filter(({ label }) => normalizeText(label).includes(normalizeText(searchText)));
  const move = (column: SubmissionColumn, to: number) => {
    if (to < 0 || to >= table.order.length) return;
    onView(moveColumn(table.order, column.id, to));
    setAnnouncement(messages.moved({ column: column.label, place: to + 1, count: table.order.length }));
  };
  const reset = () =>
    onView((now) => ({ ...now, columnVisibility: {}, columnOrder: [], columnSizing: {}, columnPinning: [] }));
  return (
    <aside
      className={styles.panel}
      aria-label={messages.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <Subtitle2 as="h2">{messages.title}</Subtitle2>
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={close} onClick={onClose} />
      </div>
      <SearchField
        autoFocus
        className={styles.search}
        label={messages.find}
        value={searchText}
        onChange={(_, { value }) => setSearchText(value)}
      />
      <Caption1 className={styles.hint}>{messages.hint}</Caption1>
      <ul className={styles.list}>
        {found.map((column) => (
          <ColumnItem
            key={column.id}
            column={column}
            index={table.order.indexOf(column.id)}
            order={table.order}
            view={view}
            onView={onView}
            onMove={(to) => move(column, to)}
          />
        ))}
      </ul>
      <span role="status" aria-label={announcement} />
      <div className={styles.foot}>
        <Button onClick={reset}>{messages.reset}</Button>
      </div>
    </aside>
  );
}
