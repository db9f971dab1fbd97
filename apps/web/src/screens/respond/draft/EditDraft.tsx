import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { ResponseRow } from '@tideform/sync';
import { useDraftEditing } from '../../../data/useDraftEditing.ts';
import { FormBusyGuard } from '../FormBusyGuard.tsx';
import { RespondSkeleton } from '../RespondSkeleton.tsx';
import { AnswerForm } from './AnswerForm.tsx';

const ReadOnlyDraft = onDemand(
  async () => (await import('./ReadOnlyDraft.tsx')).ReadOnlyDraft,
  ({ response }) => <RespondSkeleton form={response.schema} />,
);

/** Draft that is editable in one tab of this browser at a time, and read-only in others. */
export function EditDraft({
  response,
  onSubmitted,
}: {
  readonly response: ResponseRow;
  readonly onSubmitted: () => void;
}) {
  const { editState: turn, row, takeOver: take } = useDraftEditing(response);
  if (turn.kind === 'asking') return <RespondSkeleton form={response.schema} />;
  if (turn.kind === 'elsewhere')
    return <ReadOnlyDraft response={response} wasTakenOver={turn.hasTaken} onTakeOver={take} />;
  return (
    <FormBusyGuard subject={`answer ${row.formId}`} teamId={row.teamId}>
      <AnswerForm response={row} onSubmitted={onSubmitted} />
    </FormBusyGuard>
  );
}
