import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { FilterValue, SubmissionColumn, ViewState } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { filterBy, type ViewChange } from '../view-changes.ts';
import { FilterFields } from './FilterFields.tsx';
import { filterMessages } from './filter.messages.ts';

/** Dialog to edit the filter of one column. */
export function FilterDialog(props: {
  readonly column: SubmissionColumn;
  readonly items: readonly SubmissionItem[];
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(filterMessages);
  const { cancel } = useMessages(uiMessages);
  const { column, items, view, onView, onClose } = props;
  const currentFilter = view.columnFilters.find(({ id }) => id === column.id)?.value;
  const [filter, setFilter] = useState<FilterValue | undefined>(currentFilter);
  const apply = (value: FilterValue | undefined) => {
    onView(filterBy(column.id, value && isActiveFilter(value) ? value : undefined));
    onClose();
  };
  return (
    <DialogFrame
      title={messages.title({ column: column.label })}
      onClose={onClose}
      actions={
        <>
          {currentFilter && <Button onClick={() => apply(undefined)}>{messages.remove}</Button>}
          <Button onClick={onClose}>{cancel}</Button>
          <Button appearance="primary" type="submit" form="filter">
            {messages.apply}
          </Button>
        </>
      }
    >
      <form
        id="filter"
        onSubmit={(event) => {
          event.preventDefault();
          apply(filter);
        }}
      >
        <FilterFields column={column} items={items} filter={filter} onChange={setFilter} />
      </form>
    </DialogFrame>
  );
}

function isActiveFilter(filter: FilterValue): boolean {
  if ('has' in filter) return filter.has.trim() !== '';
  if ('any' in filter) return filter.any.length > 0;
  if ('first' in filter) return filter.first !== '' || filter.last !== '';
  return filter.from !== undefined || filter.to !== undefined;
}
