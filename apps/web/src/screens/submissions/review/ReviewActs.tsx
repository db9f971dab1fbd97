import { Caption1 } from '@fluentui/react-components';
import { nameOfState, type ReviewState, reviewColumnWords } from '@tideform/desk';
import type { FormReview, ReviewAct } from '@tideform/sync';
import { type WordsOf, wordList } from '@tideform/words';
import { useSpeech, useWords } from '@tideform/words/react';
import { joinParts } from '../../../ui/join-parts.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { useReviewStyles } from './review.styles.ts';
import { reviewWords } from './review.words.ts';

/** All that was done with a submission, the first deed first. */
export function ReviewActs({ acts, form }: { readonly acts: readonly ReviewAct[]; readonly form: FormReview }) {
  const words = useWords(reviewWords);
  const standing = useWords(reviewColumnWords);
  const styles = useReviewStyles();
  const { locale } = useSpeech();
  if (acts.length === 0) return null;
  return (
    <ol className={styles.acts} aria-label={words.comments}>
      {acts.map((act) => (
        <li key={act.id} className={styles.act}>
          <Caption1 className={styles.about}>{joinParts([act.by.name, wordMoment(act.at, locale)])}</Caption1>
          {act.kind !== 'comment' && (
            <span dir="auto">{wordAct(act, words, (state) => nameOfState(state, form, standing))}</span>
          )}
          {'text' in act && act.text && (
            <div className={styles.comment} dir="auto">
              {act.text}
            </div>
          )}
          {act.kind === 'comment' && act.mentions.length > 0 && (
            <Caption1 className={styles.about}>
              {words.mentioned({
                names: wordList(
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

function wordAct(act: ReviewAct, words: WordsOf<typeof reviewWords>, nameOf: (state: ReviewState) => string): string {
  switch (act.kind) {
    case 'state':
      return words.acts.state({ state: nameOf(act.state) });
    case 'assigned':
      return act.to ? words.acts.assigned({ name: act.to.name }) : words.acts.unassigned;
    case 'returned':
      return words.acts.returned;
    case 'decided':
      return words.acts[act.status]({ field: act.field });
    case 'comment':
      return act.text;
  }
}
