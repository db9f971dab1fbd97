import type { MessagesOf } from '@tideform/i18n';
import type { FormReview, ReviewSummary, SubmissionItem } from '@tideform/sync';
import type { reviewColumnMessages } from './review-column.messages.ts';
import type { CellValue, SubmissionColumn } from './submission-column.ts';

export const stateColumn = 'review';
export const assignedColumn = 'assignedTo';

export const reviewStates = ['new', 'progress', 'done', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];
/** Somebody still has to see to those. */
export const openStates: readonly ReviewState[] = ['new', 'progress'];

type Messages = MessagesOf<typeof reviewColumnMessages>;

/** What a state is called: as the form's builder says, else as we do. */
export const nameOfState = (state: ReviewState, { names }: FormReview, messages: Messages): string =>
  names[state] ?? messages.states[state];

/** Whether it waits for its correction, or the correction has come. */
export function correctionOf({
  review,
  timestamp,
  editedAt = timestamp,
}: SubmissionItem): 'returned' | 'corrected' | undefined {
  if (!review?.returnedAt) return undefined;
  return Date.parse(editedAt) > Date.parse(review.returnedAt) ? 'corrected' : 'returned';
}

/** What a table says of reviews. Until they are known nothing is said of a submission that has none: it need not be new. */
export function reviewColumns(form: FormReview, messages: Messages, areKnown = true): readonly SubmissionColumn[] {
  const stateOf = (review: ReviewSummary | undefined): ReviewState | undefined =>
    review?.state ?? (areKnown ? 'new' : undefined);
  const states = (item: SubmissionItem): readonly CellValue[] => {
    const state = stateOf(item.review);
    if (state === undefined) return [];
    const correction = correctionOf(item);
    const label = { returned: messages.isReturned, corrected: messages.isCorrected };
    return [
      { id: state, label: nameOfState(state, form, messages) },
      ...(correction ? [{ id: correction, label: label[correction] }] : []),
    ];
  };
  return [
    {
      id: stateColumn,
      label: messages.state,
      filter: 'values',
      cell: 'tags',
      widthPx: 170,
      text: (item) =>
        states(item)
          .map(({ label }) => label)
          .join(', '),
      order({ review }) {
        const state = stateOf(review);
        return state && reviewStates.indexOf(state);
      },
      values: states,
      value: ({ review }) => stateOf(review) ?? '',
    },
    {
      id: assignedColumn,
      label: messages.assignedTo,
      filter: 'values',
      cell: 'people',
      widthPx: 170,
      text: ({ review }) => review?.assignedTo?.name ?? '',
      order: ({ review }) => review?.assignedTo?.name,
      values: ({ review }) => (review?.assignedTo ? [{ id: review.assignedTo.id, label: review.assignedTo.name }] : []),
      value: ({ review }) => review?.assignedTo?.name ?? '',
    },
  ];
}
