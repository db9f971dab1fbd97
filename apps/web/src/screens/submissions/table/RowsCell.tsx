import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { CellRows } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { RowsTable } from '../preview/RowsTable.tsx';
import { tableMessages } from './table.messages.ts';

/**
 * Row count of a grid as a button that opens the rows in a popover. The table's grid navigation manages the button's
 * focus.
 */
export function RowsCell(props: { readonly rows: CellRows; readonly item: SubmissionItem; readonly text: string }) {
  const messages = useMessages(tableMessages);
  const { rows, item, text } = props;
  return (
    <Popover trapFocus withArrow>
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="outline"
          size="small"
          tabIndex={-1}
          aria-label={messages.rows({ label: rows.label, count: Number(text) })}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          {text}
        </Button>
      </PopoverTrigger>
      <PopoverSurface
        aria-label={rows.label}
        style={{ maxWidth: 'min(720px, 90vw)', maxHeight: '60vh', overflow: 'auto' }}
      >
        <RowsTable label={rows.label} columns={rows.columns} rows={rows.getRows(item)} />
      </PopoverSurface>
    </Popover>
  );
}
