import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { memo } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useScreenFormat } from '../../../ui/useScreenFormat.ts';
import type { RowActions } from '../row-actions.ts';
import { TableSkeleton } from '../TableSkeleton.tsx';
import { DeskTable } from '../table/DeskTable.tsx';
import { deskMessages } from './desk.messages.ts';
import type { DeskState } from './useDeskState.ts';

/** Who types in the search waits for no drawing of the same rows. */
const Table = memo(DeskTable);

/** A phone has it instead of the table. */
const SubmissionsList = onDemand(async () => (await import('../SubmissionsList.tsx')).SubmissionsList);

/** The submissions that are found: as a table, as cards on a phone. */
export function DeskRows(props: {
  readonly state: DeskState;
  readonly onFilter: (columnId: string) => void;
  /** Absent: the date range is already all time. */
  readonly onAllTime: (() => void) | undefined;
  /** Response that one comes back from. */
  readonly currentId: string | null;
  readonly keptAs: string;
  readonly actions: RowActions;
}) {
  const messages = useMessages(deskMessages);
  const isPhone = useScreenFormat() === 'mobile';
  const { state, currentId, actions } = props;
  const { desk, view, change, ticks, clear } = state;
  if (desk.rows.length === 0 && state.isComing) return <TableSkeleton />;
  if (desk.rows.length === 0) {
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
    const columns = desk.shown.map(({ column }) => column);
    return <SubmissionsList items={desk.rows} columns={columns} currentId={currentId} actions={actions} />;
  }
  return (
    <Table
      desk={desk}
      view={view}
      onView={change}
      onFilter={props.onFilter}
      ticks={ticks}
      currentId={currentId}
      keptAs={props.keptAs}
      actions={actions}
    />
  );
}
