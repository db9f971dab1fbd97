import { useState } from 'react';
import { useMayDelete } from '../../data/useMayDelete.ts';
import { useResponseCommands } from '../../data/useResponseCommands.ts';
import { DeleteResponseDialog, DiscardEditDialog } from '../../dialogs/dialogs.ts';
import type { ListedResponse } from './list-responses.ts';
import { ResponseCard } from './ResponseCard.tsx';
import { useResponsesStyles } from './responses.styles.ts';

export function ResponseList(props: {
  readonly teamId: string;
  readonly label: string;
  readonly responses: readonly ListedResponse[];
}) {
  const styles = useResponsesStyles();
  const { teamId, label, responses } = props;
  const commands = useResponseCommands();
  const mayDelete = useMayDelete(teamId);
  // Here and not in the card, which goes before its dialog has.
  const [deleting, setDeleting] = useState<ListedResponse>();
  const isDeletable = (response: ListedResponse) =>
    response.place === 'draft' || response.place === 'edit' || mayDelete(response.creatorId, response.form);
  return (
    <>
      {responses.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {responses.map((response) => (
            <li key={response.id}>
              <ResponseCard
                teamId={teamId}
                response={response}
                onDelete={isDeletable(response) ? () => setDeleting(response) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {deleting?.place === 'edit' && (
        <DiscardEditDialog onDiscard={() => commands.discard(deleting.id)} onClose={() => setDeleting(undefined)} />
      )}
      {deleting && deleting.place !== 'edit' && (
        <DeleteResponseDialog
          teamId={teamId}
          responseId={deleting.id}
          title={deleting.title}
          isSubmitted={deleting.place !== 'draft'}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
