import { Caption1Strong } from '@fluentui/react-components';
import { useLocale } from '@tideform/i18n/react';
import { useState } from 'react';
import { useResponseCommands } from '../../data/responses/useResponse.ts';
import { useMayDelete } from '../../data/submissions/useSubmissionRights.ts';
import { DeleteResponseDialog, DiscardEditDialog } from '../../dialogs/dialogs.ts';
import { formatLongDate } from '../../ui/formatting/format-date-time.ts';
import type { ListedResponse } from './list-responses.ts';
import { ResponseCard } from './ResponseCard.tsx';
import { useResponsesStyles } from './responses.styles.ts';

export function ResponseList(props: {
  readonly teamId: string;
  readonly label: string;
  readonly responses: readonly ListedResponse[];
  /** Groups responses by the day of their submission. */
  readonly isByDay?: boolean;
}) {
  const { locale } = useLocale();
  const styles = useResponsesStyles();
  const { teamId, label, responses } = props;
  const commands = useResponseCommands();
  const mayDelete = useMayDelete(teamId);
  // The response to delete is state of the list, because its card may be removed before the dialog closes.
  const [deleting, setDeleting] = useState<ListedResponse>();
  const isDeletable = (response: ListedResponse) =>
    response.status === 'draft' || response.status === 'edit' || mayDelete(response.creatorId, response.form);
  const renderCard = (response: ListedResponse) => (
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
            ? groupByDay(responses).map(([first, ...others]) => (
                <li key={first.id}>
                  <Caption1Strong as="h3" className={styles.day}>
                    {formatLongDate(first.timestamp, locale)}
                  </Caption1Strong>
                  <ul className={styles.list}>{[first, ...others].map(renderCard)}</ul>
                </li>
              ))
            : responses.map(renderCard)}
        </ul>
      )}
      {deleting?.status === 'edit' && (
        <DiscardEditDialog onDiscard={() => commands.discard(deleting.id)} onClose={() => setDeleting(undefined)} />
      )}
      {deleting && deleting.status !== 'edit' && (
        <DeleteResponseDialog
          teamId={teamId}
          responseId={deleting.id}
          title={deleting.title}
          isSubmitted={deleting.status !== 'draft'}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

/** Groups consecutive responses by day in the viewer's time zone. */
function groupByDay(responses: readonly ListedResponse[]): readonly (readonly [ListedResponse, ...ListedResponse[]])[] {
  const days: [ListedResponse, ...ListedResponse[]][] = [];
  for (const response of responses) {
    const last = days.at(-1);
    if (last && getDay(last[0]) === getDay(response)) last.push(response);
    else days.push([response]);
  }
  return days;
}

const getDay = ({ timestamp }: ListedResponse): string => new Date(timestamp).toDateString();
