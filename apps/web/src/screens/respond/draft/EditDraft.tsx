import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { ResponseRow } from '@tideform/sync';
import { useDraftTurn } from '../../../data/useDraftTurn.ts';
import { Leavable } from '../Leavable.tsx';
import { RespondSkeleton } from '../RespondSkeleton.tsx';
import { AnswerForm } from './AnswerForm.tsx';

const ReadAlong = onDemand(
  async () => (await import('./ReadAlong.tsx')).ReadAlong,
  ({ response }) => <RespondSkeleton form={response.schema} />,
);

/** A draft: answered in one tab of this browser at a time, shown in the others. */
export function EditDraft({
  response,
  onSubmitted,
}: {
  readonly response: ResponseRow;
  readonly onSubmitted: () => void;
}) {
  const { turn, row, take } = useDraftTurn(response);
  if (turn.kind === 'asking') return <RespondSkeleton form={response.schema} />;
  if (turn.kind === 'elsewhere') return <ReadAlong response={response} hasTaken={turn.hasTaken} onTake={take} />;
  return (
    <Leavable subject={`answer ${row.formId}`} teamId={row.teamId}>
      <AnswerForm response={row} onSubmitted={onSubmitted} />
    </Leavable>
  );
}
