import { MenuItem } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { getStateName, type ReviewState, reviewColumnMessages, reviewStates } from '@tideform/submission-views';
import type { FormReview, Review, SubmissionItem } from '@tideform/sync';
import { useReviewEventCommands } from '../../../data/submissions/useReviewEventCommands.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { reviewMessages } from './review.messages.ts';

/** Menu items that set the review state of several submissions, one after the other. */
export function ReviewStateItems(props: {
  readonly place: MenuAnchor;
  readonly teamId: string;
  readonly items: readonly SubmissionItem[];
  readonly form: FormReview;
  readonly onReviewed: (responseId: string, review: Review) => void;
}) {
  const messages = useMessages(reviewMessages);
  const columnMessages = useMessages(reviewColumnMessages);
  const failures = useMessages(failureMessages);
  const notify = useShowToast();
  const { place, teamId, items, form, onReviewed } = props;
  const reviewEvents = useReviewEventCommands(teamId);
  const setState = async (state: ReviewState) => {
    let count = 0;
    try {
      for (const item of items) {
        onReviewed(item.responseId, await reviewEvents.add(item, { kind: 'state', state }));
        count += 1;
      }
    } catch (cause) {
      notify('error', formatSectionError(cause, failures));
    }
    if (count > 0) notify('success', messages.set({ count }));
  };
  return (
    <OpenMenu place={place}>
      {reviewStates.map((state) => (
        <MenuItem key={state} onClick={() => setState(state)}>
          {getStateName(state, form, columnMessages)}
        </MenuItem>
      ))}
    </OpenMenu>
  );
}
