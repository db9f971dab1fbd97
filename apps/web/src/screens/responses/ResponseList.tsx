import { useMayDelete } from '../../data/useMayDelete.ts';
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
  if (responses.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {responses.map((response) => (
        <li key={response.id}>
          <ResponseCard
            teamId={teamId}
            response={response}
            mayDelete={response.place === 'draft' || mayDelete(response.creatorId, response.form)}
          />
        </li>
      ))}
    </ul>
  );
}
