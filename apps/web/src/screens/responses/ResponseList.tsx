import { useState } from 'react';
import { useMayDelete } from '../../data/useMayDelete.ts';
import { DeleteResponseDialog } from '../../dialogs/dialogs.ts';
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
  const mayDelete = useMayDelete(teamId);
  // Here and not in the card, which goes before its dialog has.
  const [deleting, setDeleting] = useState<ListedResponse>();
  const isDeletable = (response: ListedResponse) =>
    response.place === 'draft' || mayDelete(response.creatorId, response.form);
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
      {deleting && (
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
