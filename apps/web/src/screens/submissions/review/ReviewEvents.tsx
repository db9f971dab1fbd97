import { Caption1 } from '@fluentui/react-components';
import { formatList, type MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { getStateName, type ReviewState, reviewColumnMessages } from '@tideform/submission-views';
import type { FormReview, ReviewEvent } from '@tideform/sync';
import { formatDateTime } from '../../../ui/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { reviewMessages } from './review.messages.ts';
import { useReviewStyles } from './review.styles.ts';

/** Review events of a submission, oldest first. */
export function ReviewEvents({ events, form }: { readonly events: readonly ReviewEvent[]; readonly form: FormReview }) {
  const messages = useMessages(reviewMessages);
  const columnMessages = useMessages(reviewColumnMessages);
  const styles = useReviewStyles();
  const { locale } = useLocale();
  if (events.length === 0) return null;
  return (
    <ol className={styles.acts} aria-label={messages.comments}>
      {events.map((event) => (
        <li key={event.id} className={styles.act}>
          <Caption1 className={styles.about}>{joinParts([event.by.name, formatDateTime(event.at, locale)])}</Caption1>
          {event.kind !== 'comment' && (
            <span dir="auto">{formatEvent(event, messages, (state) => getStateName(state, form, columnMessages))}</span>
          )}
          {'text' in event && event.text && (
            <div className={styles.comment} dir="auto">
              {event.text}
            </div>
          )}
          {event.kind === 'comment' && event.mentions.length > 0 && (
            <Caption1 className={styles.about}>
              {messages.mentioned({
                names: formatList(
                  event.mentions.map(({ name }) => name),
                  locale,
                ),
              })}
            </Caption1>
          )}
        </li>
      ))}
    </ol>
  );
}

function formatEvent(
  event: ReviewEvent,
  messages: MessagesOf<typeof reviewMessages>,
  nameOf: (state: ReviewState) => string,
): string {
  switch (event.kind) {
    case 'state':
      return messages.acts.state({ state: nameOf(event.state) });
    case 'assigned':
      return event.to ? messages.acts.assigned({ name: event.to.name }) : messages.acts.unassigned;
    case 'returned':
      return messages.acts.returned;
    case 'decided':
      return messages.acts[event.status]({ field: event.field });
    case 'comment':
      return event.text;
  }
}
