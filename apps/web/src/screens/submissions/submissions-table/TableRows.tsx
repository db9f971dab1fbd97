import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { memo } from 'react';
import { useScreenFormat } from '../../../ui/browser/useScreenFormat.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import type { RowActions } from '../row-actions.ts';
import { TableSkeleton } from '../SubmissionsFrame.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { submissionsTableMessages } from './submissions-table.messages.ts';
import type { TableState } from './useTableState.ts';

/** Table of rows, memoized so that typing in the search field doesn't render unchanged rows again. */
const Table = memo(DataTable);

/** Cards that a phone shows in place of the table. */
const SubmissionsList = onDemand(async () => (await import('../SubmissionsList.tsx')).SubmissionsList);

/** Rows found by search and filters: a table, or cards on a phone. */
export function TableRows(props: {
  readonly state: TableState;
  readonly onFilter: (columnId: string) => void;
  /** Extends the date range to all time; absent if it already is all time. */
  readonly onAllTime: (() => void) | undefined;
  /** ID of the response that the user just came back from. */
  readonly currentId: string | null;
  readonly scrollKey: string;
  readonly actions: RowActions;
}) {
  const messages = useMessages(submissionsTableMessages);
  const isPhone = useScreenFormat() === 'mobile';
  const { state, currentId, actions } = props;
  const { table, view, change, ticks: selection, clear } = state;
  if (table.rows.length === 0 && state.isComing) return <TableSkeleton />;
  if (table.rows.length === 0) {
    return (
      <EmptyState
        title={messages.nothingFound.title}
        text={messages.nothingFound.text}
        action={
          <>
            {props.onAllTime && <Button onClick={props.onAllTime}>{messages.nothingFound.allTime}</Button>}
            <Button onClick={clear}>{messages.nothingFound.clear}</Button>
          </>
        }
      />
    );
  }
  if (isPhone) {
    const columns = table.shown.map(({ column }) => column);
    return <SubmissionsList items={table.rows} columns={columns} currentId={currentId} actions={actions} />;
  }
  return (
    <Table
      table={table}
      view={view}
      onView={change}
      onFilter={props.onFilter}
      selection={selection}
      currentId={currentId}
      scrollKey={props.scrollKey}
      actions={actions}
    />
  );
}
