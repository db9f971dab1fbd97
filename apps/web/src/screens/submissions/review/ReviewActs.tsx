import { Caption1 } from '@fluentui/react-components';
import { formatList, type MessagesOf } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { nameOfState, type ReviewState, reviewColumnMessages } from '@tideform/submission-views';
import type { FormReview, ReviewAct } from '@tideform/sync';
import { joinParts } from '../../../ui/join-parts.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { reviewMessages } from './review.messages.ts';
import { useReviewStyles } from './review.styles.ts';

/** All that was done with a submission, the first deed first. */
export function ReviewActs({ acts, form }: { readonly acts: readonly ReviewAct[]; readonly form: FormReview }) {
  const messages = useMessages(reviewMessages);
  const standing = useMessages(reviewColumnMessages);
  const styles = useReviewStyles();
  const { locale } = useSpeech();
  if (acts.length === 0) return null;
  return (
    <ol className={styles.acts} aria-label={messages.comments}>
      {acts.map((act) => (
        <li key={act.id} className={styles.act}>
          <Caption1 className={styles.about}>{joinParts([act.by.name, wordMoment(act.at, locale)])}</Caption1>
          {act.kind !== 'comment' && (
            <span dir="auto">{wordAct(act, messages, (state) => nameOfState(state, form, standing))}</span>
          )}
          {'text' in act && act.text && (
            <div className={styles.comment} dir="auto">
              {act.text}
            </div>
          )}
          {act.kind === 'comment' && act.mentions.length > 0 && (
            <Caption1 className={styles.about}>
              {messages.mentioned({
                names: formatList(
                  act.mentions.map(({ name }) => name),
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

function wordAct(
  act: ReviewAct,
  messages: MessagesOf<typeof reviewMessages>,
  nameOf: (state: ReviewState) => string,
): string {
  switch (act.kind) {
    case 'state':
      return messages.acts.state({ state: nameOf(act.state) });
    case 'assigned':
      return act.to ? messages.acts.assigned({ name: act.to.name }) : messages.acts.unassigned;
    case 'returned':
      return messages.acts.returned;
    case 'decided':
      return messages.acts[act.status]({ field: act.field });
    case 'comment':
      return act.text;
  }
}
