import { MenuItem } from '@fluentui/react-components';
import { nameOfState, type ReviewState, reviewColumnWords, reviewStates } from '@tideform/desk';
import type { FormReview, Review, SubmissionItem } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useReviewDeeds } from '../../../data/reviews/useReviewDeeds.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { oopsIn } from '../../../failures/oops.ts';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { reviewWords } from './review.words.ts';

/** Sets the state of many submissions, one after the other. */
export function StateItems(props: {
  readonly place: MenuPlace;
  readonly teamId: string;
  readonly items: readonly SubmissionItem[];
  readonly form: FormReview;
  readonly onReviewed: (responseId: string, review: Review) => void;
}) {
  const words = useWords(reviewWords);
  const standing = useWords(reviewColumnWords);
  const failures = useWords(failureWords);
  const tell = useTell();
  const { place, teamId, items, form, onReviewed } = props;
  const deeds = useReviewDeeds(teamId);
  const set = async (state: ReviewState) => {
    let count = 0;
    try {
      for (const item of items) {
        onReviewed(item.responseId, await deeds.add(item, { kind: 'state', state }));
        count += 1;
      }
    } catch (cause) {
      tell('error', oopsIn(cause, failures));
    }
    if (count > 0) tell('success', words.set({ count }));
  };
  return (
    <OpenMenu place={place}>
      {reviewStates.map((state) => (
        <MenuItem key={state} onClick={() => set(state)}>
          {nameOfState(state, form, standing)}
        </MenuItem>
      ))}
    </OpenMenu>
  );
}
