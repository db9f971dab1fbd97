import { MenuItem } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { nameOfState, type ReviewState, reviewColumnMessages, reviewStates } from '@tideform/submission-views';
import type { FormReview, Review, SubmissionItem } from '@tideform/sync';
import { useReviewDeeds } from '../../../data/reviews/useReviewDeeds.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { oopsIn } from '../../../failures/oops.ts';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { reviewMessages } from './review.messages.ts';

/** Sets the state of many submissions, one after the other. */
export function StateItems(props: {
  readonly place: MenuPlace;
  readonly teamId: string;
  readonly items: readonly SubmissionItem[];
  readonly form: FormReview;
  readonly onReviewed: (responseId: string, review: Review) => void;
}) {
  const messages = useMessages(reviewMessages);
  const standing = useMessages(reviewColumnMessages);
  const failures = useMessages(failureMessages);
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
    if (count > 0) tell('success', messages.set({ count }));
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
