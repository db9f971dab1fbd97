import { Caption1Strong } from '@fluentui/react-components';
import { useSpeech } from '@tideform/i18n/react';
import { useState } from 'react';
import { useMayDelete } from '../../data/useMayDelete.ts';
import { useResponseCommands } from '../../data/useResponseCommands.ts';
import { DeleteResponseDialog, DiscardEditDialog } from '../../dialogs/dialogs.ts';
import { wordLongDay } from '../../ui/word-moment.ts';
import type { ListedResponse } from './list-responses.ts';
import { ResponseCard } from './ResponseCard.tsx';
import { useResponsesStyles } from './responses.styles.ts';

export function ResponseList(props: {
  readonly teamId: string;
  readonly label: string;
  readonly responses: readonly ListedResponse[];
  /** Under the days on which they were submitted. */
  readonly isByDay?: boolean;
}) {
  const { locale } = useSpeech();
  const styles = useResponsesStyles();
  const { teamId, label, responses } = props;
  const commands = useResponseCommands();
  const mayDelete = useMayDelete(teamId);
  // Here and not in the card, which goes before its dialog has.
  const [deleting, setDeleting] = useState<ListedResponse>();
  const isDeletable = (response: ListedResponse) =>
    response.place === 'draft' || response.place === 'edit' || mayDelete(response.creatorId, response.form);
  const card = (response: ListedResponse) => (
    <li key={response.id}>
      <ResponseCard
        teamId={teamId}
        response={response}
        level={props.isByDay ? 'h4' : 'h3'}
        onDelete={isDeletable(response) ? () => setDeleting(response) : undefined}
      />
    </li>
  );
  return (
    <>
      {responses.length > 0 && (
        <ul className={props.isByDay ? styles.days : styles.list} aria-label={label}>
          {props.isByDay
            ? byDay(responses).map(([first, ...others]) => (
                <li key={first.id}>
                  <Caption1Strong as="h3" className={styles.day}>
                    {wordLongDay(first.timestamp, locale)}
                  </Caption1Strong>
                  <ul className={styles.list}>{[first, ...others].map(card)}</ul>
                </li>
              ))
            : responses.map(card)}
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

/** Those of one day of the viewer's calendar, one after the other. */
function byDay(responses: readonly ListedResponse[]): readonly (readonly [ListedResponse, ...ListedResponse[]])[] {
  const days: [ListedResponse, ...ListedResponse[]][] = [];
  for (const response of responses) {
    const last = days.at(-1);
    if (last && dayOf(last[0]) === dayOf(response)) last.push(response);
    else days.push([response]);
  }
  return days;
}

const dayOf = ({ timestamp }: ListedResponse): string => new Date(timestamp).toDateString();
