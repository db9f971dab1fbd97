import { Button, Caption1, Field, Select, Subtitle2 } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { PeoplePicker, type PickedPrincipal } from '@tideform/components/kit/people/PeoplePicker.tsx';
import type { ReviewEventDetails } from '@tideform/contract';
import { formatList, type MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import {
  getStateName,
  type ReviewState,
  reviewColumnMessages,
  reviewStates,
  type SubmissionColumn,
} from '@tideform/submission-views';
import type { FormReview, Review, ReviewEvent, SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { useReviewEventCommands } from '../../../data/submissions/useReviewEventCommands.ts';
import { useIdentity } from '../../../data/useIdentity.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { Approvals } from './Approvals.tsx';
import { CommentBox } from './CommentBox.tsx';
import { reviewMessages } from './review.messages.ts';
import { useReviewStyles } from './review.styles.ts';

/** Review of one submission: state, assignee, approvals, comments, and controls to change them. */
export function ReviewSection(props: {
  readonly teamId: string;
  readonly item: SubmissionItem;
  readonly form: FormReview;
  readonly columns: readonly SubmissionColumn[];
  readonly mayEdit: boolean;
  readonly onReviewed: (responseId: string, review: Review) => void;
}) {
  const messages = useMessages(reviewMessages);
  const columnMessages = useMessages(reviewColumnMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const styles = useReviewStyles();
  const notify = useShowToast();
  const { userId, displayName } = useIdentity();
  const { teamId, item, form, onReviewed } = props;
  const reviewEvents = useReviewEventCommands(teamId);
  const loaded = useLoaded(item.responseId, (signal) => reviewEvents.load(item, signal));
  const [updated, setUpdated] = useState<Review>();
  const [isBusy, setBusy] = useState(false);
  const review = updated ?? loaded.value;
  const addEvent = async (event: ReviewEventDetails): Promise<boolean> => {
    setBusy(true);
    try {
      const after = await reviewEvents.add(item, event);
      setUpdated(after);
      onReviewed(item.responseId, after);
      return true;
    } catch (cause) {
      notify('error', formatSectionError(cause, failures));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const assign = (picked: PickedPrincipal) => {
    if (picked.kind !== 'person') return;
    const { id, displayName, mail } = picked.person;
    if (id) void addEvent({ kind: 'assigned', to: { id, name: displayName ?? mail ?? id } });
  };
  if (loaded.cause !== undefined) {
    return (
      <section className={styles.card} aria-label={messages.review}>
        <Caption1 role="alert">{formatSectionError(loaded.cause, failures)}</Caption1>
        <div>
          <Button onClick={loaded.retry}>{ui.tryAgain}</Button>
        </div>
      </section>
    );
  }
  const state = review?.state ?? item.review?.state;
  const assignedTo = review ? review.assignedTo : item.review?.assignedTo;
  const isOff = review === undefined || isBusy;
  return (
    <section className={styles.card} aria-label={messages.review} aria-busy={isOff}>
      <Subtitle2 as="h3" className={styles.heading}>
        {messages.review}
      </Subtitle2>
      <Field label={columnMessages.state}>
        <Select
          value={state ?? ''}
          disabled={isOff}
          onChange={(_, { value }) => {
            const wanted = reviewStates.find((one) => one === value);
            if (wanted) void addEvent({ kind: 'state', state: wanted });
          }}
        >
          {state === undefined && <option value="" />}
          {reviewStates.map((one) => (
            <option key={one} value={one}>
              {getStateName(one, form, columnMessages)}
            </option>
          ))}
        </Select>
      </Field>
      {assignedTo ? (
        <Field label={columnMessages.assignedTo}>
          <div className={styles.line}>
            <bdi className={styles.grow}>{assignedTo.name}</bdi>
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              disabled={isOff}
              aria-label={messages.unassign({ name: assignedTo.name })}
              onClick={() => addEvent({ kind: 'assigned', to: null })}
            />
          </div>
        </Field>
      ) : (
        <>
          <PeoplePicker key={item.responseId} label={messages.assign} among="people" onPick={assign} />
          <div>
            <Button
              disabled={isOff}
              onClick={() => addEvent({ kind: 'assigned', to: { id: userId, name: displayName } })}
            >
              {messages.assignMe}
            </Button>
          </div>
        </>
      )}
      <Approvals
        teamId={teamId}
        item={item}
        columns={props.columns}
        mayEdit={props.mayEdit}
        isOff={isOff}
        onEvent={addEvent}
      />
      {review && <ReviewEvents events={review.acts} form={form} />}
      <CommentBox key={`comment ${item.responseId}`} isOff={isOff} onEvent={addEvent} />
    </section>
  );
}

/** Review events of a submission, oldest first. */
function ReviewEvents({ events, form }: { readonly events: readonly ReviewEvent[]; readonly form: FormReview }) {
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
