import type { MessagesOf } from '@tideform/i18n';
import type { FormReview, ReviewSummary, SubmissionItem } from '@tideform/sync';
import type { reviewColumnMessages } from './review-column.messages.ts';
import type { CellValue, SubmissionColumn } from './submission-column.ts';

export const stateColumnId = 'review';
export const assignedColumnId = 'assignedTo';

export const reviewStates = ['new', 'progress', 'done', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];
/** States in which a review isn't finished. */
export const openStates: readonly ReviewState[] = ['new', 'progress'];

type Messages = MessagesOf<typeof reviewColumnMessages>;

/** Returns the name of a review state: the form's own name, or the default. */
export const getStateName = (state: ReviewState, { names }: FormReview, messages: Messages): string =>
  names[state] ?? messages.states[state];

/** Whether a returned submission awaits its correction or was corrected. */
export function getCorrectionState({
  review,
  timestamp,
  editedAt = timestamp,
}: SubmissionItem): 'returned' | 'corrected' | undefined {
  if (!review?.returnedAt) return undefined;
  return Date.parse(editedAt) > Date.parse(review.returnedAt) ? 'corrected' : 'returned';
}

/**
 * Creates the columns of reviews. While reviews aren't loaded (`areLoaded` is `false`), a submission without a review
 * has no state rather than "new".
 */
export function createReviewColumns(
  form: FormReview,
  messages: Messages,
  areLoaded = true,
): readonly SubmissionColumn[] {
  const getState = (review: ReviewSummary | undefined): ReviewState | undefined =>
    review?.state ?? (areLoaded ? 'new' : undefined);
  const getStateValues = (item: SubmissionItem): readonly CellValue[] => {
    const state = getState(item.review);
    if (state === undefined) return [];
    const correction = getCorrectionState(item);
    const label = { returned: messages.isReturned, corrected: messages.isCorrected };
    return [
      { id: state, label: getStateName(state, form, messages) },
      ...(correction ? [{ id: correction, label: label[correction] }] : []),
    ];
  };
  return [
    {
      id: stateColumnId,
      label: messages.state,
      filter: 'values',
      cell: 'tags',
      widthPx: 170,
      text: (item) =>
        getStateValues(item)
          .map(({ label }) => label)
          .join(', '),
      getSortKey({ review }) {
        const state = getState(review);
        return state && reviewStates.indexOf(state);
      },
      values: getStateValues,
      value: ({ review }) => getState(review) ?? '',
    },
    {
      id: assignedColumnId,
      label: messages.assignedTo,
      filter: 'values',
      cell: 'people',
      widthPx: 170,
      text: ({ review }) => review?.assignedTo?.name ?? '',
      getSortKey: ({ review }) => review?.assignedTo?.name,
      values: ({ review }) => (review?.assignedTo ? [{ id: review.assignedTo.id, label: review.assignedTo.name }] : []),
      value: ({ review }) => review?.assignedTo?.name ?? '',
    },
  ];
}
